import { globSync } from 'node:fs'
import { join } from 'node:path'
import { seedOfRun } from '../src/platform/testing/sampleCases.ts'
import { ServedSite } from './stress/ServedSite.ts'
import { brokenMessages } from './stress/brokenMessages.ts'
import { type Report, manyConnections, slowHeaders, stalledReaders } from './stress/slowClients.ts'
import { addSentence, longTraffic, swappedBuilds } from './stress/traffic.ts'

// node script/stressServer.ts [MESSAGES [BUILDS [SECONDS [PHASE]]]]: attacks `roomwright serve` over a small publication: with slow, many
// or stalled clients, malformed messages, builds while it is read, and sustained traffic. Exits with 1 if something is wrong.
const [messages = '20000', builds = '30', seconds = '120', only = ''] = process.argv.slice(2)
const site = new ServedSite(join(import.meta.dirname, '../examples/sites/museum'))
let found = 0

async function run(name: string, phase: () => Promise<Report>): Promise<void> {
  if (!name.includes(only)) return
  const { figures, faults } = await phase()
  process.stdout.write(`${name}: ${figures}\n`)
  for (const fault of faults.slice(0, 20)) process.stdout.write(`${name}: FAULT ${fault.slice(0, 500)}\n`)
  found += faults.length
}

try {
  await site.build()
  await site.start()
  const [text = ''] = globSync('articles/*/en.md', { cwd: site.site })
  const [largest = ''] = globSync('assets/*.{webp,avif,js}', { cwd: site.out })
  await run('messages', () => brokenMessages(site, Number(messages), seedOfRun()))
  await run('slow headers', () => slowHeaders(site))
  await run('stalled readers', () => stalledReaders(site, `/${largest}`))
  await run('many connections', () => manyConnections(site))
  await run('builds beneath readers', () => swappedBuilds(site, Number(builds), (round) => addSentence(join(site.site, text), round)))
  await run('traffic', () => longTraffic(site, Number(seconds)))
  if (site.errors !== '') process.stdout.write(`The server said:\n${site.errors.slice(0, 2000)}\n`)
} finally {
  await site.stop()
}
process.stdout.write(`${found} faults\n`)
process.exit(found > 0 ? 1 : 0)
