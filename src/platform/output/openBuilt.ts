import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type ManifestFile, pendingFolder } from '../../shared/output/manifest.ts'
import { isMissing } from '../errorCode.ts'
import { readManifest } from './readManifest.ts'
import { readWholeFile } from '../files/readWholeFile.ts'

/**
 * Opens or reads a file of a built folder. `open` must fail if a file is missing or differs from the manifest. A build publishes its
 * manifest before it moves each content into place, so a content may still be pending under its hash. It may be moved at any moment and
 * never comes back, so the final path is tried second.
 */
export async function openBuilt<Opened>(
  directory: string,
  { path, hash }: Pick<ManifestFile, 'path' | 'hash'>,
  open: (file: string) => Promise<Opened>,
): Promise<Opened> {
  return open(join(directory, pendingFolder, hash)).catch(() => open(join(directory, path)))
}

/** Reads a file known only by its path; undefined if the folder has no such file. */
export async function readBuiltFile(directory: string, path: string): Promise<Buffer | undefined> {
  // If nothing is pending, every file is in place.
  const files = existsSync(join(directory, pendingFolder)) ? readManifest(directory)?.manifest.files : undefined
  const file = files?.find((each) => each.path === path)
  try {
    return await (file ? openBuilt(directory, file, (found) => readWholeFile(found)) : readWholeFile(join(directory, path)))
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}
