import type { Problem } from '../../content/problem.ts'
import { readSealed, writeSealed } from '../../platform/sealedFile.ts'
import { Stamps } from '../output/Stamps.ts'
import type { Survey } from './Survey.ts'

/** What a finished build was made of, and what it said: the same again has the same output. */
export interface UnchangedRecord {
  /** Of everything besides files: settings of the command, Node, a built engine. */
  readonly key: string
  /** Milliseconds since 1970: from when on, and until when, the same files are the same publication. */
  readonly from: number
  readonly until: number
  /** Of the publication, and of the engine where it runs from its sources. */
  readonly surveys: readonly Survey[]
  /** Files elsewhere that it read, each surveyed for itself. */
  readonly further: readonly Survey[]
  /** Hash of what the build wrote down of its output. */
  readonly output: string
  readonly pages: number
  readonly problems: readonly Problem[]
}

/** Another form of the record has another number. */
const version = 1

/** A survey as plain data. */
export interface KeptSurvey extends Omit<Survey, 'stamps'> {
  readonly stamps: string
}

type KeptRecord = Omit<UnchangedRecord, 'surveys' | 'further' | 'until'> & {
  readonly version: number
  readonly surveys: readonly KeptSurvey[]
  readonly further: readonly KeptSurvey[]
  /** Null where nothing waits. */
  readonly until: number | null
}

/** Reads what the last finished build left; undefined where there is none, or another engine wrote it. */
export function readUnchangedRecord(file: string): UnchangedRecord | undefined {
  const text = readSealed(file)?.toString()
  if (text === undefined) return undefined
  // As it was written: it is sealed.
  const { version: written, surveys, further, until, ...rest } = JSON.parse(text) as KeptRecord
  if (written !== version) return undefined
  return { ...rest, until: until ?? Infinity, surveys: surveys.map(parseSurvey), further: further.map(parseSurvey) }
}

export function writeUnchangedRecord(file: string, { surveys, further, until, ...rest }: UnchangedRecord): void {
  const kept: KeptRecord = {
    ...rest,
    version,
    until: Number.isFinite(until) ? until : null,
    surveys: surveys.map(keepSurvey),
    further: further.map(keepSurvey),
  }
  writeSealed(file, JSON.stringify(kept))
}

export function parseSurvey({ stamps, ...survey }: KeptSurvey): Survey {
  return { ...survey, stamps: Stamps.parse(stamps) }
}

export function keepSurvey({ stamps, ...survey }: Survey): KeptSurvey {
  return { ...survey, stamps: stamps.toString() }
}
