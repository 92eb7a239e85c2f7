import { describe, expect, it, vi } from 'vitest'
import { type BucketState, emptyState } from '../record/BucketState.ts'
import type { ReleasedObject } from '../record/Release.ts'
import type { Plan } from './Plan.ts'
import { type PlanOptions, planRelease } from './planRelease.ts'
import type { FileGroup } from '../../shared/output/publishOrder.ts'

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
    it('sends files before those that refer to them, and new pages before changed ones', () => {
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

  it('a first deploy sends the well-known pages late, and the front page last', () => {
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

  it('a first deploy below a path sends both front pages last, and old addresses with the well-known pages', () => {
    const documents = ['blog', 'blog/index.html', 'blog/tr', 'blog/articles/a']
    const old = { ...object('new'), redirectTo: '/blog/articles/a' }
    const wanted = wantedOf({ 'blog/old/of/a': old, ...Object.fromEntries(documents.map((key) => [key, object('new')])) })
    expect(plan({ wanted }).phases.map(({ name, sends }) => `${name}: ${sends.map(({ key }) => key).join()}`)).toEqual([
      'new documents: blog/articles/a',
      'new first pages: blog/old/of/a,blog/tr',
      'new front page: blog,blog/index.html',
    ])
  })

  it('an unchanged object is neither sent nor listed', () => {
    const state = stateOf({ a: {} })
    expect(plan({ wanted: wantedOf({ a: object('old') }), state, listing: listingOf('a') })).toEqual({
      keep: [],
      phases: [],
      unchanged: 1,
      retire: [],
      remove: [],
      forget: [],
      sweep: [],
      disturbed: [],
      replaced: [],
      foreign: 0,
      missing: [],
    })
  })

  it('everything is sent again if the service gives no entity tags', () => {
    const tagless = plan({ wanted: wantedOf({ a: object('old') }), state: stateOf({ a: { etag: '' } }), listing: new Map([['a', '']]) })
    expect(tagless.phases).toMatchObject([{ sends: [{ key: 'a' }] }])
  })

  describe('a plan', () => {
    it('keeps one copy of what it overwrites for both addresses of a page', () => {
      const { keep } = plan({
        wanted: wantedOf({ a: object('new'), 'a/index.html': object('new') }),
        state: stateOf({ a: {}, 'a/index.html': {} }),
        listing: listingOf('a', 'a/index.html'),
      })
      expect(keep).toEqual([{ fingerprint: 'old', seen: 1, from: 'a/index.html' }])
    })

    it('keeps the copy of two equal objects as long as the later of them was wanted', () => {
      const state = stateOf({ a: { seen: 5 }, b: { seen: 3, retired: 0 } })
      const { keep } = plan({ wanted: wantedOf({ a: object('new') }), state, listing: listingOf('a', 'b'), latest: 6 })
      expect(keep).toMatchObject([{ fingerprint: 'old', seen: 5 }])
    })

    it('keeps no copy of an object that is older than five releases or changed by another writer', () => {
      const wanted = wantedOf({ a: object('new') })
      expect(plan({ wanted, state: stateOf({ a: {} }), listing: listingOf('a'), latest: 5 }).keep).toHaveLength(1)
      expect(plan({ wanted, state: stateOf({ a: {} }), listing: listingOf('a'), latest: 6 }).keep).toEqual([])
      expect(plan({ wanted, state: stateOf({ a: { etag: 'another' } }), listing: listingOf('a') }).keep).toEqual([])
    })

    it('keeps one copy of what it removes', () => {
      const state = { ...stateOf({ gone: { retired: 0 } }), kept: { old: { etag: 'tag .roomwright/kept/old', seen: 1 } } }
      const keepOf = (...copies: readonly string[]) => plan({ state, listing: listingOf('gone', ...copies) }).keep
      expect(keepOf()).toEqual([{ fingerprint: 'old', seen: 1, from: 'gone' }])
      expect(keepOf('.roomwright/kept/old')).toEqual([{ fingerprint: 'old', seen: 1 }])
    })

    it.each([
      ['is not retired yet', {}, { retire: ['gone'] }],
      ['was retired a moment ago', { retired: 901 }, {}],
      ['was retired before the grace period', { retired: 900 }, { remove: ['gone'] }],
      ['is of an interrupted deploy', { fingerprint: '', etag: '', retired: 900 }, { remove: ['gone'], keep: [] }],
      ['is an asset of a recent release', { asset: true, seen: 2, retired: 0 }, {}],
      ['is an asset of a release before the last five', { asset: true, retired: 0 }, { remove: ['gone'], keep: [] }],
      ['has been changed by somebody else', { etag: 'another', retired: 900 }, { forget: ['gone'] }],
    ])('retires, removes, forgets or leaves a file that no release wants and that %s', (_, known, done) => {
      const planned = plan({ state: stateOf({ gone: known }), listing: listingOf('gone'), latest: 6 })
      expect(planned).toMatchObject({ retire: [], remove: [], forget: [], ...done })
    })

    it.each([
      ['was written', {}],
      ['was about to be written', { fingerprint: '', etag: '' }],
    ])('forgets a missing, unwanted object that %s', (_, known) => {
      expect(plan({ state: stateOf({ gone: known }) })).toMatchObject({ retire: [], remove: [], forget: ['gone'] })
    })

    it.each([
      ['at once', {}],
      ['though the clock of the service has gone back since', { retired: 2000 }],
    ])('without a grace period, removes what no release wants %s', (_, known) => {
      expect(plan({ state: stateOf({ gone: known }), listing: listingOf('gone'), grace: 0 }).remove).toEqual(['gone'])
    })

    it.each([
      ['.roomwright/releases/000009-b.json.gz', 'a release that can be returned to', false],
      ['.roomwright/releases/000004-a.json.gz', 'one that cannot', true],
      ['.roomwright/changed/000009-b.json', 'a release that can be returned to', false],
      ['.roomwright/changed/000004-a.json', 'one that cannot', true],
      ['.roomwright/kept/wanted', 'this release', false],
      ['.roomwright/kept/recent', 'one of the last five', false],
      ['.roomwright/kept/old', 'none of the last five', true],
      ['.roomwright/kept/unknown', 'nobody knows what', true],
      ['.roomwright/state.json.gz', 'all of them', false],
      ['.roomwright/locks/a1.json', 'a deploy', false],
    ])('sweeps its own key %s, which is of %s: %s', (key, _, isSwept) => {
      const kept = { wanted: { etag: 'e', seen: 1 }, recent: { etag: 'e', seen: 6 }, old: { etag: 'e', seen: 5 } }
      const wanted = wantedOf({ a: object('wanted') })
      const { sweep, foreign } = plan({
        wanted,
        state: { ...emptyState, kept },
        listing: listingOf(key),
        latest: 10,
        releases: ['000009-b'],
      })
      expect([sweep, foreign]).toEqual([isSwept ? [key] : [], 0])
    })

    it('never removes what no deploy has written', () => {
      expect(plan({ listing: listingOf('theirs'), grace: 0 })).toMatchObject({ remove: [], foreign: 1 })
    })

    it('lists foreign objects that its pages replace, and does not count them as staying', () => {
      const wanted = wantedOf({ 'index.html': object('new'), a: object('new') })
      expect(
        plan({ wanted, state: stateOf({ a: { fingerprint: '', etag: '' } }), listing: listingOf('index.html', 'a', 'theirs') }),
      ).toMatchObject({
        replaced: ['index.html'],
        foreign: 1,
        disturbed: [],
      })
    })

    it.each([
      ['changed', {}, new Map([['a', 'another']])],
      ['removed', {}, new Map<string, string>()],
    ])('lists a page that another writer has %s as disturbed', (_, known, listing) => {
      const wanted = wantedOf({ a: object('old') })
      expect(plan({ wanted, state: stateOf({ a: known }), listing })).toMatchObject({ disturbed: ['a'], replaced: [], foreign: 0 })
    })

    it.each([
      ['where it stays', { a: object('new'), b: object('new') }, { b: { fingerprint: 'new' } }, 'b', []],
      [
        'which leaves its key, kept before',
        { a: object('new'), b: object('x') },
        { b: { fingerprint: 'new' } },
        '.roomwright/kept/new',
        [],
      ],
      ['not, where somebody else has changed it', { a: object('new') }, { b: { fingerprint: 'new', etag: 'another' } }, undefined, ['a']],
      ['not, where nothing has it', { a: object('new') }, {}, undefined, ['a']],
    ])('without a build, takes an object from another key %s', (_, objects, known, from, missing) => {
      const options = { wanted: wantedOf(objects), state: stateOf(known), listing: listingOf('b') }
      const sent = ({ phases }: Plan) => phases.flatMap(({ sends }) => sends).find(({ key }) => key === 'a')
      const back = plan({ ...options, canUpload: false })
      expect([sent(back)?.from, back.missing.filter((key) => key === 'a')]).toEqual([from, missing])
      const built = plan(options)
      expect([sent(built)?.from, built.missing]).toEqual([undefined, []])
    })

    it('takes an object from a copy, but not from a copy that has changed', () => {
      const kept = { ...emptyState, kept: { new: { etag: 'tag .roomwright/kept/new', seen: 1 } } }
      const wanted = wantedOf({ a: object('new') })
      const sends = (etag: string) =>
        plan({ wanted, state: kept, listing: new Map([['.roomwright/kept/new', etag]]) }).phases[0]?.sends[0]?.from
      expect([sends('tag .roomwright/kept/new'), sends('another')]).toEqual(['.roomwright/kept/new', undefined])
    })
  })

  it('a plan for one changed page of ten thousand sends only that page, and looks at each key a few times', () => {
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
