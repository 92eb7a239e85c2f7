import { type LoopbackNetwork, openLoopbackNetwork } from '../src/serve/testing/loopbackNetwork.ts'
import { openSite } from './harness/openSite.ts'
import { test as base } from './harness/test.ts'

/** The host that the scripts of the test site come from; nothing answers there. */
export const scriptHost = 'https://scripts.example'

const [plain, idle] = ['plain', 'idle'].map((name) => `${scriptHost}/${name}.js`)
export const worker = `${scriptHost}/worker.js`

const settings = {
  key: 'm',
  slug: 'm',
  title: 'Minimal',
  url: 'https://minimal.example',
  languages: ['en'],
  thirdParty: {
    scripts: [plain, plain, { src: idle, strategy: 'idle' }, { src: worker, strategy: 'off-main-thread', forward: ['track'] }],
    proxyHosts: ['scripts.example'],
  },
}

/** The publication with these scripts, at the root of its host or below a path. */
export const listing = (name: string, below = '/') => ({
  name,
  folder: 'fixtures/sites/minimal',
  files: { 'site.config.ts': `export default ${JSON.stringify({ ...settings, base: below })}\n` },
})

/** Says where it runs: in a worker `window` is none of the page's, while the document is. */
export function scriptBody(name: string): string {
  const report = "[document.documentElement.dataset.ran || '', name].join(' ').trim()"
  return `(name => { window.ran_${name} = (window.ran_${name} || 0) + 1; document.documentElement.dataset.ran = ${report} })('${name}')`
}

/** What a page calls and the worker answers. */
const tracker = "window.track = (what) => { document.documentElement.dataset.tracked = what + ' ' + location.pathname }"

/** A test on the minimal publication with third-party scripts; `network` stands in for the internet behind the proxy. */
export const test = base.extend<{ readonly network: LoopbackNetwork }>({
  publication: listing('third-party'),
  // oxlint-disable-next-line no-empty-pattern -- the test runner reads the names of fixtures from here
  network: async ({}, use) => {
    const network = await openLoopbackNetwork((request, response) => {
      const name = /\/(\w+)\.js/.exec(request.url ?? '')?.[1] ?? ''
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(`${scriptBody(name)}\n${tracker}`)
    })
    await use(network)
    network.close()
  },
  site: async ({ built, network }, use) => {
    const site = await openSite(built.out, network)
    await use(site)
    await site.stop()
  },
  // Partytown's own worker, and beside it the site's.
  serviceWorkers: 'allow',
})
