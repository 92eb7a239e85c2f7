import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import timers from 'node:timers/promises'

class Killed extends Error {}

const changing = ['mkdirSync', 'writeFileSync', 'renameSync', 'unlinkSync', 'rmSync', 'rmdirSync', 'linkSync'] as const

/**
 * Runs something that from one of its changes to the disk on changes nothing more, as a killed process would; what it writes at that moment is cut
 * off. False where it did not come to that.
 */
export async function runKilled(before: number, run: () => void | Promise<void>): Promise<boolean> {
  const disk = new FaultyDisk()
  try {
    return (await disk.run({ at: before, ends: true }, run)) === 'killed'
  } finally {
    disk.mend()
  }
}

/** What goes wrong at one of the changes, counted from 1: the process ends, or this change fails with an error of the system. */
export type DiskFault = { readonly at: number; readonly ends: true } | { readonly at: number; readonly code: string }

/** The disk of this process, until it is mended: its changes can fail, and nothing waits for its clock. */
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

  /** How something ended: an error of its own is given as it is. */
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
