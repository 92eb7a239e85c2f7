import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type ManifestFile, pendingFolder } from '../shared/manifest.ts'
import { isMissing } from './errorCode.ts'
import { readManifest } from './readManifest.ts'
import { readWholeFile } from './readWholeFile.ts'

/**
 * Opens or reads a file of a built folder. `open` fails where a file is missing or another than the manifest has.
 * A build publishes its manifest before it puts each content in its place, so a content may still wait under its hash. It may
 * leave for its place at any moment and never comes back: that is why its place is looked at second.
 */
export async function openBuilt<Opened>(
  directory: string,
  { path, hash }: Pick<ManifestFile, 'path' | 'hash'>,
  open: (file: string) => Promise<Opened>,
): Promise<Opened> {
  return open(join(directory, pendingFolder, hash)).catch(() => open(join(directory, path)))
}

/** The content of a file that is known by its path alone; undefined where the folder has no such file. */
export async function readBuiltFile(directory: string, path: string): Promise<Buffer | undefined> {
  // Where nothing waits, all is in its place.
  const files = existsSync(join(directory, pendingFolder)) ? readManifest(directory)?.manifest.files : undefined
  const file = files?.find((each) => each.path === path)
  try {
    return await (file ? openBuilt(directory, file, (found) => readWholeFile(found)) : readWholeFile(join(directory, path)))
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}
