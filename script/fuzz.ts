import { appendFileSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import { seedOfRun } from '../src/platform/testing/sampleCases.ts'
import { targets } from './fuzz/targets.ts'

// node script/fuzz.ts TARGET,…|all [COUNT [SEED [FILE]]]: runs COUNT inputs through one or all boundary parsers; exits with 1 if one of
// them finds a fault. Inputs with findings are appended to FILE as JSON, one a line. --guided also keeps inputs that reach new code.
const words = process.argv.slice(2)
const isGuided = words.includes('--guided')
const [wanted = 'all', count = '10000', seed = String(seedOfRun()), file] = words.filter((word) => word !== '--guided')
const names = targets.map(({ name }) => name).filter((name) => wanted === 'all' || wanted.split(',').includes(name))
if (names.length === 0) throw new Error(`There is no target "${wanted}"; there are ${targets.map(({ name }) => name).join(', ')}`)

/** CPU milliseconds after which an input counts as never ending. */
const patience = 30_000

let found = 0
for (const name of names) found += await play(name)
process.exit(found > 0 ? 1 : 0)

async function play(name: string): Promise<number> {
  const shared = new SharedArrayBuffer(8 + 2_000_000)
  const numbers = new Int32Array(shared, 0, 2)
  const workerData = { name, count: Number(count), seed: Number(seed), isGuided, shared }
  const worker = new Worker(new URL('./fuzz/fuzzWorker.ts', import.meta.url), { workerData })
  let findings = 0
  // Until the first input, the parsers are loaded.
  Atomics.store(numbers, 0, -1)
  let last = { number: -1, since: 0 }
  const tell = (fault: string, input: string) => {
    findings += 1
    process.stdout.write(`${name}: ${fault}\n  ${JSON.stringify(input).slice(0, 600)}\n`)
    if (file !== undefined) appendFileSync(file, `${JSON.stringify({ name, fault, input })}\n`)
  }
  const watch = setInterval(() => {
    const number = Atomics.load(numbers, 0)
    const spent = cpuTime()
    if (number === -1 || number !== last.number) last = { number, since: spent }
    else if (spent - last.since > patience) {
      clearInterval(watch)
      const input = Buffer.from(shared, 8, Atomics.load(numbers, 1)).toString('utf8')
      tell(`it has not ended after ${patience / 1000} s of processor time`, input)
      void worker.terminate()
    }
  }, 1000)
  await new Promise<void>((resolve, reject) => {
    worker.on('message', ({ fault, input, summary }: { readonly fault?: string; readonly input?: string; readonly summary?: string }) => {
      if (summary !== undefined) process.stdout.write(`${summary}\n`)
      else tell(fault ?? '', input ?? '')
    })
    worker.once('error', reject)
    worker.once('exit', () => resolve())
  })
  clearInterval(watch)
  return findings
}

/** Returns the CPU time of this process in milliseconds. */
function cpuTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
