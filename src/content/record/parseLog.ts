/** A change of a file; `before` and `after` are Git object ids of its contents. */
interface FileChange {
  /** Day of the commit, in UTC: `2026-01-31`. */
  readonly day: string
  readonly before: string
  readonly after: string
}

/** The history of a file under its current name. */
export interface FileRecord {
  /** The day it first appears. */
  readonly first: string
  /** Changes of its content, newest first. */
  readonly changes: readonly FileChange[]
}

/** By path relative to the publication folder, separated by `/`. */
export type FileRecords = ReadonlyMap<string, FileRecord>

/** Arguments of the `git log` that `parseLog` parses. Merges are left out: what they bring in has commits of its own. */
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

/** Parses the log from the newest commit backwards, following each file through its renames. */
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

/** Converts seconds since 1970 to a day; undefined outside the years 1970 to 9999, since Git takes any number as a date. */
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
  /** The path before a rename. */
  readonly from?: string
}

/** Parses entries of the form `:100644 100644 <before> <after> M`, path; after a rename's mark, the old and the new path. */
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
