import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { simulateOutputs } from '../src/builder/testing/simulateOutputs.ts'
import { simulateDeploys } from '../src/deploy/testing/simulateDeploys.ts'
import { seedOfRun } from '../src/platform/testing/sampleCases.ts'
import { simulateRuns } from '../src/write/testing/simulateRuns.ts'

// node script/simulate.ts [ROUNDS [SEED [ROOM]]]: runs every simulation, or only ROOM, with ROUNDS seeds; exits with 1 if one of them finds
// a fault. Each finding names its room and seed; the same two with one round reproduce it.
const [rounds = '1000', seed = String(seedOfRun()), room = ''] = process.argv.slice(2)
const rooms = { deploys: simulateDeploys, outputs: simulateOutputs, runs: simulateRuns }
const folder = mkdtempSync(join(tmpdir(), 'roomwright-simulated-'))
let found = 0
let played = 0
process.once('SIGTERM', () => finish())
for (let count = 0; count < Number(rounds); count += 1) {
  for (const [name, simulate] of Object.entries(rooms)) {
    if (room !== '' && room !== name) continue
    const faults = await simulate(Number(seed) + count, folder).catch((error: unknown) => [`it ended with ${String(error)}`])
    for (const fault of faults) process.stdout.write(`${name}, seed ${Number(seed) + count}: ${fault}\n`)
    found += faults.length
  }
  played += 1
  if (played % 10_000 === 0) process.stdout.write(`${played} seeds from ${seed}: ${found} findings\n`)
}
finish()

function finish(): void {
  rmSync(folder, { recursive: true, force: true })
  process.stdout.write(`${played} seeds from ${seed}: ${found} findings\n`)
  process.exit(found > 0 ? 1 : 0)
}
