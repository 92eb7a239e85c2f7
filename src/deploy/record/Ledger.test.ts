import { describe, expect, it } from 'vitest'
import { type BucketState, type KnownObject, emptyState } from './BucketState.ts'
import { Ledger } from './Ledger.ts'

const known: KnownObject = { fingerprint: 'f', etag: 'e', seen: 3, asset: false }
const state: BucketState = { ...emptyState, objects: { a: known }, kept: { f: { etag: 'e', seen: 3 } } }

/** The state after a change of `state`. */
function after(change: (ledger: Ledger) => void): BucketState {
  const ledger = new Ledger(state)
  change(ledger)
  return ledger.state
}

describe('the recorded state of a bucket', () => {
  it('stays the same until something changes', () => {
    expect(after(() => undefined)).toEqual(state)
  })

  it.each([
    ['document', false],
    ['asset', true],
  ] as const)('has no fingerprint for a %s while it is being sent', (group, asset) => {
    const object = { fingerprint: 'new', group, size: 1 }
    expect(after((ledger) => ledger.intend('a', object, 4)).objects).toEqual({ a: { fingerprint: '', etag: '', seen: 4, asset } })
    expect(after((ledger) => ledger.wrote('a', { ...object, etag: 'tag', sequence: 4 })).objects).toEqual({
      a: { fingerprint: 'new', etag: 'tag', seen: 4, asset },
    })
  })

  it.each([
    [4, 4],
    [2, 3],
  ])('of an object of release 3 that release %i has too names release %i as the last one to want it', (sequence, seen) => {
    expect(after((ledger) => ledger.see('a', sequence)).objects.a?.seen).toBe(seen)
    expect(after((ledger) => ledger.seeCopy('f', sequence)).kept.f).toEqual({ etag: 'e', seen })
    expect(after((ledger) => ledger.keep('f', { etag: 'another', seen: sequence })).kept.f).toEqual({ etag: 'another', seen })
  })

  it('includes since when no release wants an object, until one wants it again', () => {
    const retired = (ledger: Ledger) => ledger.retire('a', 1000)
    expect(after(retired).objects.a).toEqual({ ...known, retired: 1000 })
    const wantedAgain = (ledger: Ledger) => {
      retired(ledger)
      ledger.see('a', 3)
    }
    expect(after(wantedAgain)).toEqual(state)
  })

  it('does not include objects that no deploy wrote', () => {
    const others = (ledger: Ledger) => {
      ledger.see('theirs', 4)
      ledger.retire('theirs', 1000)
      ledger.seeCopy('theirs', 4)
    }
    expect(after(others)).toEqual(state)
  })

  it('does not include what was forgotten', () => {
    expect(after((ledger) => ledger.forget(['a', 'b'])).objects).toEqual({})
  })

  it('includes the copies that one of the last five releases had', () => {
    expect(Object.keys(after((ledger) => ledger.forgetCopies(7)).kept)).toEqual(['f'])
    expect(Object.keys(after((ledger) => ledger.forgetCopies(8)).kept)).toEqual([])
  })
})
