import { expect, it } from 'vitest'
import { readMdx } from './readMdx.ts'

const textOf = ({ remarks }: ReturnType<typeof readMdx>) => remarks.map(({ text }) => text)

it.each([
  ['attributes', '<A b={', 'x'],
  ['spreads', '<A {...', 'x'],
  ['calls', 'Pr {a<b>(', 'a<b>('.repeat(40)],
  ['attributes that a later paragraph closes', '<A b={', `x\n\n${'}/>'.repeat(40)}`],
])('%s that are opened again and again are read as Markdown, without delay', (_what, opening, rest) => {
  expect(textOf(readMdx(`# A chair\n\n${opening.repeat(40)}${rest}\n`))[0]).toBe(
    'it is not MDX, and was read as Markdown: brackets are nested more than 12 deep',
  )
})

it('MDX with nested values is read as code, and unmatched brackets in its text as text', () => {
  const text = `export const a = {b: [{c: [{d: (1)}]}]}\n\nA chair :( and a stool :( ${'( '.repeat(20)}\n\n<Box a={{b: [{c: <D e={{f: 1}} />}]}}>Oak</Box>\n`
  const read = readMdx(text)
  expect(textOf(read)).toEqual(['`export const a = {b: [{c: [{d: (1)}]}]}` left out', '`<Box>` left out'])
})
