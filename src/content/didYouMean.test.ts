import { expect, test } from 'vitest'
import { didYouMean } from './didYouMean.ts'

test.each([
  ['auther', ['author', 'date'], 'author'],
  ['pagesize', ['pageSize'], 'pageSize'],
  ['meta-title', ['meta_title'], 'meta_title'],
  ['tilte', ['title', 'tiled'], 'title'],
  ['furnitur', ['furniture', 'lamps'], 'furniture'],
  ['fr', ['tr', 'en'], 'tr'],
  ['ab', ['cd'], undefined],
  ['chairs', ['stairs', 'chair'], 'chair'],
  ['lamp', ['sofa', 'rug'], undefined],
  ['', ['a'], 'a'],
  ['привет', ['привед', 'пока'], 'привед'],
])('for %j among %j it suggests %j', (word, candidates, expected) => {
  expect(didYouMean(word, candidates)).toBe(expected)
})

test('a word that swaps two neighbouring letters is one edit away, even where the word is short', () => {
  expect(didYouMean('sulg', ['slug'])).toBe('slug')
})
