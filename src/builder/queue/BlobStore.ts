import { join } from 'node:path'
import { readSealed, writeSealedAside } from '../../platform/sealedFile.ts'

/** Where workers leave what they made, and a build finds it: a folder that all of them see, or a bucket. */
export interface BlobStore {
  /** Undefined where there is none of this name, or not as it was written. */
  read(this: void, name: string): Promise<Buffer | undefined>
  write(this: void, name: string, content: Uint8Array): Promise<void>
}

/** Blobs as sealed files of a folder (decision 63). */
export function openBlobFolder(folder: string): BlobStore {
  const fileOf = (name: string) => join(folder, name)
  return {
    read: (name) => Promise.resolve(readSealed(fileOf(name))),
    write: (name, content) => writeSealedAside(fileOf(name), content),
  }
}
