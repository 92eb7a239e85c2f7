import { type PlannedFile, type StartSettings, usualLook } from './StartSettings.ts'

/** Returns the settings of a new publication, and the files that its package and editor need. */
export function planConfiguration(settings: StartSettings, slug: string): readonly PlannedFile[] {
  return [
    { path: 'site.config.ts', text: siteConfig(settings, slug) },
    { path: 'package.json', text: asJson(packageJson(settings, slug)) },
    { path: 'tsconfig.json', text: asJson(tsconfig) },
    { path: '.gitignore', text: 'node_modules/\ndist/\n.dist.*\n.roomwright/cache/\n' },
    { path: 'README.md', text: readme(settings) },
  ]
}

function siteConfig({ title, url, languages, look }: StartSettings, slug: string): string {
  const codes = languages.map((code) => quote(code)).join(', ')
  return `import { defineSite } from 'roomwright'

export default defineSite({
  key: ${quote(slug)},
  slug: ${quote(slug)},
  title: ${quote(title)},
  // Where readers find the site: scheme and host.
  url: ${quote(url)},
  // The first is the default: its pages have no prefix.
  languages: [${codes}],
${look === usualLook ? '' : `  theme: { look: ${quote(look)} },\n`}  // \`npx roomwright deploy\` releases into buckets of these names: {prefix}${slug}-dev and {prefix}${slug}.
  buckets: { prefix: 'my-' },
})
`
}

/** Quotes a text as a string literal. */
function quote(text: string): string {
  return `'${text.replace(/['\\]/g, '\\$&')}'`
}

function asJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}

function packageJson({ engine }: StartSettings, slug: string): unknown {
  return {
    name: slug,
    private: true,
    type: 'module',
    scripts: { dev: 'roomwright dev', check: 'roomwright check', build: 'roomwright build' },
    dependencies: { roomwright: engine },
    engines: { node: '>=24' },
  }
}

const tsconfig = {
  compilerOptions: {
    module: 'esnext',
    moduleResolution: 'bundler',
    target: 'es2024',
    lib: ['es2024', 'dom', 'dom.iterable'],
    jsx: 'react-jsx',
    types: [],
    strict: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    erasableSyntaxOnly: true,
    skipLibCheck: true,
  },
  include: ['site.config.ts', 'blocks', 'components', 'lib', 'plugins'],
}

function readme({ title }: StartSettings): string {
  return `# ${title}

A site made with Roomwright. It needs Node 24 or later.

\`\`\`
npm install
npx roomwright dev      # shows the site, and every change you save
npx roomwright check    # every mistake, with its place and what to write instead
npx roomwright build    # writes the site to dist/
\`\`\`

| | |
|---|---|
| \`site.config.ts\` | title, address, languages and the other settings |
| \`categories.yaml\` | the categories |
| \`articles/\` | a folder for each article: a text for each language, and its pictures |
| \`authors/\`, \`pages/\` | who writes, and the pages about the site |
| \`public/\` | files that are copied as they are: \`logo.svg\`, \`favicon.svg\` |

\`npx roomwright new article --title "A title"\` starts an article; \`new author\`, \`new page\` and \`new category\` do the same for the rest.

## Before you publish

1. Write \`pages/about-us\`, \`pages/privacy-policy\` and \`pages/terms\`, and remove the line \`placeholder: true\` from each. Until then they are not on the site.
2. Set \`url\` in \`site.config.ts\` to the site's address.
3. When the folder is in Git, run \`npx roomwright check --fix\`: it sets the dates of the articles to those of their history.
4. Choose where it goes:

| host | what to do |
|---|---|
| GitHub Pages | in \`site.config.ts\` write \`host: 'github'\` and, unless the site has a domain of its own, \`base: '/REPOSITORY'\`; set the repository's variable \`PUBLISH\` to \`pages\`; \`.github/workflows/pages.yml\` does the rest |
| an S3-compatible bucket | set \`PUBLISH\` to \`bucket\`, and what \`.github/workflows/bucket.yml\` names; or \`npm install @aws-sdk/client-s3\` and \`npx roomwright deploy dev\` |
| Netlify | write \`host: 'netlify'\` in \`site.config.ts\` and connect the repository; \`netlify.toml\` says how the site is built |
| Cloudflare Pages | write \`host: 'cloudflare'\` in \`site.config.ts\` and connect the repository; the build command is \`npx roomwright build\`, the output folder \`dist\` |
| any web server | \`npx roomwright build --cards\`, and copy \`dist/\` |
`
}
