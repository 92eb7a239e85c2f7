import { readFileSync } from 'node:fs'
import { hasCode } from '../../platform/errorCode.ts'
import { journalRecordSchema, type JournalRecord } from './journalRecord.ts'

export interface ReadJournal {
  readonly records: readonly JournalRecord[]
  /** Bytes of the whole lines: what follows was being written when the process died. */
  readonly length: number
}

/** A journal that is not what the generator wrote. */
export class JournalError extends Error {}

/** Reads a journal; one that is not there is empty. */
export function readJournal(file: string): ReadJournal {
  const text = textIfThere(file)
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  const lines = whole.split('\n').slice(0, -1)
  const records = lines.map((line, index) => parseRecord(line, `${file}:${index + 1}`))
  return { records, length: Buffer.byteLength(whole) }
}

function parseRecord(line: string, place: string): JournalRecord {
  try {
    return journalRecordSchema.parse(JSON.parse(line))
  } catch (error) {
    throw new JournalError(`${place} is not a record of a run. Put the journal back as it was, or move it away to begin anew.`, {
      cause: error,
    })
  }
}

function textIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return ''
    throw error
  }
}
