import { describe, expect, it } from 'vitest'
import { emptyState } from '../record/BucketState.ts'
import { refuseMassRemoval } from './refuseMassRemoval.ts'

const page = { fingerprint: 'f', group: 'document' as const, size: 1 }
const keys = (count: number) => Array.from({ length: count }, (_, index) => `a${index}.html`)
const wantedOf = (count: number) => new Map(keys(count).map((key) => [key, page]))
const released = (count: number) => ({ objects: Object.fromEntries(wantedOf(count)) })

describe('the guard against removals', () => {
  it.each([
    [21, 17, false],
    [21, 16, true],
    [5, 4, false],
    [5, 3, true],
    [1, 0, true],
    [1000, 800, false],
    [1000, 799, true],
  ])('of %i documents with %i left refuses the release: %s', (before, after, isRefused) => {
    const guard = () => refuseMassRemoval({ pointer: {}, current: released(before), state: emptyState }, wantedOf(after))
    if (isRefused) expect(guard).toThrow(`This release would remove ${before - after} of ${before} documents.`)
    else expect(guard).not.toThrow()
  })

  it('counts a page at two addresses once, and counts only documents', () => {
    const others = { 'a0/index.html': page, a0: page, a1: page, a2: page, 'assets/demo.html': { ...page, group: 'asset' as const } }
    const guard = () => refuseMassRemoval({ pointer: {}, current: { objects: others }, state: emptyState }, new Map())
    expect(guard).toThrow('remove 1 of 1 documents')
  })

  it('uses the recorded state if the record of the release cannot be read, but not without a release', () => {
    const known = { fingerprint: 'f', etag: 'e', seen: 1, asset: false }
    const objects = { ...Object.fromEntries(keys(10).map((key) => [key, known])), 'gone.html': { ...known, retired: 5 }, 'sw.js': known }
    const standing = { current: undefined, state: { ...emptyState, objects } }
    expect(() => refuseMassRemoval({ ...standing, pointer: {} }, wantedOf(7))).toThrow('remove 3 of 10 documents')
    // An interrupted first deploy is no release.
    expect(() => refuseMassRemoval({ ...standing, pointer: undefined }, wantedOf(7))).not.toThrow()
  })
})
