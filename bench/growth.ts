import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { shapes } from './growth/shapes.ts'

// npm run bench:growth [-- check|build [WORDS OF A NAME …]]: measures how CPU time grows with the input, for sizes n, 2n and 4n.
interface Step {
  readonly size: number
  /** CPU time of a check in milliseconds. */
  readonly check: number
  /** CPU time of a build in milliseconds, including its check; absent if errors stop it. */
  readonly render?: number
  readonly problems: number
  readonly rule?: string
  readonly failures: number
}

/** Maximum ratio of added times: linear growth has 2, quadratic growth 4. */
const steepest = 3
/** Minimum CPU milliseconds that growth must add to count. */
const leastAdded = 250
/** Timeout for all sizes of one shape in milliseconds. */
const patience = 60_000

const [mode = 'build', ...wanted] = process.argv.slice(2)
const work = mkdtempSync(join(tmpdir(), 'roomwright-growth-'))
mkdirSync(join(work, 'cache'))
const chosen = shapes.filter(({ name }) => wanted.length === 0 || wanted.some((words) => name.includes(words)))
const row = (cells: readonly (string | number)[]) =>
  process.stdout.write(`${cells.map((cell, index) => (index === 0 ? String(cell).padEnd(46) : String(cell).padStart(9))).join(' ')}\n`)
row(['shape', 'n', 'check n', '2n', '4n', 'steepness', 'build n', '2n', '4n', 'steepness', 'problems'])
let steep = 0
for (const { name } of chosen) {
  const { steps, fault } = await run(name)
  const [, ...counted] = steps
  const judged = [counted.map(({ check }) => check), counted.flatMap(({ render }) => render ?? [])].map(judge)
  if (fault !== undefined || judged.some(({ isSteep }) => isSteep)) steep += 1
  const last = counted.at(-1)
  const said = fault ?? `${last?.problems ?? 0} ${last?.rule ?? ''}${last?.failures ? ` ${last.failures} pages failed` : ''}`
  row([name, counted[0]?.size ?? '', ...judged.flatMap(({ cells }) => cells), ` ${said}`])
}
process.stdout.write(`${chosen.length} shapes, ${steep} of them steeper than they should be (marked !)\n`)
rmSync(work, { recursive: true, force: true })
process.exitCode = steep > 0 ? 1 : 0

function judge(times: readonly number[]): { readonly cells: readonly string[]; readonly isSteep: boolean } {
  const [one = 0, two = 0, four = 0] = times
  const steepness = (four - two) / Math.max(two - one, 1)
  const isSteep = steepness > steepest && four - one > leastAdded
  const shown = times.length < 3 ? '' : `${steepness.toFixed(1)}${isSteep ? '!' : ' '}`
  return { cells: [...[0, 1, 2].map((index) => times[index]?.toFixed(0) ?? ''), shown], isSteep }
}

function run(name: string): Promise<{ readonly steps: readonly Step[]; readonly fault?: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['--expose-gc', join(import.meta.dirname, 'growth/run.ts'), name, work, mode], {
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: patience,
      killSignal: 'SIGKILL',
    })
    let said = ''
    let complained = ''
    child.stdout.on('data', (part: Buffer) => (said += part.toString()))
    child.stderr.on('data', (part: Buffer) => (complained += part.toString()))
    child.on('close', (code) => {
      const steps = said
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Step)
      const why = /\n(\w*Error: .{0,80})/.exec(complained)?.[1]
      resolve({ steps, ...(code !== 0 && { fault: why ?? 'out of time' }) })
    })
  })
}
