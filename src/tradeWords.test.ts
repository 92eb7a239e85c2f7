import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const source = import.meta.dirname

/** Words of the trade that the first publication is about. What serves any publication does not use them. */
const trade =
  /^(?:rooms?|doors?|doorways?|walls?|furnitures?|furnishings?|furnish|decors?|interiors?|sofas?|couch|chairs?|armchairs?|lamps?|kitchens?|bedrooms?|bathrooms?|hallways?|wardrobes?|carpets?|rugs?|curtains?|cushions?|upholstery|timber|oak|walnut|bookcases?|mattress)$/

/** Places that may, and why. */
const exceptions: readonly (readonly [place: RegExp, why: string])[] = [
  [/^shared\/looks\/house\w+\.ts: (?:room|door)s?$/, 'what the look `house` says and calls its sections'],
  [/^ui\/looks\//, 'sheets of looks, which say what they leave out of the house'],
  [/^deploy\/lock\/takeLock\.ts: wall$/, 'the clock on the wall, beside the monotonic one'],
]

/** The words of a text: those of `bundledRooms` and `room-before` too, and the name of the product as one. */
function wordsOf(text: string): readonly string[] {
  return text.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g)?.map((word) => word.toLowerCase()) ?? []
}

function tradeWordsIn(name: string, text: string): readonly string[] {
  const found = new Set(wordsOf(`${name} ${text}`).filter((word) => trade.test(word)))
  return [...found].map((word) => `${name}: ${word}`).filter((place) => !exceptions.some(([allowed]) => allowed.test(place)))
}

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(?:tsx?|css|ya?ml|md|json)$/.test(name))
  // Tests have texts of a publication.
  .filter((name) => !/\.test\.tsx?$|(?:^|\/)testing\//.test(name))
  .sort()

test('the engine has no word of a trade in its sources, but where a look draws and speaks of it', () => {
  expect(files.length).toBeGreaterThan(700)
  expect(files.flatMap((name) => tradeWordsIn(name, readFileSync(join(source, name), 'utf8')))).toEqual([])
})

test.each([
  ['ui/RoomPlace.ts', ''],
  ['a.ts', 'const bundledRooms = []'],
  ['a.css', '.list { inline-size: var(--door) }'],
  ['a.ts', '/** The room before. */'],
  ['a.ts', "fix: 'Write `furniture/chairs`.'"],
])('a word of the trade in %s, "%s", is noticed', (name, text) => {
  expect(tradeWordsIn(name, text).length).toBeGreaterThan(0)
})

test('the name of the product is none', () => {
  expect(tradeWordsIn('roomwright.ts', 'Roomwright, a drawing of all categories')).toEqual([])
})

test('every exception is needed', () => {
  const places = files.flatMap((name) =>
    [...new Set(wordsOf(`${name} ${readFileSync(join(source, name), 'utf8')}`))]
      .filter((word) => trade.test(word))
      .map((word) => `${name}: ${word}`),
  )
  expect(exceptions.filter(([allowed]) => !places.some((place) => allowed.test(place)))).toEqual([])
})
