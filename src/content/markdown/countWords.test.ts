import { expect, test } from 'vitest'
import { countBlockWords, countWords } from './countWords.ts'

test.each([
  ['', 0],
  ['one', 1],
  [' two\u00a0words\n', 2],
  ['one\ttwo\rthree\u2000four\u200afive', 5],
  ['가구(家具)를 고르는 법', 3],
  ['مقاعد من خشب البلوط', 4],
  // Two Japanese characters count as one word.
  ['椅子', 1],
  ['木の椅子', 2],
  ['木の椅子を、塗り直す。', 5],
  ['IKEAの棚を　直す', 3],
  // Five Thai letters, with their marks, count as one word.
  ['ไม้', 1],
  ['โต๊ะอาหารไม้โอ๊ค', 4],
  ['โต๊ะ อาหาร', 2],
  ['ကုလားထိုင်အကြောင်း', 4],
])('%j has %i words', (text, words) => {
  expect(countWords(text)).toBe(words)
})

test.each([
  ['a text, at any depth', { caption: 'Two words', steps: [{ text: 'Three more words' }] }, 5],
  ['a figure or a switch', { cm: 40, isRound: true, none: null }, 0],
  ['the name of a form', { shape: 'board', view: 'plan-view' }, 0],
  ['a file, a link or a colour', { before: './old.jpg', link: '/articles/oak', hex: '#aabbcc' }, 0],
  ['a name that readers see', { name: 'Oak' }, 1],
])('of a block, %s has as many words as readers see', (_part, value, words) => {
  expect(countBlockWords(value)).toBe(words)
})
