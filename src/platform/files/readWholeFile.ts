import { type FileHandle, open } from 'node:fs/promises'
import { hasCode, withPath } from '../errorCode.ts'

type Open = (path: string) => Promise<Pick<FileHandle, 'stat' | 'read' | 'close'>>

/**
 * Reads a file. Node's own function takes a short read for the end of the file, fails on an interrupted read, and does not name the file in
 * its errors.
 */
export async function readWholeFile(path: string, openFile: Open = open): Promise<Buffer> {
  try {
    const handle = await openFile(path)
    try {
      return await readToEnd(handle)
    } finally {
      await handle.close()
    }
  } catch (error) {
    throw withPath(error, path)
  }
}

async function readToEnd(handle: Awaited<ReturnType<Open>>): Promise<Buffer> {
  const { size } = await handle.stat()
  // One extra byte detects the end.
  let bytes = Buffer.alloc(size + 1)
  for (let length = 0; ;) {
    const read = await readSome(handle, bytes.subarray(length))
    length += read
    if (read === 0) return bytes.subarray(0, length)
    if (length === bytes.length) bytes = Buffer.concat([bytes], 2 * length)
  }
}

async function readSome(handle: Awaited<ReturnType<Open>>, bytes: Buffer): Promise<number> {
  for (;;) {
    try {
      return (await handle.read(bytes, 0, bytes.length, null)).bytesRead
    } catch (error) {
      if (!hasCode(error, 'EINTR')) throw error
    }
  }
}
