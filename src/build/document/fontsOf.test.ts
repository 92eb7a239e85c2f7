import { expect, test } from 'vitest'
import type { ClientBundle } from '../bundle/ClientBundle.ts'
import { fontsOf } from './fontsOf.ts'

const names = ['brygada-1918-latin-wght-normal', 'ysabeau-latin-wght-normal', 'ysabeau-latin-wght-italic', 'ysabeau-cyrillic-wght-italic']
const bundle = { fonts: Object.fromEntries(names.map((name) => [name, `/assets/${name}.woff2`])) } as unknown as ClientBundle

test('a page asks early for the italics only if it stresses a word', () => {
  expect(fontsOf(bundle, 'en', '<p>An <em>oak</em> chair</p>')).toEqual(names.slice(0, 3).map((name) => `/assets/${name}.woff2`))
  expect(fontsOf(bundle, 'en', '<p>An <img alt="oak"> chair</p>')).toHaveLength(2)
})

test('the italics are those of the language’s letters', () => {
  expect(fontsOf(bundle, 'ru', '<em>дуб</em>')).toEqual(['/assets/ysabeau-cyrillic-wght-italic.woff2'])
  expect(fontsOf(bundle, 'ko', '<em>참나무</em>')).toEqual([])
})
