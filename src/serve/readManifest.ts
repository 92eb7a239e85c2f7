import { type FileHandle, open } from 'node:fs/promises'
import { join } from 'node:path'
import { parseManifest } from '../platform/output/readManifest.ts'
import { type Manifest, manifestFile } from '../shared/output/manifest.ts'
import { ServeError } from './connections/listen.ts'
import { isMissing } from '../platform/errorCode.ts'

interface ReadManifest {
  readonly manifest: Manifest
  /** Changes whenever the manifest is replaced. */
  readonly stamp: string
}

/** Reads the manifest of a built folder; undefined if it still has the stamp `known`. */
export async function readManifest(directory: string, known?: string): Promise<ReadManifest | undefined> {
  const handle = await openManifest(directory)
  try {
    const { ino, mtimeMs, size } = await handle.stat()
    const stamp = `${ino} ${mtimeMs} ${size}`
    if (stamp === known) return undefined
    return { manifest: judge(await handle.readFile('utf8'), directory), stamp }
  } finally {
    await handle.close()
  }
}

async function openManifest(directory: string): Promise<FileHandle> {
  try {
    return await open(join(directory, manifestFile))
  } catch (error) {
    if (!isMissing(error)) throw error
    throw new ServeError(
      `There is no built site in ${directory}. Run 'npx roomwright build' first, or name another folder with --out DIR.`,
      {
        cause: error,
      },
    )
  }
}

function judge(text: string, directory: string): Manifest {
  const manifest = parseManifest(text)
  if (manifest) return manifest
  throw new ServeError(
    `The site in ${directory} was built by another version, or its manifest is damaged. Run 'npx roomwright build' again.`,
  )
}
