import { join } from 'node:path'
import { readSealed, writeSealedAside } from '../../platform/files/sealedFile.ts'

/** Where workers put their results for the build: a folder that all of them see, or a bucket. */
export interface BlobStore {
  /** Returns undefined if there is no blob of this name, or it is not as it was written. */
  read(this: void, name: string): Promise<Buffer | undefined>
  write(this: void, name: string, content: Uint8Array): Promise<void>
}

/** Stores blobs as sealed files in a folder (decision 63). */
export function openBlobFolder(folder: string): BlobStore {
  const fileOf = (name: string) => join(folder, name)
  return {
    read: (name) => Promise.resolve(readSealed(fileOf(name))),
    write: (name, content) => writeSealedAside(fileOf(name), content),
  }
}
