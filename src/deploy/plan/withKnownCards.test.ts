import { expect, it } from 'vitest'
import { emptyState } from '../record/BucketState.ts'
import { withKnownCards } from './withKnownCards.ts'
import { wantedObjects } from './wantedObjects.ts'

const name = '0a0000000000'
const [page, picture] = [
  { path: 'index.html', hash: 'a'.repeat(32), size: 1, kind: 'document', cache: 'revalidate' },
  { path: 'assets/lamp.jpg', hash: 'b'.repeat(32), size: 1, kind: 'asset', cache: 'immutable' },
] as const
const built = { version: 1, webpackCompilationHash: '', files: [page, picture], cards: [name], redirects: [], scriptHashes: [] } as const

/** The fingerprint that a deploy wants at a key with a known state. */
function fingerprintOf(
  key: string,
  known: { readonly fingerprint: string; readonly etag: string },
  { base }: { readonly base?: string } = {},
) {
  const wanted = wantedObjects({ ...built, ...(base !== undefined && { base }) }, { target: 'prod', secure: true })
  const state = { ...emptyState, objects: { [key]: { ...known, seen: 1, asset: true } } }
  const listing = new Map([[key, 'tag']])
  return withKnownCards(wanted, { state, listing }).get(key)?.fingerprint
}

const card = `assets/cards/${name}.jpg`
const ownOf = (key: string) => wantedObjects(built, { target: 'prod', secure: true }).get(key)?.fingerprint

it('a social card in the bucket is kept, whichever engine drew it', () => {
  expect(fingerprintOf(card, { fingerprint: 'drawn before', etag: 'tag' })).toBe('drawn before')
  expect(fingerprintOf(`blog/${card}`, { fingerprint: 'drawn before', etag: 'tag' }, { base: '/blog' })).toBe('drawn before')
})

it.each([
  ['that somebody else has changed', card, { fingerprint: 'drawn before', etag: 'another' }],
  ['that a deploy was about to write', card, { fingerprint: '', etag: 'tag' }],
  ['that is no card', picture.path, { fingerprint: 'drawn before', etag: 'tag' }],
])('a picture %s comes from the build', (_, key, known) => {
  expect(ownOf(key)).toEqual(expect.stringMatching(/./))
  expect(fingerprintOf(key, known)).toBe(ownOf(key))
})
