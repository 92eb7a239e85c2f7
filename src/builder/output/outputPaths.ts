import { basename, dirname, join } from 'node:path'

/** The hidden files and folders that a build keeps beside an output folder. */
interface OutputPaths {
  readonly target: string
  /** The next output, while it is made. */
  readonly staging: string
  /** The previous output, during the swap. */
  readonly old: string
  readonly lock: string
  /** Stamps of the output's files, as the last build left them. */
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
