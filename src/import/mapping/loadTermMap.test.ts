import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { temporaryFolder } from '../../platform/testing/temporaryFolder.ts'
import type { Term } from '../FoundPost.ts'
import { loadTermMap } from './loadTermMap.ts'
import { placesOf, writeTarget } from './termTargets.ts'

const node = (key: string, title: string) => ({ key, slug: key.toLowerCase(), title: { en: title }, description: {} })
const places = placesOf([
  {
    ...node('furniture', 'Furniture'),
    children: [
      { ...node('chairs', 'Chairs'), topics: [node('oakChairs', 'Oak chairs'), node('painted', 'Painted')] },
      { ...node('other', 'Other'), topics: [node('painted', 'Painted')] },
    ],
  },
  { ...node('homeOffice', 'Home office'), children: [] },
])

let folder: string
let path: string

beforeEach(() => {
  folder = temporaryFolder('map')
  path = join(folder, 'deep/map.yaml')
})

const terms: readonly Term[] = [
  { name: 'Chair' },
  { name: 'Home Office', slug: 'home-office' },
  { name: 'Möbel' },
  { name: 'Oak Chairs' },
  { name: 'Deep', above: ['One'] },
  { name: 'Deep', above: ['Two'] },
  { name: 'yes: "no" #1' },
]

test('a missing map is written with a guess for every term, and is used', () => {
  const { map, isNew } = loadTermMap({ path, terms, places })
  expect(isNew).toBe(true)
  expect(readFileSync(path, 'utf8').replace(/^#.*\n/gm, '')).toMatchInlineSnapshot(`
    "Chair: furniture/chairs
    Home Office: homeOffice
    Möbel: null
    Oak Chairs: topic:oakChairs
    One/Deep: null
    Two/Deep: null
    'yes: "no" #1': null
    "
  `)
  expect(terms.map((term) => map(term)).map((target) => target && writeTarget(target))).toEqual([
    'furniture/chairs',
    'homeOffice',
    undefined,
    'topic:oakChairs',
    undefined,
    undefined,
    undefined,
  ])
  const again = loadTermMap({ path, terms, places })
  expect(again).toMatchObject({ isNew: false, problems: [] })
  expect(terms.map((term) => again.map(term))).toEqual(terms.map((term) => map(term)))
})

test('without a path, only the guesses apply and nothing is written', () => {
  expect(loadTermMap({ path: undefined, terms, places }).map({ name: 'Chair' })).toMatchObject({ subcategory: 'chairs' })
  expect(existsSync(path)).toBe(false)
})

describe('a term map', () => {
  test.each([
    ['Möbel: furniture', 'furniture'],
    ['möbel: furniture/chairs', 'furniture/chairs'],
    ['Möbel: topic:oakChairs', 'topic:oakChairs'],
    ['Möbel: topic:Oak chairs', 'topic:oakChairs'],
    ['Möbel: null', undefined],
    ['Möbel:', undefined],
    ['Other: furniture', undefined],
    ['', undefined],
  ])('is applied: %j', (text, target) => {
    writeFileSync(join(folder, 'map.yaml'), `${text}\n`)
    const { map, problems } = loadTermMap({ path: join(folder, 'map.yaml'), terms, places })
    expect(problems).toEqual([])
    const found = map({ name: 'Möbel' })
    expect(found && writeTarget(found)).toBe(target)
  })

  test.each([
    ['a: b\nMöbel: furnitur', '2:8', 'There is no category "b".', 'There is no category "furnitur".', 'Did you mean `furniture`?'],
    ['Möbel: furniture/beds', '1:8', 'There is no category "furniture/beds".'],
    ['Möbel: topic:bed', '1:8', 'There is no topic "bed".'],
    ['Möbel: topic:sofa', '1:8', 'Write one of `topic:oakChairs`, `topic:painted`, or null.'],
    ['Möbel: [furniture]', '1:8', 'The target of "Möbel" is not text.'],
    ['- furniture', '1:1', 'This is not a map of tags.'],
  ])('is refused: %j at %s', (text, place, ...words) => {
    writeFileSync(join(folder, 'map.yaml'), `${text}\n`)
    const { problems } = loadTermMap({ path: join(folder, 'map.yaml'), terms, places })
    expect(problems.map(({ file, line, column }) => `${file}:${line}:${column}`)).toContain(`map.yaml:${place}`)
    for (const word of words) expect(problems.flatMap(({ message, fix }) => [message, fix])).toContain(word)
    expect(problems.every(({ severity, rule }) => severity === 'error' && rule === 'import-map')).toBe(true)
  })
})
