import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { errorCode } from '../src/platform/errorCode.ts'

export interface Measurement {
  /** Wall time. */
  readonly seconds: number
  /** Largest resident size of the process that was started. */
  readonly megabytes: number
}

/** Runs a command to its end, whole process; fails when the command does. */
export function measure(command: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}): Promise<Measurement> {
  return new Promise((resolve, reject) => {
    const started = performance.now()
    const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, ...environment } })
    let peak = 0
    const poll = setInterval(() => {
      peak = Math.max(peak, peakOf(child.pid))
    }, 15)
    child.on('error', reject)
    child.on('exit', (code) => {
      clearInterval(poll)
      if (code === 0) resolve({ seconds: (performance.now() - started) / 1000, megabytes: peak / 1024 })
      else reject(new Error(`${command} ended with ${code}`))
    })
  })
}

/** The kernel's high-water mark in KiB; 0 once the process has gone. */
function peakOf(pid: number | undefined): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)
  } catch (error) {
    if (errorCode(error) !== '') return 0
    throw error
  }
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
