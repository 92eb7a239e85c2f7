import type { ServedFile } from './SiteTable.ts'

/** Bytes above which a file is sent from disk as it is, rather than kept in memory. */
const largest = 16 * 1024 * 1024

export function isStreamed(file: ServedFile): boolean {
  return file.size > largest && !file.document
}
