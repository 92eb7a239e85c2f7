import { describe, expect, it } from 'vitest'
import { emptyState } from './BucketState.ts'
import { isChangedAddresses, isIntention, isPointer, isRelease, isState } from './recordForms.ts'

const object = { fingerprint: 'f', etag: 'e', seen: 1, asset: false }
const state = { version: 1, objects: { a: object }, kept: { f: { etag: 'e', seen: 0 } } }
const pointer = { version: 1, id: '1', sequence: 1, digest: 'd', latest: 1, releases: ['1'], at: '' }
const released = { fingerprint: 'f', group: 'document', size: 0 }
const release = { version: 1, id: '1', sequence: 1, digest: 'd', at: '', by: 'anna', objects: { a: released } }
const changed = { version: 1, release: '1', pages: ['/'], purge: [] }
const intention = { version: 1, from: '1', to: '2' }

const forms = {
  state: [isState, state],
  pointer: [isPointer, pointer],
  release: [isRelease, release],
  changed: [isChangedAddresses, changed],
  intention: [isIntention, intention],
} as const
const kinds = Object.keys(forms) as readonly (keyof typeof forms)[]

/** Each field of a record, except those that decide nothing. */
const fields = kinds.flatMap((kind) =>
  Object.keys(forms[kind][1])
    .filter((field) => kind !== 'pointer' || field !== 'at')
    .map((field) => [kind, field] as const),
)

describe('a record of a deploy', () => {
  it.each(kinds)('is recognised by its form, and only as its own kind: %s', (kind) => {
    const [isOfKind] = forms[kind]
    expect(kinds.filter((other) => isOfKind(forms[other][1]))).toEqual([kind])
  })

  it.each([
    [isState, { ...state, objects: { a: { ...object, retired: 1_700_000_000_000.25 } } }],
    [isRelease, { ...release, objects: { a: { ...released, redirectTo: '/b' } } }],
    [isRelease, { ...release, objects: { a: { ...released, noindex: true } } }],
    [isChangedAddresses, { ...changed, previous: '0' }],
    [isState, { ...state, unreported: { since: '', keys: ['a'] } }],
  ])('is valid with what it need not have: %#', (isOfKind, value) => {
    expect(isOfKind(value)).toBe(true)
  })

  it('is valid if nothing is known about a bucket', () => {
    expect(isState(emptyState)).toBe(true)
  })

  it.each(fields)('is invalid if the %s has a wrong %s', (kind, field) => {
    const [isOfKind, whole] = forms[kind]
    for (const wrong of [undefined, null, true, -1, 0.5, {}.toString, [1], { a: null }, { a: [] }, { a: {} }]) {
      expect([wrong, isOfKind({ ...whole, [field]: wrong })]).toEqual([wrong, false])
    }
  })

  it.each([
    [isState, { ...state, objects: [object] }],
    [isState, { ...state, unreported: { since: 1, keys: [] } }],
    [isState, { ...state, unreported: { since: '', keys: [1] } }],
    [isState, { ...state, objects: { a: object, b: { ...object, fingerprint: 1 } } }],
    [isState, { ...state, objects: { a: { ...object, etag: null } } }],
    [isState, { ...state, objects: { a: { ...object, seen: '1' } } }],
    [isState, { ...state, objects: { a: { ...object, asset: undefined } } }],
    [isState, { ...state, objects: { a: { ...object, retired: '5' } } }],
    [isState, { ...state, objects: { a: { ...object, retired: null } } }],
    [isState, { ...state, kept: { f: { etag: 1, seen: 1 } } }],
    [isState, { ...state, kept: { f: { etag: 'e', seen: -1 } } }],
    [isPointer, { ...pointer, releases: ['1', 2] }],
    [isPointer, { ...pointer, releases: '1' }],
    [isPointer, { ...pointer, sequence: 2 ** 53 }],
    [isRelease, { ...release, objects: { a: { ...released, fingerprint: 1 } } }],
    [isRelease, { ...release, objects: { a: { ...released, group: 1 } } }],
    [isRelease, { ...release, objects: { a: { ...released, group: 'of a later version' } } }],
    [isRelease, { ...release, objects: { a: { ...released, redirectTo: 1 } } }],
    [isRelease, { ...release, objects: { a: { ...released, noindex: 1 } } }],
    [isRelease, { ...release, objects: { a: { ...released, size: 0.5 } } }],
    [isChangedAddresses, { ...changed, previous: 1 }],
    [isChangedAddresses, null],
    [isChangedAddresses, [changed]],
    [isChangedAddresses, 'changed'],
  ])('is invalid if a part of it is: %#', (isOfKind, value) => {
    expect(isOfKind(value)).toBe(false)
  })
})
