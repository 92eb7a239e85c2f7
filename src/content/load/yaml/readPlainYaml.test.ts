import { parse } from 'yaml'
import { expect, test } from 'vitest'
import { readPlainYaml } from './readPlainYaml.ts'

const plain = [
  'title: A chair',
  "title: 'It''s: a # chair'".replace(' #', '#'),
  'title: "Turn it over: a chair"',
  'a: 1\nb: 2.50\nc: .5\nd: 1e3\ne: 007\nf: +4\ng: 12.',
  'a: true\nb: False\nc: null\nd: ~\ne: yes\nf:',
  'date: 2026-01-31\nat: 2026-01-31T08:00Z\nurl: https://example.org/a?b=c',
  'list: [a, b c, 3, true]\nempty: []',
  'map: { by: model, reviewedBy: Desk, n: 1 }\nnone: {}\nspaced: {a: b}',
  'entities:\n  - category: a\n    subcategories:\n      - subcategory: b\n        subsubcategories: [c, d]\n  - category: e',
  'list:\n- a\n- b: 1\n  c: 2\nafter: x',
  'list:\n  -   a: 1\n      b: 2\n  - c',
  'image:\n  src: ./a.jpg\n  alt: A chair, seen from below',
  'a: x\r\nb:\r\n  c: y\r\n',
  'a:   spaced   \n\n\nb: y',
  'nothing:\nlist:\n  - a:\n    b: 1\n  - a: 2',
  'a: привет 😀\nb: C#\nc: a:b\nd: a,b',
  'links: { title: V, url: https://www.example.org/ }',
]

test.each(plain)('the quick reader agrees with the full parser on %j', (text) => {
  expect(readPlainYaml(text)).toEqual(parse(text))
})

test.each([
  'a: |\n  text',
  'a: >-\n  text',
  'a: b\n  c',
  'a: *anchor',
  'a: &anchor b',
  'a: !tag b',
  'a: b # comment',
  '# comment\na: b',
  'a: b: c',
  'a: [b, [c]',
  'a: [b: c]',
  'a: [b,]',
  "a: ['b']",
  'a: "b\\n"',
  "a: 'b",
  'a: -5',
  'a: 0x1F',
  'a: .inf',
  'a: b\na: c',
  'a: b\n\tc: d',
  '- a',
  'just words',
  '"a": b',
  'true: b',
  'a: b\n...\n',
  '  a: b',
  'a:\n    b: 1\n  c: 2',
  'a: `b`',
  '__proto__: a',
  '',
])('the quick reader leaves %j to the full parser', (text) => {
  expect(readPlainYaml(text)).toBeUndefined()
})
