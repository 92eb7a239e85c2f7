import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const source = import.meta.dirname

/** Trade words of the first publication. Sources that serve any publication do not use them. */
const trade =
  /^(?:rooms?|doors?|doorways?|walls?|furnitures?|furnishings?|furnish|decors?|interiors?|sofas?|couch|chairs?|armchairs?|lamps?|kitchens?|bedrooms?|bathrooms?|hallways?|wardrobes?|carpets?|rugs?|curtains?|cushions?|upholstery|timber|oak|walnut|bookcases?|mattress)$/

/** Places that may use them, and why. */
const exceptions: readonly (readonly [place: RegExp, why: string])[] = [
  [/^shared\/looks\/house\w+\.ts: (?:room|door)s?$/, 'what the look `house` says and calls its sections'],
  [
    /^drawings\/(?:(?:plan|dimensions)\/|paintBodies\.ts: door$)/,
    'a plan is of a building, and the bodies of a joiner’s drawing have their names',
  ],
  [
    /^content\/blocks\/(?:bodyFields|plan\/planBlock|joint\/jointBlock|steps\/stepsBlock|calculator\/calculatorBlock)\.ts: /,
    'the fields and lists of those',
  ],
  [/^ui\/blocks\/drawing\.css: (?:wall|rug)$/, 'their paints'],
  [/^calculators\//, 'each reckons one thing, and is called by it'],
  [/^shared\/messages\/(?:toolForms|texts\/tools\/\w+)\.ts: /, 'what plans and calculators say'],
  [/^deploy\/lock\/HeldLock\.ts: wall$/, 'the clock on the wall, beside the monotonic one'],
]

/** The words of a text, also those in `bundledRooms` and `room-before`; the name of the product counts as one word. */
function wordsOf(text: string): readonly string[] {
  return text.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g)?.map((word) => word.toLowerCase()) ?? []
}

function tradeWordsIn(name: string, text: string): readonly string[] {
  const found = new Set(wordsOf(`${name} ${text}`).filter((word) => trade.test(word)))
  return [...found].map((word) => `${name}: ${word}`).filter((place) => !exceptions.some(([allowed]) => allowed.test(place)))
}

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(?:tsx?|css|ya?ml|md|json)$/.test(name))
  // Tests contain texts of publications.
  .filter((name) => !/\.test\.tsx?$|(?:^|\/)testing\//.test(name))
  .sort()

test('the sources of the engine have no trade words outside the exceptions', () => {
  expect(files.length).toBeGreaterThan(700)
  expect(files.flatMap((name) => tradeWordsIn(name, readFileSync(join(source, name), 'utf8')))).toEqual([])
})

test.each([
  ['ui/RoomPlace.ts', ''],
  ['a.ts', 'const bundledRooms = []'],
  ['a.css', '.list { inline-size: var(--door) }'],
  ['a.ts', '/** The room before. */'],
  ['a.ts', "fix: 'Write `furniture/chairs`.'"],
])('a trade word in %s, "%s", is found', (name, text) => {
  expect(tradeWordsIn(name, text).length).toBeGreaterThan(0)
})

test('the name of the product is not a trade word', () => {
  expect(tradeWordsIn('roomwright.ts', 'Roomwright, a drawing of all categories')).toEqual([])
})

test('every exception is used', () => {
  const places = files.flatMap((name) =>
    [...new Set(wordsOf(`${name} ${readFileSync(join(source, name), 'utf8')}`))]
      .filter((word) => trade.test(word))
      .map((word) => `${name}: ${word}`),
  )
  expect(exceptions.filter(([allowed]) => !places.some((place) => allowed.test(place)))).toEqual([])
})
