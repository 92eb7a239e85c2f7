import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { errorCode } from '../src/platform/errorCode.ts'

export interface Measurement {
  /** Wall-clock time. */
  readonly seconds: number
  /** CPU seconds of all processes of the command, which other work on the machine affects least. */
  readonly cpu: number
  /** Peak memory of all processes of the command together, sampled many times a second. */
  readonly megabytes: number
}

/** Runs the command given as arguments, and prints the CPU time of it and all its children. */
const script = '"$@" >/dev/null; code=$?; times; exit $code'

/** Runs a command with all processes that it starts; fails if the command does. */
export function measure(command: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}): Promise<Measurement> {
  return new Promise((resolve, reject) => {
    const started = performance.now()
    const child = spawn('sh', ['-c', script, 'sh', command, ...args], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, ...environment },
    })
    let peak = 0
    let said = ''
    child.stdout.on('data', (part: Buffer) => (said += part.toString()))
    const poll = setInterval(() => {
      peak = Math.max(peak, residentOf(child.pid))
    }, 25)
    child.on('error', reject)
    child.on('close', (code) => {
      clearInterval(poll)
      if (code === 0) resolve({ seconds: (performance.now() - started) / 1000, cpu: childrenTime(said), megabytes: peak / 1024 })
      else reject(new Error(`${command} ended with ${code}`))
    })
  })
}

/** Parses the second line of the shell's `times`, which is for its children: `0m1.20s 0m0.31s`. */
function childrenTime(times: string): number {
  const line = times.trim().split('\n').at(-1) ?? ''
  return [...line.matchAll(/(\d+)m([\d.]+)s/g)].reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds), 0)
}

/** Returns the resident memory of a process and its descendants in KiB; 0 after it has ended. */
function residentOf(pid: number | undefined): number {
  try {
    const own = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
    return children.reduce((sum, child) => sum + residentOf(Number(child)), own)
  } catch (error) {
    if (errorCode(error) !== '') return 0
    throw error
  }
}

/** Adds a measurement to those of the same name. */
export function note(results: Map<string, Measurement[]>, name: string, measurement: Measurement): void {
  results.set(name, [...(results.get(name) ?? []), measurement])
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

/** Returns a row of a Markdown table: medians with ranges for each measurement. */
export function tableRow(name: string, runs: readonly Measurement[]): string {
  const spread = (values: readonly number[], digits: number) =>
    `${median(values).toFixed(digits)} [${Math.min(...values).toFixed(digits)} to ${Math.max(...values).toFixed(digits)}]`
  const of = (part: keyof Measurement) => runs.map((run) => run[part])
  return `| ${name} | ${spread(of('cpu'), 2)} | ${spread(of('seconds'), 2)} | ${spread(of('megabytes'), 0)} |\n`
}

export const tableHead = '| | CPU, s | wall, s | memory, MB |\n|---|---|---|---|\n'
