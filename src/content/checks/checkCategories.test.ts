import { expect, test } from 'vitest'
import { loadFiles, placesOf } from '../testing/loadFiles.ts'

const node = (name: string, index: number) => `${name}${index}: { slug: ${name}-${index}, title: ${name} ${index}`
const lines = (count: number, line: (index: number) => string) => Array.from({ length: count }, (_, index) => `${line(index)}\n`).join('')
const withTopics = (count: number) =>
  `c: { slug: c, title: C, children: {\n  s: { slug: s, title: S, children: {\n${lines(count, (index) => `    ${node('t', index)} },`)} } } } }\n`
const load = (yaml: string) => loadFiles({ 'articles/a-plain-chair': null, 'categories.yaml': yaml })

test.each([
  ['500 categories', lines(500, (index) => `${node('c', index)} }`), []],
  ['501 categories', lines(501, (index) => `${node('c', index)} }`), ['categories.yaml:501:7 too-many-categories']],
  [
    '250 categories with a subcategory each, and one more',
    lines(251, (index) => `${node('c', index)}, children: { other: { slug: other, title: Other } } }`),
    ['categories.yaml:251:7 too-many-categories'],
  ],
  ['500 topics in a subcategory', withTopics(500), []],
  ['501 topics in a subcategory', withTopics(501), ['categories.yaml:2:6 too-many-topics']],
])('%s: only what exceeds the limit is reported', async (_name, yaml, places) => {
  const result = await load(yaml)
  expect(placesOf(result)).toEqual(places)
  expect(result.publication === undefined).toBe(places.length > 0)
})
