import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type LoopbackNetwork, openLoopbackNetwork } from '../src/serve/testing/loopbackNetwork.ts'
import { startServer } from '../src/serve/startServer.ts'

const run = promisify(execFile)

export interface ThirdPartySite {
  readonly url: string
  /** What stands in for the internet behind the proxy. */
  readonly network: LoopbackNetwork
  close(): Promise<void>
}

/** The host that the scripts of the test site come from; nothing answers there. */
export const scriptHost = 'https://scripts.example'

/** Says where it runs: in a worker `window` is not the page's, while the document is. */
export function scriptBody(name: string): string {
  const report = "[document.documentElement.dataset.ran || '', name].join(' ').trim()"
  return `(name => { window.ran_${name} = (window.ran_${name} || 0) + 1; document.documentElement.dataset.ran = ${report} })('${name}')`
}

/** What a page calls and the worker answers. */
const tracker = "window.track = (what) => { document.documentElement.dataset.tracked = what + ' ' + location.pathname }"

/** Builds and serves the minimal publication with the given `thirdParty` settings; the proxy gets each script by its file name. */
export async function openThirdPartySite(thirdParty: object): Promise<ThirdPartySite> {
  const folder = mkdtempSync(join(tmpdir(), 'third-party-'))
  const [site, directory] = [join(folder, 'site'), join(folder, 'dist')]
  cpSync('fixtures/sites/minimal', site, { recursive: true })
  const settings = { key: 'm', slug: 'm', title: 'Minimal', url: 'https://minimal.example', languages: ['en'], thirdParty }
  writeFileSync(join(site, 'site.config.ts'), `export default ${JSON.stringify(settings)}\n`)
  await run('bin/roomwright', ['build', '--site', site, '--out', directory])
  const network = await openLoopbackNetwork((request, response) => {
    const name = /\/(\w+)\.js/.exec(request.url ?? '')?.[1] ?? ''
    response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(`${scriptBody(name)}\n${tracker}`)
  })
  const server = await startServer({ directory, port: 0, host: '127.0.0.1', network })
  return {
    url: server.url,
    network,
    async close() {
      await server.close(100)
      network.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
