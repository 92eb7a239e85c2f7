import { closeSync, existsSync, fsyncSync, ftruncateSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { shortHash } from '../../platform/contentHash.ts'
import { errorCode, hasCode, withPath } from '../../platform/errorCode.ts'
import type { PlanGroup } from '../plan/resolveEntry.ts'
import { type JournalRecord, journalRecordSchema, runState } from './runState.ts'

/** A run's journal: it is append-only, and a record is flushed to disk before anything depends on it. */
export interface Journal {
  /** Records of earlier processes. */
  readonly earlier: readonly JournalRecord[]
  /** Records of this process. */
  readonly appended: readonly JournalRecord[]
  append(record: JournalRecord): void
  close(): void
}

/** Opens a journal for one process; truncates a half-written last line. */
export function openJournal(file: string): Journal {
  mkdirSync(dirname(file), { recursive: true })
  const { records, length } = readJournal(file)
  const descriptor = openSync(file, 'a')
  ftruncateSync(descriptor, length)
  const appended: JournalRecord[] = []
  let end = length
  let isBroken = false
  return {
    earlier: records,
    appended,
    append(record) {
      // Nothing may follow half a line: it would corrupt the journal for the next process.
      if (isBroken) throw unwritable(file)
      isBroken = true
      try {
        end += writeLine(descriptor, end, `${JSON.stringify(record)}\n`)
      } catch (error) {
        throw unwritable(file, error)
      }
      isBroken = false
      appended.push(record)
    },
    close: () => closeSync(descriptor),
  }
}

/**
 * Writes a line to disk at the end of a journal; returns its length in bytes. Tries twice, because a failure may
 * be temporary, and the line may be a paid answer.
 */
function writeLine(descriptor: number, end: number, text: string): number {
  const line = Buffer.from(text)
  const write = () => {
    for (let written = 0; written < line.length;) written += writeSync(descriptor, line, written)
    fsyncSync(descriptor)
  }
  try {
    write()
  } catch (error) {
    if (errorCode(error) === '') throw error
    ftruncateSync(descriptor, end)
    write()
  }
  return line.length
}

function unwritable(file: string, cause?: unknown): JournalError {
  const code = errorCode(cause)
  const why = code === '' ? '' : ` (${code})`
  return new JournalError(`${file} cannot be written${why}. Run the same command again when it can.`, { cause })
}

interface ReadJournal {
  readonly records: readonly JournalRecord[]
  /** Bytes of the complete lines: anything after them was being written when the process died. */
  readonly length: number
}

/** A journal that the generator did not write, or that cannot be written. */
export class JournalError extends Error {}

/** Reads a journal; a missing one is empty. */
export function readJournal(file: string): ReadJournal {
  const bytes = bytesIfThere(file)
  // A damaged character would be replaced by a longer one, and the next record would be written after a gap.
  const length = bytes.lastIndexOf('\n') + 1
  const lines = bytes.toString('latin1', 0, length).split('\n').slice(0, -1)
  const records = lines.map((line, index) => parseRecord(Buffer.from(line, 'latin1'), `${file}:${index + 1}`))
  return { records, length }
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

function parseRecord(line: Buffer, place: string): JournalRecord {
  try {
    return journalRecordSchema.parse(JSON.parse(utf8.decode(line)))
  } catch (error) {
    throw new JournalError(`${place} is not a record of a run. Restore the journal, or move it away to start again.`, {
      cause: error,
    })
  }
}

function bytesIfThere(file: string): Buffer {
  try {
    return readFileSync(file)
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return Buffer.alloc(0)
    throw withPath(error, file)
  }
}

/** Returns the journal of a command: that of its last run if the run has not ended, otherwise a new one. */
export function chooseJournal(folder: string, groups: readonly PlanGroup[]): { readonly file: string; readonly command: string } {
  const command = shortHash(JSON.stringify(groups), 12)
  for (let number = 1; ; number++) {
    const file = join(folder, `${command}-${number}.jsonl`)
    if (!existsSync(file) || !runState(readJournal(file).records).isEnded) return { file, command }
  }
}
