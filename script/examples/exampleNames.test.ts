import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { exampleSites, namesOf } from './exampleSites.ts'

const source = join(import.meta.dirname, '../../src')

/** Places where the engine uses the name of an example in another sense, or as an example in a message or comment. */
const ownWords: Readonly<Record<string, readonly (readonly [place: RegExp, why: string])[]>> = {
  notes: [
    [/^(?:import\/files\/frontPost|write\/checks\/talk\/englishTalk)\.ts: series$/, 'a field of other generators, and a word of prose'],
  ],
  recipes: [
    [/: recipes$/, 'what social cards are drawn from, and the usual example of a collection'],
    [/^builder\/code\/definitions\/findEntries\.ts: servings$/, 'the example of a file’s name'],
  ],
}

/** Matches a name in all its spellings: `part-of`, `partOf`, `PartOf`, alone or within a longer one. */
function spellings(name: string): RegExp {
  const [first = '', ...rest] = name.match(/[A-Z]?[a-z]+|\d+/g)?.map((word) => word.toLowerCase()) ?? []
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
  const tail = rest.map(capital).join('')
  return new RegExp(
    `(?<![a-zA-Z])${[first, ...rest].join('[-_ ]')}(?![a-z])|(?<![a-zA-Z])${first}${tail}(?![a-z])|${capital(first)}${tail}(?![a-z])`,
  )
}

function uses(name: string, { path, text }: { readonly path: string; readonly text: string }): boolean {
  return spellings(name).test(`${path}\n${text}`)
}

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(?:tsx?|css|ya?ml|json)$/.test(path))
  // Tests define their own publications.
  .filter((path) => !/\.test\.tsx?$|(?:^|\/)testing\//.test(path))
  .sort()
  .map((path) => ({ path, text: readFileSync(join(source, path), 'utf8') }))

function placesOf(names: readonly string[]): readonly string[] {
  return names.flatMap((name) => files.filter((file) => uses(name, file)).map(({ path }) => `${path}: ${name}`))
}

test.each(exampleSites)('the engine mentions no name from the example %s', (site) => {
  const names = namesOf(site)
  expect(names.length).toBeGreaterThan(0)
  expect(files.length).toBeGreaterThan(700)
  const places = placesOf(names)
  const { [site]: own = [] } = ownWords
  expect(places.filter((place) => !own.some(([allowed]) => allowed.test(place)))).toEqual([])
  expect(own.filter(([allowed]) => !places.some((place) => allowed.test(place)))).toEqual([])
})

test.each([
  ['servings', "if (name === 'servings')"],
  ['servings', 'const servingsOf = 4'],
  ['servings', 'interface ServingsProps {}'],
  ['part-of', '.list[data-block=part-of] {}'],
  ['partOf', 'import { PartOf } from "./PartOf.ts"'],
])('the name %s is found in %s', (name, text) => {
  expect(uses(name, { path: 'a.ts', text })).toBe(true)
})

test('a name is not found inside another word', () => {
  expect(uses('row', { path: 'a.ts', text: 'rows, arrow, throwing' })).toBe(false)
})
