import type { Problem } from '../../content/problem.ts'
import { readSealedJson, writeSealed } from '../../platform/files/sealedFile.ts'
import { Stamps } from '../output/Stamps.ts'
import type { Survey } from './Survey.ts'

/** A finished build's inputs and results: the same inputs give the same output. */
export interface UnchangedRecord {
  /** Hash of everything besides files: command options, Node, a built engine. */
  readonly key: string
  /** Milliseconds since 1970 between which the same files give the same publication. */
  readonly from: number
  readonly until: number
  /** Surveys of the publication, and of the engine if it runs from its sources. */
  readonly surveys: readonly Survey[]
  /** Files elsewhere that it read, each surveyed separately. */
  readonly further: readonly Survey[]
  /** Seal of the build's record of its output. */
  readonly output: string
  /** Seal of the snapshot that it read and left. */
  readonly snapshot: string
  readonly pages: number
  readonly problems: readonly Problem[]
}

/** The version of the record's format. */
const version = 2

/** A survey as plain data. */
export interface KeptSurvey extends Omit<Survey, 'stamps'> {
  readonly stamps: string
}

type KeptRecord = Omit<UnchangedRecord, 'surveys' | 'further' | 'until'> & {
  readonly version: number
  readonly surveys: readonly KeptSurvey[]
  readonly further: readonly KeptSurvey[]
  /** Null if nothing changes by the time alone. */
  readonly until: number | null
}

/** Reads the record of the last finished build; undefined if there is none, or it has another format. */
export function readUnchangedRecord(file: string): UnchangedRecord | undefined {
  const record = readSealedJson(file) as KeptRecord | undefined
  if (record?.version !== version) return undefined
  const { version: _version, surveys, further, until, ...rest } = record
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
