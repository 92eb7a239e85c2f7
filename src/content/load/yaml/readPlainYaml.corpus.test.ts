import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readPlainYaml } from './readPlainYaml.ts'

/** Returns integers from 0 up to but not including `below`, the same sequence in every run. */
function seededDice(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    // Mulberry32: https://github.com/cprosche/mulberry32
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

const words = (text: string) => text.split(' ')
/** The quick reader reads most of these, and leaves most of the odd ones to the full parser. */
const keys = words('title date author entities list map image a b c-d e_1 Yes nullable')
const oddKeys = words('true null 1 2x "q" __proto__ toString title')
const scalars = [
  ...words('x 1 +2 007 1e3 .5 12. 2.50 true False NULL ~ yes 2026-01-31 12:30 C# a:b a,b a# +.5e-3 https://example.org/a?b=c'),
  '',
  ' ',
  'a chair, seen from below',
  "it's",
  "'it''s: so'",
  '"a: b"',
  '"a" ',
  'a -',
  'привет 😀',
  '의자',
  '\u00a0',
  'a\u00a0',
  '[a, b]',
  '[]',
  '[ ]',
  '[a b, 1,true ]',
  '[~, .5]',
  '{ a: b, c: 1 }',
  '{}',
  '{ }',
  '{a: b}',
  '{ by: model, n:  2 }',
  '{ by: x, answers: [1, 0.5, 0] }',
  '[[a, b], { c: 1 }, []]',
]
const oddScalars = [
  ...words('-1 0x1F 0o7 .inf -.NaN - ? : | > & * ! % @ ` &a *a !t {a:b} {a} [a {a a] a} [a,] [,] [[a]] "\\n" "a"b a:'),
  'a: b',
  'a #b',
  "'open",
  '- x',
  '? x',
  '[a: b]',
  "['a']",
  '[a [b]]',
  '[[a] b]',
  '[a]]',
  '[[a}]',
  '{ a: [ }',
  '{ a: b[1] }',
  '[[]',
  '{ a: b, a: c }',
  '{ a: }',
  'a\tb',
  '\u2028',
  'a\u0007',
  "'it's'",
]
const noise = [
  ...Array.from(' \t\n\r:-#[]{},\'"|>&*!?%@`~0a\u0000\u0085\u00a0\ufeff'),
  '\r\n',
  '---\n',
  '...\n',
  '\n\n',
  '  ',
  ': ',
  ' #',
  '- ',
]

function inventYaml(dice: (below: number) => number): string {
  const pick = (list: readonly string[], odd = list) => (dice(25) === 0 ? odd[dice(odd.length)] : list[dice(list.length)]) ?? ''
  const lines: string[] = []
  const block = (indent: number, depth: number) => {
    const isList = indent > 0 && dice(3) === 0
    for (let left = 1 + dice(3); left > 0; left -= 1) {
      const start = ' '.repeat(indent + (dice(40) === 0 ? 1 : 0)) + (isList ? `-${' '.repeat(1 + (dice(8) === 0 ? 2 : 0))}` : '')
      const nests = depth < 3 && dice(3) === 0
      if (isList && !nests && dice(2) === 0) lines.push(start + pick(scalars, oddScalars))
      else lines.push(`${start}${pick(keys, oddKeys)}:${nests ? '' : ` ${pick(scalars, oddScalars)}`}${dice(20) === 0 ? '  ' : ''}`)
      if (nests) block(indent + (isList ? 4 : dice(9) === 0 ? 0 : 2), depth + 1)
    }
  }
  block(0, dice(3))
  let text = lines.join(dice(10) === 0 ? '\r\n' : '\n') + (dice(2) === 0 ? '\n' : '')
  // Simulates typing errors.
  for (let slips = dice(5) - 2; slips > 0; slips -= 1) {
    const at = dice(text.length + 1)
    text = text.slice(0, at) + (dice(3) === 0 ? '' : pick(noise)) + text.slice(at + dice(3))
  }
  return text
}

test('the quick reader agrees with the full parser on every invented file that it reads', () => {
  const dice = seededDice(2026)
  const texts = Array.from({ length: 6000 }, () => inventYaml(dice))
  const read = texts.flatMap((text) => {
    const quick = readPlainYaml(text)
    return quick === undefined ? [] : [{ text, quick }]
  })
  expect(new Set(read.map(({ text }) => text)).size).toBeGreaterThan(1500)
  expect(texts.length - read.length).toBeGreaterThan(1500)
  for (const { text, quick } of read) expect(quick, JSON.stringify(text)).toEqual(parse(text))
})
