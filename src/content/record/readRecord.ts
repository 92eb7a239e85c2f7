import { type FileRecords, logArguments, parseLog } from './parseLog.ts'
import { runGit } from './runGit.ts'

/** What is known of when the files of a publication came and changed. */
export interface PublicationRecord {
  readonly files: FileRecords
  /** The contents that changes name, as texts; what cannot be read is missing. */
  readContents(names: Iterable<string>): Promise<ReadonlyMap<string, string>>
}

/** Why there is nothing to compare the dates with. */
export type NoRecord = 'no history' | 'shallow clone'

/** Reads the Git history of a publication folder, as far as it is committed. */
export async function readRecord(directory: string): Promise<PublicationRecord | NoRecord> {
  const [shallow, log] = await Promise.all([runGit(directory, ['rev-parse', '--is-shallow-repository']), runGit(directory, logArguments)])
  if (shallow?.toString().trim() === 'true') return 'shallow clone'
  if (!log || log.length === 0) return 'no history'
  return { files: parseLog(log.toString()), readContents: (names) => readContents(directory, [...new Set(names)]) }
}

async function readContents(directory: string, names: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const printed = names.length === 0 ? undefined : await runGit(directory, ['cat-file', '--batch'], `${names.join('\n')}\n`)
  return printed ? parseBatch(printed) : new Map()
}

/** Each content is announced by its name, kind and size in bytes, and ends with a line break. */
function parseBatch(printed: Buffer): ReadonlyMap<string, string> {
  const contents = new Map<string, string>()
  for (let start = 0; start < printed.length;) {
    const end = printed.indexOf('\n', start)
    if (end < 0) break
    const [name = '', kind, size] = printed.toString('latin1', start, end).split(' ')
    start = end + 1
    if (size === undefined) continue
    if (kind === 'blob') contents.set(name, printed.toString('utf8', start, start + Number(size)))
    start += Number(size) + 1
  }
  return contents
}
