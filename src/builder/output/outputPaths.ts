import { basename, dirname, join } from 'node:path'
import { pendingFolder } from '../../shared/manifest.ts'

/** Where a build keeps what is not part of the site. */
interface OutputPaths {
  readonly target: string
  /** In the output, so that it can be read wherever the output can: contents by hash on the way to their places. */
  readonly pending: string
  /** The others are hidden files beside the output, which depends on nothing but the input. */
  readonly lock: string
  /** What the last build left in the output. */
  readonly stamps: string
  /** Addresses that the last build changed. */
  readonly changed: string
}

export function outputPaths(target: string): OutputPaths {
  const beside = (name: string) => join(dirname(target), `.${basename(target)}.${name}`)
  return {
    target,
    pending: join(target, pendingFolder),
    lock: beside('lock'),
    stamps: beside('stamps'),
    changed: beside('changed.txt'),
  }
}
