import { expect, it } from 'vitest'
import { countSentenceWords, splitSentences } from './splitSentences.ts'

it.each([
  ['en', 'A chair stands here. Does it? *** — A table waits!', ['A chair stands here.', 'Does it?', '*** — A table waits!']],
  ['en', '… — !', []],
  ['ja', '椅子を塗る。机は待つ。', ['椅子を塗る。', '机は待つ。']],
])('a text in %s is split into the sentences that have words: %s', (language, text, sentences) => {
  expect(splitSentences(text, language)).toEqual(sentences)
})

it.each([
  ['A well-made chair', 3],
  ["It doesn't wobble", 3],
  ['2.5 m, or 1,200 mm', 5],
  ['— !', 0],
])('the words of a sentence are counted: %s', (sentence, count) => {
  expect(countSentenceWords(sentence)).toBe(count)
})
