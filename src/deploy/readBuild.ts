import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DeployError } from './DeployError.ts'
import { type Manifest, manifestFile } from '../shared/manifest.ts'

/** The manifest of a built folder; fails with a `DeployError` where there is none. */
export function readBuild(directory: string): Manifest {
  try {
    const manifest = JSON.parse(readFileSync(join(directory, manifestFile), 'utf8')) as Manifest | null
    if (manifest?.version === 1) return manifest
  } catch (error) {
    if (!(error instanceof SyntaxError) && !(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  }
  throw new DeployError(
    `There is no built site in ${directory} that this version can read. Run 'roomwright build' first, or name another folder with --out DIR.`,
  )
}
