import type { PlannedFile } from './StartSettings.ts'

/** Returns the files for hosts. A workflow does nothing until a variable of the repository enables it. */
export function planHosting(): readonly PlannedFile[] {
  return [
    { path: '.github/workflows/pages.yml', text: pages },
    { path: '.github/workflows/bucket.yml', text: bucket },
    { path: 'netlify.toml', text: netlify },
    // The builds of Cloudflare Pages, and tools that switch between versions of Node, read it.
    { path: '.node-version', text: '24\n' },
  ]
}

const checkout = `      - uses: actions/checkout@v5
        # \`check\` compares the dates of the articles with the whole history.
        with: { fetch-depth: 0 }
      - uses: actions/setup-node@v5
        with: { node-version: 24 }
      - run: npm install
      - run: npx roomwright check`

const pages = `# GitHub Pages. In the repository's settings, set Pages > Source to "GitHub Actions" and the variable PUBLISH to "pages".
# For https://NAME.github.io/REPOSITORY, write url: 'https://NAME.github.io', base: '/REPOSITORY' and host: 'github' in site.config.ts.
name: GitHub Pages
on:
  push: { branches: [main] }
  workflow_dispatch:
permissions: { contents: read, pages: write, id-token: write }
concurrency: { group: pages }
jobs:
  publish:
    if: vars.PUBLISH == 'pages'
    runs-on: ubuntu-latest
    environment: { name: github-pages, url: '\${{ steps.deployment.outputs.page_url }}' }
    steps:
${checkout}
      - run: npx roomwright build --cards
      - uses: actions/upload-pages-artifact@v4
        with: { path: dist }
      - id: deployment
        uses: actions/deploy-pages@v4
`

const bucket = `# An S3-compatible bucket. Set the variables PUBLISH to "bucket" and AWS_REGION, and DEPLOY_ROLE to a role that may list the bucket
# and read, write and delete in it. Every push goes to the development bucket; production is started by hand.
name: Bucket
on:
  push: { branches: [main] }
  workflow_dispatch:
    inputs:
      target: { type: choice, options: [dev, prod], default: prod }
permissions: { contents: read, id-token: write }
concurrency: { group: "bucket-\${{ inputs.target || 'dev' }}" }
jobs:
  publish:
    if: vars.PUBLISH == 'bucket'
    runs-on: ubuntu-latest
    env: { TARGET: "\${{ inputs.target || 'dev' }}" }
    steps:
${checkout}
      - run: npx roomwright build
      - run: npm install --no-save @aws-sdk/client-s3
      - uses: aws-actions/configure-aws-credentials@v5
        with: { role-to-assume: '\${{ vars.DEPLOY_ROLE }}', aws-region: '\${{ vars.AWS_REGION }}' }
      - run: npx roomwright deploy "$TARGET" --yes
`

const netlify = `# Netlify, and hosts that read its file. host: 'netlify' in site.config.ts adds the files with its redirects and headers.
[build]
command = "npx roomwright check && npx roomwright build --cards"
publish = "dist"

[build.environment]
NODE_VERSION = "24"
`
