import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import { runKilled } from './builder/testing/runKilled.ts'
import { type Site, firstSite as first, quickFolder, secondSite as second, writeOutput } from './builder/testing/tinyOutputs.ts'
import { readBuild } from './deploy/DeployContext.ts'
import { makeBody } from './deploy/apply/makeBody.ts'
import { wantedObjects } from './deploy/plan/wantedObjects.ts'
import { type RunningServer, startServer } from './serve/startServer.ts'
import { ask, noCards } from './serve/testing/serveFiles.ts'

const pending = '.roomwright/pending'

/** The address of a path of a small site. */
function addressOf(path: string): string {
  return `/${path.replace(/(^|\/)index\.html$/, '')}`
}

/** The answers of a server for the paths of both sites, without those that it does not find. */
async function siteOf({ port }: RunningServer): Promise<Record<string, string | undefined>> {
  const answers = new Map<string, string | undefined>()
  for (const path of Object.keys({ ...first, ...second })) {
    const { status, text } = await ask(port, addressOf(path))
    expect([200, 404], path).toContain(status)
    if (status === 200) answers.set(path, text)
  }
  return Object.fromEntries(answers)
}

describe('an output whose build is running or was killed', { timeout: 120_000 }, () => {
  const home = quickFolder()
  const servers: RunningServer[] = []
  let count = 0

  afterEach(async () => {
    await Promise.all(servers.splice(0).map((server) => server.close(100)))
    rmSync(home, { recursive: true, force: true })
  })

  const serve = async (directory: string) => {
    const server = await startServer({ directory, cards: noCards, port: 0, host: '127.0.0.1' })
    servers.push(server)
    return server
  }

  /** Yields the folder before and after a build of the second site over the first, killed at each step or at every `stride`th. */
  async function* eachStep(stride = 1): AsyncGenerator<string> {
    for (let step = 1; ; step += stride) {
      const target = join(home, String((count += 1)), 'dist')
      await writeOutput(target, first)
      yield target
      if (!(await runKilled(step, () => writeOutput(target, second)))) return
      yield target
    }
  }

  it('is served as one complete site, old or new, by a server that starts and by one that runs', async () => {
    const steps = eachStep(4)
    let served: Site[] = []
    for await (const target of steps) {
      const running = await serve(target)
      expect((await ask(running.port, '/')).text).toBe(first['index.html'])
      await steps.next()
      const found = await siteOf(await serve(target))
      expect([first, second]).toContainEqual(found)
      served = [...served, found as Site]
      // Once an answer is from the new site, all later ones are.
      const answers = Object.entries(await siteOf(running))
      const turned = answers.findIndex(([path, text]) => text !== first[path])
      for (const [path, text] of turned < 0 ? [] : answers.slice(turned)) expect(text, path).toBe(second[path])
      await Promise.all(servers.splice(0).map((server) => server.close(0)))
    }
    expect(served).toContainEqual(first)
    expect(served).toContainEqual(second)
  })

  it('is deployed as the site that its manifest describes', async () => {
    let unfinished = 0
    for await (const target of eachStep()) {
      const manifest = readBuild(target)
      const site = manifest.files.some(({ path }) => path === 'assets/2.js') ? second : first
      if (existsSync(join(target, pending))) unfinished += 1
      for (const [key, object] of wantedObjects(manifest, { target: 'prod', secure: false })) {
        if (object.source.kind !== 'file') continue
        const body = await makeBody(object, { directory: target, cards: noCards })
        const text = (object.headers.contentEncoding === 'gzip' ? gunzipSync(body) : body).toString()
        expect(text, key).toBe(site[object.source.path])
      }
    }
    expect(unfinished).toBeGreaterThan(20)
  })
})
