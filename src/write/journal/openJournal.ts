import { closeSync, fsyncSync, ftruncateSync, mkdirSync, openSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import type { JournalRecord } from './journalRecord.ts'
import { JournalError, readJournal } from './readJournal.ts'

/** A run's journal: it only grows, and a record is on the disk before anything follows from it. */
export interface Journal {
  /** What earlier processes wrote. */
  readonly earlier: readonly JournalRecord[]
  /** What this process wrote. */
  readonly appended: readonly JournalRecord[]
  append(record: JournalRecord): void
  close(): void
}

/** Opens a journal for one process; a half-written last line is cut off. */
export function openJournal(file: string): Journal {
  mkdirSync(dirname(file), { recursive: true })
  const { records, length } = readJournal(file)
  const descriptor = openSync(file, 'a')
  ftruncateSync(descriptor, length)
  const appended: JournalRecord[] = []
  let isBroken = false
  return {
    earlier: records,
    appended,
    append(record) {
      // Behind half a line nothing may follow: it would spoil the journal for the next process.
      if (isBroken) throw unwritable(file)
      isBroken = true
      try {
        const line = Buffer.from(`${JSON.stringify(record)}\n`)
        for (let written = 0; written < line.length;) written += writeSync(descriptor, line, written)
        fsyncSync(descriptor)
      } catch (error) {
        throw unwritable(file, error)
      }
      isBroken = false
      appended.push(record)
    },
    close: () => closeSync(descriptor),
  }
}

function unwritable(file: string, cause?: unknown): JournalError {
  const why = cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : ''
  return new JournalError(`${file} cannot be written${why}. The same command goes on when it can.`, { cause })
}
