import { expect, test, vi } from 'vitest'
import { PageEntry } from './PageEntry.ts'

const entry = {
  collection: 'recipes',
  id: 'soup',
  language: 'en',
  path: '/recipes/soup',
  fields: { title: '</script><b>' },
  references: [],
  referencedBy: [],
}

test('an entry that is never read is neither looked up nor written', () => {
  const find = vi.fn(() => entry)
  expect(new PageEntry(find).html()).toBe('')
  expect(find).not.toHaveBeenCalled()
})

test('an entry that only the document reads is not written', () => {
  const page = new PageEntry(() => entry)
  expect(page.read(false)).toBe(entry)
  expect(page.html()).toBe('')
})

test('an entry that an island reads is written once, as JSON that cannot close its element', () => {
  const page = new PageEntry(() => entry)
  page.read(true)
  const [, json = ''] = /^<script type="application\/json" data-entry>([^<]*)<\/script>$/.exec(page.html()) ?? []
  expect(JSON.parse(json)).toEqual(entry)
  expect(page.html()).toBe('')
})

test('a page without an entry writes nothing', () => {
  const page = new PageEntry(() => undefined)
  expect(page.read(true)).toBeUndefined()
  expect(page.html()).toBe('')
})
