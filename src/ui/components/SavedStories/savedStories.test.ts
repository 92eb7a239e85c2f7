import { expect, test } from 'vitest'
import { dropStory, mostSaved, parseSaved, readSaved, saveStory } from './savedStories.ts'

const story = { path: '/articles/oak', title: 'Oak', language: 'en', place: 'Timber' }
const named = (name: string) => ({ ...story, path: `/articles/${name}` })

function device(text?: string) {
  const values = new Map(text === undefined ? [] : [['saved', text]])
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
  return { values, store: () => storage as unknown as Storage }
}

const closed = (): Storage => {
  throw new DOMException('No storage', 'SecurityError')
}

const denied = (): Storage => {
  throw new Error('Denied')
}

test('a saved story comes first, is listed once and can be removed', () => {
  const { store, values } = device()
  for (const name of ['oak', 'ash', 'elm', 'oak']) expect(saveStory(named(name), store)).toBe(true)
  expect(readSaved(store).map(({ path }) => path)).toEqual(['/articles/oak', '/articles/elm', '/articles/ash'])
  dropStory('/articles/elm', store)
  expect(readSaved(store).map(({ path }) => path)).toEqual(['/articles/oak', '/articles/ash'])
  dropStory('/articles/oak', store)
  dropStory('/articles/ash', store)
  expect(values.size).toBe(0)
})

test('saving one story more than the limit drops the oldest', () => {
  const { store } = device()
  for (let count = 0; count <= mostSaved; count++) saveStory(named(`${count}`), store)
  const paths = readSaved(store).map(({ path }) => path)
  expect(paths).toHaveLength(mostSaved)
  expect(paths.at(0)).toBe(`/articles/${mostSaved}`)
  expect(paths.at(-1)).toBe('/articles/1')
})

test.each([
  ['nothing', null],
  ['no JSON', '[{"path":'],
  ['no list', '{"path":"/articles/oak","title":"Oak"}'],
  ['a list of something else', '[1,null,"/articles/oak",[],{}]'],
  ['a script', JSON.stringify([{ ...story, path: 'javascript:alert(1)' }])],
  ['another site', JSON.stringify([{ ...story, path: '//example.org' }])],
  ['another site, written otherwise', JSON.stringify([{ ...story, path: '/\\example.org' }])],
  ['a story without a title', JSON.stringify([{ ...story, title: '' }])],
])('stored data that is %s yields no stories', (_name, text) => {
  expect(parseSaved(text)).toEqual([])
})

test('reading stored data keeps valid stories, without unknown or unsafe fields', () => {
  const text = JSON.stringify([
    null,
    { ...story, author: 3, picture: 'https://example.org/a.png', drawing: '//example.org/a.svg#b', more: true },
    story,
  ])
  expect(parseSaved(text)).toEqual([story])
})

test.each([
  ['without a store', () => null],
  ['that lets nobody near its store', closed],
  ['with an extension that denies storage', denied],
])('a browser %s saves nothing and reports it', (_name, store) => {
  expect(readSaved(store)).toEqual([])
  expect(saveStory(story, store)).toBe(false)
  expect(dropStory(story.path, store)).toBe(false)
})
