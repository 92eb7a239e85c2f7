import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import timers from 'node:timers/promises'

class Killed extends Error {}

const changing = ['mkdirSync', 'writeFileSync', 'renameSync', 'unlinkSync', 'rmSync', 'rmdirSync', 'linkSync'] as const

/**
 * Runs a function that is killed at one of its changes to the disk: what it writes at that moment is truncated, and nothing changes after
 * it. Returns false if it ended before that.
 */
export async function runKilled(before: number, run: () => void | Promise<void>): Promise<boolean> {
  const disk = new FaultyDisk()
  try {
    return (await disk.run({ at: before, ends: true }, run)) === 'killed'
  } finally {
    disk.mend()
  }
}

/** What goes wrong at one of the changes, counted from 1: the process is killed, or this change fails with a system error. */
export type DiskFault = { readonly at: number; readonly ends: true } | { readonly at: number; readonly code: string }

/** This process's disk, until it is mended: its changes can fail, and timers can be skipped. */
export class FaultyDisk {
  readonly #originals = changing.map((name) => [name, fs[name]] as const)
  readonly #sleep = timers.setTimeout
  #fault: DiskFault | undefined
  #changes = 0

  constructor({ isPatient = true } = {}) {
    for (const [name, call] of this.#originals) {
      Object.assign(fs, { [name]: (...args: readonly unknown[]): unknown => this.#change(name, call, args) })
    }
    if (!isPatient) Object.assign(timers, { setTimeout: () => Promise.resolve() })
    syncBuiltinESMExports()
  }

  mend(): void {
    for (const [name, call] of this.#originals) Object.assign(fs, { [name]: call })
    Object.assign(timers, { setTimeout: this.#sleep })
    syncBuiltinESMExports()
  }

  /** Returns how the work ended, with the error if one was to be injected; any other error is rethrown. */
  async run(fault: DiskFault | undefined, work: () => void | Promise<void>): Promise<'done' | 'killed' | Error> {
    this.#fault = fault
    this.#changes = 0
    try {
      await work()
      return 'done'
    } catch (error) {
      if (error instanceof Killed) return 'killed'
      if (fault === undefined || 'ends' in fault || !(error instanceof Error)) throw error
      return error
    } finally {
      this.#fault = undefined
    }
  }

  #change(name: string, call: (...args: never[]) => unknown, args: readonly unknown[]): unknown {
    const fault = this.#fault
    this.#changes += 1
    if (fault && this.#changes >= fault.at) {
      if (this.#changes === fault.at && name === 'writeFileSync') cutOff(call, args)
      if ('ends' in fault) throw new Killed()
      if (this.#changes === fault.at) throw Object.assign(new Error(fault.code), { code: fault.code, path: args[0] })
    }
    return Reflect.apply(call, fs, args)
  }
}

function cutOff(write: (...args: never[]) => unknown, [path, content, ...rest]: readonly unknown[]): void {
  const bytes = typeof content === 'string' ? Buffer.from(content) : (content as Uint8Array)
  Reflect.apply(write, fs, [path, bytes.subarray(0, bytes.length / 2), ...rest])
}
