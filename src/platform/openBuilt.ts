import { join } from 'node:path'
import { type ManifestFile, pendingFolder } from '../shared/manifest.ts'

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
