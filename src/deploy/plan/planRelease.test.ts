import { describe, expect, it, vi } from 'vitest'
import { type BucketState, emptyState } from '../record/BucketState.ts'
import type { ReleasedObject } from '../record/Release.ts'
import { type PlanOptions, planRelease, refuseMassRemoval } from './planRelease.ts'
import type { FileGroup } from '../../shared/publishOrder.ts'

describe('planRelease', () => {
  const object = (fingerprint: string, group: FileGroup = 'document'): ReleasedObject => ({ fingerprint, group, size: 10 })
  const wantedOf = (objects: Readonly<Record<string, ReleasedObject>>) => new Map(Object.entries(objects))

  function stateOf(objects: Readonly<Record<string, Partial<BucketState['objects'][string]>>>): BucketState {
    const known = Object.entries(objects).map(
      ([key, change]) => [key, { fingerprint: 'old', etag: `tag ${key}`, seen: 1, asset: false, ...change }] as const,
    )
    return { ...emptyState, objects: Object.fromEntries(known) }
  }

  const listingOf = (...keys: readonly string[]) => new Map(keys.map((key) => [key, `tag ${key}`]))

  function plan(change: Partial<PlanOptions>) {
    return planRelease({
      wanted: new Map(),
      state: emptyState,
      listing: new Map(),
      now: 1000,
      grace: 100,
      latest: 2,
      releases: [],
      canUpload: true,
      ...change,
    })
  }

  describe('the order of a deploy', () => {
    it('brings what is named before what names it, and added pages before changed ones', () => {
      const { phases } = plan({
        wanted: wantedOf({
          'sitemap.xml': object('new', 'listing'),
          'new/feed.xml': object('new', 'listing'),
          'sw.js': object('new', 'worker'),
          'page-data/app-data.json': object('new', 'appData'),
          'index.html': object('new'),
          'articles/new': object('new'),
          'page-data/index/page-data.json': object('new', 'data'),
          'page-data/articles/new/page-data.json': object('new', 'data'),
          'assets/app.js': object('new', 'asset'),
        }),
        state: stateOf({ 'index.html': {}, 'page-data/index/page-data.json': {}, 'sitemap.xml': {} }),
        listing: listingOf('index.html', 'page-data/index/page-data.json', 'sitemap.xml'),
      })
      expect(phases.map(({ name, sends }) => `${name}: ${sends.map(({ key }) => key).join()}`)).toEqual([
        'assets: assets/app.js',
        'new data: page-data/articles/new/page-data.json',
        'new documents: articles/new',
        'new sitemaps and feeds: new/feed.xml',
        'changed data: page-data/index/page-data.json',
        'changed documents: index.html',
        'app data: page-data/app-data.json',
        'service worker: sw.js',
        'changed sitemaps and feeds: sitemap.xml',
      ])
    })
  })

  it('a first deploy brings the front page when all that it leads to is there, and the pages that readers know by heart before it', () => {
    const documents = [
      'index.html',
      '404.html',
      'tr',
      'tr/index.html',
      'tr/404.html',
      'lamps/index.html',
      'articles/a',
      'articles/a/index.html',
    ]
    const wanted = wantedOf({ ...Object.fromEntries(documents.map((key) => [key, object('new')])), 'feed.xml': object('new', 'listing') })
    expect(plan({ wanted }).phases.map(({ name, sends }) => `${name}: ${sends.map(({ key }) => key).join()}`)).toEqual([
      'new documents: tr/404.html,articles/a,articles/a/index.html',
      'new sitemaps and feeds: feed.xml',
      'new first pages: 404.html,tr,tr/index.html,lamps/index.html',
      'new front page: index.html',
    ])
  })

  describe('what a plan keeps and removes', () => {
    it('keeps a copy of what it overwrites, once for both addresses of a page', () => {
      const { keep } = plan({
        wanted: wantedOf({ a: object('new'), 'a/index.html': object('new') }),
        state: stateOf({ a: {}, 'a/index.html': {} }),
        listing: listingOf('a', 'a/index.html'),
      })
      expect(keep).toEqual([{ fingerprint: 'old', seen: 1, from: 'a/index.html' }])
    })

    it('keeps no copy of what no release of the last five had, nor of what somebody else has put there', () => {
      const wanted = wantedOf({ a: object('new') })
      expect(plan({ wanted, state: stateOf({ a: {} }), listing: listingOf('a'), latest: 6 }).keep).toEqual([])
      expect(plan({ wanted, state: stateOf({ a: { etag: 'another' } }), listing: listingOf('a') }).keep).toEqual([])
    })

    it.each([
      ['is not retired yet', {}, ['gone'], []],
      ['was retired a moment ago', { retired: 950 }, [], []],
      ['was retired before the grace period', { retired: 900 }, [], ['gone']],
      ['is of an interrupted deploy', { fingerprint: '', etag: '', retired: 900 }, [], ['gone']],
      ['is an asset of a recent release', { asset: true, retired: 0 }, [], []],
      ['has been changed by somebody else', { etag: 'another', retired: 900 }, [], []],
    ])('a file that no release wants and that %s', (_, known, retire, remove) => {
      expect(plan({ state: stateOf({ gone: known }), listing: listingOf('gone') })).toMatchObject({ retire, remove })
    })

    it('never removes what no deploy has written', () => {
      expect(plan({ listing: listingOf('theirs'), grace: 0 })).toMatchObject({ remove: [], foreign: 1 })
    })

    it('names what others put where a page comes, and does not count it among what stays', () => {
      const wanted = wantedOf({ 'index.html': object('new'), a: object('new') })
      expect(
        plan({ wanted, state: stateOf({ a: { fingerprint: '', etag: '' } }), listing: listingOf('index.html', 'a', 'theirs') }),
      ).toMatchObject({
        replaced: ['index.html'],
        foreign: 1,
        disturbed: [],
      })
    })

    it('takes what it can from copies, and only from copies that nobody has touched', () => {
      const kept = { ...emptyState, kept: { new: { etag: 'tag .roomwright/kept/new', seen: 1 } } }
      const wanted = wantedOf({ a: object('new') })
      const sends = (etag: string) =>
        plan({ wanted, state: kept, listing: new Map([['.roomwright/kept/new', etag]]) }).phases[0]?.sends[0]?.from
      expect([sends('tag .roomwright/kept/new'), sends('another')]).toEqual(['.roomwright/kept/new', undefined])
    })
  })

  it('ten thousand pages, one of them changed: the plan is one page, and each key is looked at a few times', () => {
    const keys = Array.from({ length: 10_000 }, (_, page) => [
      `articles/${page}`,
      `articles/${page}/index.html`,
      `page-data/articles/${page}/page-data.json`,
    ]).flat()
    const wanted = new Map(
      keys.map((key) => [key, object(key.startsWith('page-data') ? 'data' : 'old', key.startsWith('page-data') ? 'data' : 'document')]),
    )
    const state = stateOf(Object.fromEntries(keys.map((key) => [key, { fingerprint: key.startsWith('page-data') ? 'data' : 'old' }])))
    wanted.set('articles/7', object('new')).set('articles/7/index.html', object('new'))
    const looks = vi.fn()
    const objects = new Proxy(state.objects, {
      get(known, key) {
        looks()
        return Reflect.get(known, key)
      },
    })
    class Listing extends Map<string, string> {
      override get(key: string) {
        looks()
        return super.get(key)
      }
      override *entries() {
        for (const entry of super.entries()) {
          looks()
          yield entry
        }
        return undefined
      }
      override *keys() {
        for (const [key] of this.entries()) yield key
        return undefined
      }
      override [Symbol.iterator]() {
        return this.entries()
      }
    }
    const { phases, keep, unchanged } = plan({ wanted, state: { ...state, objects }, listing: new Listing(listingOf(...keys)) })
    expect(phases.flatMap(({ sends }) => sends.map(({ key }) => key))).toEqual(['articles/7', 'articles/7/index.html'])
    expect([keep.length, unchanged]).toEqual([1, 29_998])
    expect(looks.mock.calls.length).toBeLessThan(keys.length * 20)
  })
})

describe('refuseMassRemoval', () => {
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
    ])('of %i documents, %i left: refused is %s', (before, after, isRefused) => {
      const guard = () => refuseMassRemoval({ pointer: {}, current: released(before), state: emptyState }, wantedOf(after))
      if (isRefused) expect(guard).toThrow(`This release would take ${before - after} of ${before} documents away.`)
      else expect(guard).not.toThrow()
    })

    it('knows the documents where the record of the release cannot be read', () => {
      const known = { fingerprint: 'f', etag: 'e', seen: 1, asset: false }
      const objects = { ...Object.fromEntries(keys(10).map((key) => [key, known])), 'gone.html': { ...known, retired: 5 }, 'sw.js': known }
      const standing = { current: undefined, state: { ...emptyState, objects } }
      expect(() => refuseMassRemoval({ ...standing, pointer: {} }, wantedOf(7))).toThrow('take 3 of 10 documents away')
      // A first deploy that was cut off is no release.
      expect(() => refuseMassRemoval({ ...standing, pointer: undefined }, wantedOf(7))).not.toThrow()
    })
  })
})
