import { parentPort, workerData } from 'node:worker_threads'
import { playTarget } from './playTarget.ts'
import { targets } from './targets.ts'

/** CPU milliseconds that an input may take; quadratic time is far above this. */
const limit = (input: string) => 500 + input.length / 40

const { name, count, seed, isGuided, shared } = workerData as {
  readonly name: string
  readonly count: number
  readonly seed: number
  readonly isGuided: boolean
  /** Number of the current input, its length in bytes, and its bytes. */
  readonly shared: SharedArrayBuffer
}
const target = targets.find((each) => each.name === name)
if (!target) throw new Error(`There is no target "${name}"`)

const numbers = new Int32Array(shared, 0, 2)
const bytes = Buffer.from(shared, 8)
const start = process.threadCpuUsage()
const findings = await playTarget({
  target,
  count,
  seed,
  isGuided,
  limit,
  before(input, number) {
    Atomics.store(numbers, 1, bytes.write(input, 'utf8'))
    Atomics.store(numbers, 0, number)
  },
  found: (finding) => parentPort?.postMessage(finding),
})
const { user, system } = process.threadCpuUsage(start)
const seconds = Math.round((user + system) / 1e6)
parentPort?.postMessage({
  summary: `${name}: ${count} inputs from seed ${seed}, ${findings.length} findings, ${seconds} s of processor time`,
})
