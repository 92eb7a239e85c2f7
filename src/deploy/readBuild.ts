import { readManifest } from '../platform/readManifest.ts'
import type { Manifest } from '../shared/manifest.ts'
import { DeployError } from './DeployError.ts'

/** The manifest of a built folder; fails with a `DeployError` where there is none. */
export function readBuild(directory: string): Manifest {
  const read = readManifest(directory)
  if (read) return read.manifest
  throw new DeployError(
    `There is no built site in ${directory} that this version can read. Run 'roomwright build' first, or name another folder with --out DIR.`,
  )
}
