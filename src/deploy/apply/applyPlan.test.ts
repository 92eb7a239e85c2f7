import { describe, expect, it } from 'vitest'
import type { Bucket } from '../bucket/Bucket.ts'
import type { Phase, Plan, Send } from '../plan/Plan.ts'
import { type BucketState, emptyState } from '../record/BucketState.ts'
import { Ledger } from '../record/Ledger.ts'
import { readRecord } from '../record/Release.ts'
import { isState } from '../record/recordForms.ts'
import { memoryBucket, tagOf } from '../testing/memoryBucket.ts'
import { applyPlan } from './applyPlan.ts'

describe('carrying out a plan', () => {
  const headers = { contentType: 'text/html', cacheControl: 'no-store' }
  const send = (key: string, change: Partial<Send> = {}): Send => ({ key, fingerprint: 'new', group: 'document', size: 2, ...change })

  interface Run {
    readonly keep?: Plan['keep']
    readonly phases?: readonly Phase[]
    readonly state?: BucketState
    /** The keys that can be uploaded; the text of each object is its key. */
    readonly uploads?: readonly string[]
    readonly wanted?: readonly string[]
  }

  /** Runs a plan of release 7; returns the recorded state and the sizes of what was sent. */
  async function run(bucket: Bucket, { keep = [], phases = [], state = emptyState, uploads = [], wanted = uploads }: Run) {
    const ledger = new Ledger(state)
    const sent: number[] = []
    const progress = { drew: () => undefined, begin: () => undefined, sent: (bytes: number) => void sent.push(bytes), end: () => undefined }
    await applyPlan({
      plan: { keep, phases } as Plan,
      bucket,
      ledger,
      wanted,
      sequence: 7,
      uploads: new Map(uploads.map((key) => [key, () => Promise.resolve({ body: Buffer.from(key), headers })])),
      progress,
      parallel: 1,
    })
    return { state: ledger.state, sent }
  }

  it('copies what it overwrites, records what it will send, and sends phase by phase', async () => {
    const bucket = memoryBucket({ objects: { a: 'before' } })
    const { state, sent } = await run(bucket, {
      keep: [{ fingerprint: 'old', seen: 6, from: 'a' }],
      phases: [
        { name: 'assets', sends: [send('b', { group: 'asset' })] },
        { name: 'documents', sends: [send('a', { size: 3 }), send('c', { from: '.roomwright/kept/old', redirectTo: '/a' })] },
      ],
      uploads: ['a', 'b'],
    })
    expect(bucket.changes).toEqual([
      'copy a to .roomwright/kept/old',
      'put .roomwright/state.json.gz',
      'put b',
      'put a',
      'copy .roomwright/kept/old to c with /a',
    ])
    expect(await readRecord(bucket, '.roomwright/state.json.gz', isState)).toMatchObject({
      objects: { a: { fingerprint: '' }, b: { fingerprint: '', asset: true }, c: { fingerprint: '' } },
      kept: { old: { etag: tagOf('before'), seen: 6 } },
    })
    const known = { fingerprint: 'new', seen: 7, asset: false }
    expect(state.objects).toEqual({
      a: { ...known, etag: tagOf('a') },
      b: { ...known, etag: tagOf('b'), asset: true },
      c: { ...known, etag: tagOf('before') },
    })
    expect(sent).toEqual([2, 3, 2])
  })

  it('makes no second copy of a kept object, and records the last release that had it', async () => {
    const bucket = memoryBucket()
    const { state } = await run(bucket, {
      keep: [{ fingerprint: 'old', seen: 6 }],
      state: { ...emptyState, kept: { old: { etag: 'e', seen: 2 } } },
    })
    expect([bucket.changes, state.kept]).toEqual([[], { old: { etag: 'e', seen: 6 } }])
  })

  it('changes nothing if nothing is to be sent, and records which release wants each object', async () => {
    const known = { fingerprint: 'old', etag: 'changed by somebody else', seen: 6, asset: false }
    const bucket = memoryBucket({ objects: { a: 'a' } })
    const { state } = await run(bucket, { state: { ...emptyState, objects: { a: known } }, wanted: ['a'] })
    expect([bucket.changes, state.objects]).toEqual([[], { a: { ...known, seen: 7 } }])
  })

  it('records sent objects after every five hundred, so that an interrupted deploy does not repeat them', async () => {
    const keys = Array.from({ length: 1001 }, (_, index) => `a${index}`)
    const phases = [{ name: 'documents', sends: keys.map((key) => send(key)) }]
    const isKnown = async (bucket: Bucket) =>
      Object.values((await readRecord(bucket, '.roomwright/state.json.gz', isState))?.objects ?? {}).filter(
        ({ fingerprint }) => fingerprint === 'new',
      ).length
    const cut = memoryBucket()
    // The last one cannot be uploaded.
    await expect(run(cut, { phases, uploads: keys.slice(0, 1000) })).rejects.toThrow('a1000')
    expect([cut.changes.filter((line) => line.includes('state')).length, await isKnown(cut)]).toEqual([3, 1000])
  })

  it.each([
    ['changed', (bucket: Bucket) => bucket.put({ key: 'a', body: Buffer.from('theirs'), headers })],
    ['removed', (bucket: Bucket) => bucket.remove(['a'])],
  ])('fails if another writer has %s a sent object meanwhile', async (_, disturb) => {
    const bucket = memoryBucket()
    const disturbed: Bucket = {
      ...bucket,
      async list(prefix) {
        await disturb(bucket)
        return bucket.list(prefix)
      },
    }
    const phases = [{ name: 'documents', sends: [send('a'), send('b')] }]
    await expect(run(disturbed, { phases, uploads: ['a', 'b'] })).rejects.toThrow(
      'Objects in memory are not as they were sent (1; the first is a), so someone else is writing to it.',
    )
  })
})
