import { describe, expect, test } from 'vitest'
import { createSuggester, didYouMean, inTicks, nameAdvice } from './didYouMean.ts'

describe('didYouMean', () => {
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
    ['/articles/의자와-책상'.normalize('NFD'), ['/articles/의자와-책상'], '/articles/의자와-책상'],
  ])('for %j among %j suggests %j', (word, candidates, expected) => {
    expect(didYouMean(word, candidates)).toBe(expected)
  })

  test('counts a swap of two neighbouring letters as one edit, even in a short word', () => {
    expect(didYouMean('sulg', ['slug'])).toBe('slug')
  })
})

describe('createSuggester', () => {
  /** Short words of few letters, so that many are similar; the same for the same seed. */
  function wordsFrom(seed: number, count: number): readonly string[] {
    let state = seed
    const next = (limit: number) => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
      return Math.floor((state / 2_147_483_648) * limit)
    }
    return Array.from({ length: count }, () => Array.from({ length: next(9) }, () => 'abc-_A😀'[next(7)]).join(''))
  }

  test('suggests the same as a search through all candidates', () => {
    for (let round = 0; round < 20; round++) {
      const candidates = wordsFrom(round + 1, 40)
      const suggest = createSuggester(candidates)
      for (const word of wordsFrom(round + 1000, 40)) expect([word, suggest(word)]).toEqual([word, didYouMean(word, candidates)])
    }
  })

  test('suggests a word that differs only in the Unicode form of its letters', () => {
    expect(createSuggester(['Zoë Étienne'])('Zoë Étienne'.normalize('NFD'))).toBe('Zoë Étienne')
  })

  test('reads the candidates once, and only when a suggestion is requested', () => {
    let read = 0
    const candidates = {
      *[Symbol.iterator]() {
        for (let index = 0; index < 500; index++) {
          read += 1
          yield `/articles/part-${index}`
        }
      },
    }
    const suggest = createSuggester(candidates)
    expect(read).toBe(0)
    for (let index = 0; index < 500; index++) expect(suggest(`/artcles/part-${index}`)).toBe(`/articles/part-${index}`)
    expect(read).toBe(500)
  })

  test('suggests nothing for a very long word, or after very many requests', () => {
    const long = 'a'.repeat(251)
    const suggest = createSuggester([long, 'chairs'])
    expect(suggest(long)).toBeUndefined()
    for (let asked = 1; asked < 1000; asked++) expect(suggest('chair')).toBe('chairs')
    expect(suggest('chair')).toBeUndefined()
  })
})

test('a list of names has each once', () => {
  expect(inTicks(['seat', 'leg', 'seat'])).toBe('`seat`, `leg`')
  expect(nameAdvice('recipes', ['articles', 'bakeries', 'articles'])).toBe('Write one of `articles`, `bakeries`.')
})
