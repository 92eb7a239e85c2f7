import { hash } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { Agent, type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { createRandom } from '../../src/platform/testing/createRandom.ts'
import type { ServedSite } from './ServedSite.ts'
import type { Report } from './slowClients.ts'

interface Answer {
  readonly path: string
  readonly status: number
  readonly digest: string
  /** Time of the request, in milliseconds of this process's clock. */
  readonly asked: number
}

const digestOf = (bytes: Uint8Array) => hash('sha256', bytes)

/** Opens a client with a persistent connection, as browsers use. */
function openClient(port: number): { ask(this: void, path: string): Promise<Answer>; close(this: void): void } {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = async (path: string): Promise<Answer> => {
    const asked = performance.now()
    const [response] = (await once(request({ host: '127.0.0.1', port, path, agent }).end(), 'response')) as [IncomingMessage]
    const body = await buffer(response)
    return { path, status: response.statusCode ?? 0, digest: digestOf(body), asked }
  }
  return { ask, close: () => agent.destroy() }
}

/** Maps URL paths to the files of the output. */
function addresses(out: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const file of readdirSync(out, { recursive: true, encoding: 'utf8' })) {
    if (/^\.|^(404|500|offline)\.html/.test(file)) continue
    if (/(^|\/)index\.html$/.test(file)) found.set(`/${file.replace(/\/?index\.html$/, '')}`, file)
    else if (file.endsWith('page-data.json')) found.set(`/${file}`, file)
  }
  return found
}

/**
 * Runs builds of a site that is read all the time: each answer must be a complete file of one of the builds, and not of one that was
 * replaced before the request. `edit` changes the publication before each build.
 */
export async function swappedBuilds(site: ServedSite, builds: number, edit: (round: number) => void): Promise<Report> {
  const files = addresses(site.out)
  const paths = [...files.keys()]
  const digests = () => new Map(paths.map((path) => [path, digestOf(readFileSync(join(site.out, files.get(path) ?? '')))]))
  /** The digests of each build's files, and when its command ended; the server checks for a new build every second. */
  const made: { readonly digests: ReadonlyMap<string, string>; readonly ended: number }[] = [
    { digests: digests(), ended: performance.now() },
  ]
  const answers: Answer[] = []
  const lost: string[] = []
  const over = new AbortController()
  const random = createRandom(builds)
  const readers = Array.from({ length: 12 }, async () => {
    const client = openClient(site.port)
    while (!over.signal.aborted) {
      const path = paths[Math.floor(random() * paths.length)] ?? '/'
      await client.ask(path).then(
        (answer) => answers.push(answer),
        (error: unknown) => lost.push(`${path}: ${String(error)}`),
      )
    }
    client.close()
  })
  for (let round = 1; round <= builds; round += 1) {
    edit(round)
    await site.build()
    made.push({ digests: digests(), ended: performance.now() })
  }
  over.abort()
  await Promise.all(readers)
  const faults = lost.map((text) => `a request was lost: ${text}`)
  for (const { path, status, digest, asked } of answers) {
    const last = made.findLastIndex((build) => build.digests.get(path) === digest)
    if (status !== 200) faults.push(`${path} was answered with ${status}`)
    else if (last === -1) faults.push(`${path} was answered with what no build made`)
    else if (made[last + 1] && asked > (made[last + 1]?.ended ?? 0) + 2000) faults.push(`${path} was answered from a build that was gone`)
  }
  return { figures: `${answers.length} answers over ${builds} builds, ${lost.length} lost`, faults }
}

/**
 * In megabytes: what `startServer` may cache of files and of their compressed forms, and an allowance for the process itself, which starts
 * at some 100. A slow leak is not detected.
 */
const memoryLimit = 128 + 256 + 128

/** Sends readers' requests for the given seconds: the server's memory must stay within `memoryLimit`. */
export async function longTraffic(site: ServedSite, seconds: number): Promise<Report> {
  const paths = [...addresses(site.out).keys(), '/nowhere', '/assets/nothing.js', '/?utm_source=a']
  const random = createRandom(seconds)
  const start = performance.now()
  const elapsed = () => (performance.now() - start) / 1000
  let asked = 0
  let failed = 0
  const samples: number[] = []
  const readers = Array.from({ length: 16 }, async () => {
    while (elapsed() < seconds) {
      // Visits some pages over one connection.
      const client = openClient(site.port)
      for (let count = 0; count < 40; count += 1) {
        const path = paths[Math.floor(random() * paths.length)] ?? '/'
        const query = random() < 0.2 ? `?visit=${Math.floor(random() * 1e9)}` : ''
        asked += 1
        await client.ask(path + query).catch(() => (failed += 1))
      }
      client.close()
    }
  })
  const timer = setInterval(() => samples.push(site.megabytes), (seconds * 1000) / 40)
  await Promise.all(readers)
  clearInterval(timer)
  const mean = (list: readonly number[]) => list.reduce((sum, item) => sum + item, 0) / list.length
  const [early, late] = [mean(samples.slice(10, 20)), mean(samples.slice(-10))]
  const faults = [
    ...(failed > 0 ? [`${failed} requests failed`] : []),
    ...(late > memoryLimit ? [`the server holds ${Math.round(late)} MB`] : []),
  ]
  return {
    figures: `${asked} requests in ${seconds} s; ${Math.round(early)} MB in the second quarter, ${Math.round(late)} in the last`,
    faults,
  }
}

/** Appends a sentence with the round's number to a text. */
export function addSentence(file: string, round: number): void {
  writeFileSync(file, `${readFileSync(file, 'utf8').trimEnd()}\n\nRound ${round}.\n`)
}
