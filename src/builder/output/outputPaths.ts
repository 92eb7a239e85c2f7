import { basename, dirname, join } from 'node:path'

/** The hidden neighbours of an output folder that a build uses. */
interface OutputPaths {
  readonly target: string
  /** Where the next output is being made. */
  readonly staging: string
  /** The previous output, for the moment of the swap. */
  readonly old: string
  readonly lock: string
  /** What the files of the output looked like when the last build left them. */
  readonly stamps: string
  /** Addresses that the last build changed. */
  readonly changed: string
}

export function outputPaths(target: string): OutputPaths {
  const beside = (name: string) => join(dirname(target), `.${basename(target)}.${name}`)
  return {
    target,
    staging: beside('building'),
    old: beside('old'),
    lock: beside('lock'),
    stamps: beside('stamps.json'),
    changed: beside('changed.txt'),
  }
}
