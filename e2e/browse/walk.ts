import type { Reader } from './Reader.ts'

/** Leaves the reader on the last of `paths`, in a document that has no previous page in memory. */
export async function walk(reader: Reader, paths: readonly string[]): Promise<void> {
  const [first = '', ...rest] = paths
  await reader.open(first)
  for (const path of rest) {
    await reader.click(path)
    await reader.sees(path)
  }
  await reader.reload()
}
