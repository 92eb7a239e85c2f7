import { basename, dirname, join } from 'node:path'
import { pendingFolder } from '../../shared/output/manifest.ts'

/** Paths of what a build keeps that is not part of the site. */
interface OutputPaths {
  readonly target: string
  /** Contents by hash on their way into place; inside the output, so that it can be read wherever the output can. */
  readonly pending: string
  /** The others are hidden files beside the output, which depends only on the input. */
  readonly lock: string
  /** What the last build left in the output. */
  readonly stamps: string
  /** URLs that the last build changed. */
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
