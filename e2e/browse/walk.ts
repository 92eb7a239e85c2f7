import type { Reader } from './Reader.ts'

/** Visits the paths in turn, and leaves the reader on the last one with no earlier page in memory. */
export async function walk(reader: Reader, paths: readonly string[]): Promise<void> {
  const [first = '', ...rest] = paths
  await reader.open(first)
  for (const path of rest) {
    await reader.click(path)
    await reader.sees(path)
  }
  await reader.reload()
}
