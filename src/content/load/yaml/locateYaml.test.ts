import { expect, test } from 'vitest'
import { parseDocument, YAMLMap } from 'yaml'
import { createYamlLocator } from './locateYaml.ts'

test('a map is gone through once, however many of its keys are asked for', () => {
  const document = parseDocument(Array.from({ length: 1000 }, (_, index) => `key${index}: x\n`).join(''))
  const map = document.contents
  if (!(map instanceof YAMLMap)) throw new Error('The document is no map')
  const { items } = map
  let read = 0
  Object.defineProperty(map, 'items', {
    get() {
      read += 1
      return items
    },
  })
  const locate = createYamlLocator(document)
  for (let index = 0; index < 1000; index++) expect(locate([`key${index}`])).toBe(items[index]?.value?.range?.[0])
  expect(read).toBe(1)
})
