import type { ChangedAddresses } from '../plan/changedAddresses.ts'
import { isMap } from '../../shared/isMap.ts'
import { publishPhases } from '../../shared/output/publishOrder.ts'
import type { BucketState } from './BucketState.ts'
import type { RecordForm, Release, ReleasePointer } from './Release.ts'

export const isState = formOf<BucketState>({
  objects: mapOf({ fingerprint: isText, etag: isText, seen: isCount, asset: isFlag, retired: orAbsent(isTime) }),
  kept: mapOf({ etag: isText, seen: isCount }),
  unreported: orAbsent(hasFields({ since: isText, keys: isTexts })),
})

export const isPointer = formOf<ReleasePointer>({ id: isText, sequence: isCount, digest: isText, latest: isCount, releases: isTexts })

export const isRelease = formOf<Release>({
  id: isText,
  sequence: isCount,
  digest: isText,
  at: isText,
  by: isText,
  objects: mapOf({ fingerprint: isText, group: isGroup, size: isCount, redirectTo: orAbsent(isText), noindex: orAbsent(isFlag) }),
})

export const isChangedAddresses = formOf<ChangedAddresses>({
  release: isText,
  previous: orAbsent(isText),
  pages: isTexts,
  purge: isTexts,
})

/** An unfinished rollback. Its record is written before anything changes, so that a second attempt has the same target. */
export interface Intention {
  readonly version: 1
  /** The release that was current when the rollback began. */
  readonly from: string
  readonly to: string
}

export const isIntention = formOf<Intention>({ from: isText, to: isText })

type Check = (value: unknown) => boolean

function formOf<Kind>(fields: Readonly<Record<string, Check>>): RecordForm<Kind> {
  const isWhole = hasFields(fields)
  return (value): value is Kind & { readonly version: 1 } => isWhole(value) && (value as { readonly version?: unknown }).version === 1
}

function hasFields(fields: Readonly<Record<string, Check>>): Check {
  return (value) => isMap(value) && Object.entries(fields).every(([key, isRight]) => isRight(value[key]))
}

function mapOf(fields: Readonly<Record<string, Check>>): Check {
  const isItem = hasFields(fields)
  return (value) => isMap(value) && Object.values(value).every(isItem)
}

function orAbsent(isRight: Check): Check {
  return (value) => value === undefined || isRight(value)
}

function isText(value: unknown): boolean {
  return typeof value === 'string'
}

function isCount(value: unknown): boolean {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}

/** In milliseconds, with fractions. */
function isTime(value: unknown): boolean {
  return Number.isFinite(value)
}

function isFlag(value: unknown): boolean {
  return typeof value === 'boolean'
}

/** A later version may have other groups, of which this one does not know when to publish them. */
function isGroup(value: unknown): boolean {
  return publishPhases.some(({ group }) => group === value)
}

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every(isText)
}
