/** A change of a file, by the names that Git gives to its contents. */
interface FileChange {
  /** Of the committer, in UTC: `2026-01-31`. */
  readonly day: string
  readonly before: string
  readonly after: string
}

/** What the history says of a file that has this name today. */
export interface FileRecord {
  /** The day it first appears. */
  readonly first: string
  /** Of its content, the newest first. */
  readonly changes: readonly FileChange[]
}

/** By path below the publication folder, with `/`. */
export type FileRecords = ReadonlyMap<string, FileRecord>

/** What `parseLog` understands. Merges say nothing: what they bring has commits of its own. */
export const logArguments = [
  'log',
  '--topo-order',
  '--relative',
  '--raw',
  '-z',
  '--no-abbrev',
  '--no-color',
  '--no-ext-diff',
  '--no-textconv',
  '-M',
  '--format=%x01%ct',
  '--',
  '.',
]

/** Reads the log from the newest commit back, and follows each file through its renames. */
export function parseLog(log: string): FileRecords {
  const records = new Map<string, { first: string; readonly changes: FileChange[] }>()
  const names = new Map<string, string>()
  for (const commit of log.split('\u0001').slice(1)) {
    const [seconds = '', ...fields] = commit.split('\0')
    const day = dayOf(seconds)
    for (const { status, before, after, path, from } of entriesOf(fields)) {
      const name = names.get(path) ?? path
      if (from !== undefined) names.set(from, name)
      if (day === undefined) continue
      const record = records.get(name) ?? { first: day, changes: [] }
      records.set(name, record)
      if (day < record.first) record.first = day
      if ((status === 'M' || status === 'R') && before !== after) record.changes.push({ day, before, after })
    }
  }
  return records
}

/** Of seconds since 1970; undefined for what no calendar of four figures has: Git takes any number for a date. */
function dayOf(seconds: string): string | undefined {
  const time = new Date(Number(seconds) * 1000)
  const isDay = time.getTime() >= 0 && time.getUTCFullYear() <= 9999
  return isDay ? time.toISOString().slice(0, 10) : undefined
}

interface Entry {
  readonly status: string
  readonly before: string
  readonly after: string
  readonly path: string
  /** The name before a rename. */
  readonly from?: string
}

/** `:100644 100644 <before> <after> M`, the path; after a rename's mark the old path and the new one. */
function entriesOf(fields: readonly string[]): readonly Entry[] {
  const entries: Entry[] = []
  for (let index = 0; index < fields.length; index++) {
    const [, , before, after, mark] = fields[index]?.trimStart().split(' ') ?? []
    if (before === undefined || after === undefined || mark === undefined) continue
    const first = fields[++index] ?? ''
    const status = mark.slice(0, 1)
    entries.push(
      status === 'R' ? { status, before, after, path: fields[++index] ?? '', from: first } : { status, before, after, path: first },
    )
  }
  return entries
}
