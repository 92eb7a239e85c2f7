import { expect, it } from 'vitest'
import { parseMdx } from './parseMdx.ts'
import { writeMarkdown } from '../body/writeMarkdown.ts'
import { readMdx } from './readMdx.ts'

const textOf = ({ remarks }: ReturnType<typeof readMdx>) => remarks.map(({ text }) => text)

it.each([
  ['attributes', '<A b={'.repeat(40)],
  ['tags in an expression whose string has a bracket', `{"}" + ${'<A>'.repeat(40)}`],
])('gives up if nested %s keep the parser busy for hours', (_what, words) => {
  expect(parseMdx(`# A chair\n\n${words}x\n`, 400)).toBe('its brackets and tags are nested so that the parser does not end in 0.4 seconds')
})

it('reads a text that is not MDX as Markdown, and says why', () => {
  const read = readMdx('# A chair\n\nOak {\n')
  expect(textOf(read)[0]).toMatch(/^it is not valid MDX and was read as Markdown: /)
  expect(JSON.stringify(read.root)).toContain('Oak')
})

it('reads many open brackets that take no time as MDX', () => {
  const text = `A stool :( ${'('.repeat(40)}\n\n${'<i>'.repeat(12)}Oak${'</i>'.repeat(12)}\n\n<Box a={1}>Ash</Box>\n`
  const read = readMdx(text)
  expect(textOf(read)).toEqual(['`<Box>` left out'])
  expect(JSON.stringify(read.root)).toContain('Oak')
})

it('reads nested values as code', () => {
  const read = readMdx('export const a = {b: [{c: [{d: (1)}]}]}\n\n<Box a={{b: [{c: <D e={{f: 1}} />}]}}>Oak</Box>\n')
  expect(textOf(read)).toEqual(['`export const a = {b: [{c: [{d: (1)}]}]}` left out', '`<Box>` left out'])
})

it.each([
  ['a component on a line of its own', 'Oak.\n\n<Note>Ash **and** elm</Note>\n\nPine.\n', 'Oak.\n\nAsh **and** elm\n\nPine.\n'],
  ['a component within a line', 'Oak <Note>and</Note> ash.\n', 'Oak and ash.\n'],
  ['components within a component', '<Tabs>\n<Tab>Oak</Tab>\n<Tab>Ash</Tab>\n</Tabs>\n\nPine.\n', 'Oak\n\nAsh\n\nPine.\n'],
  ['a fragment', '<>Oak</>\n\nPine.\n', 'Oak\n\nPine.\n'],
  ['a text in braces', 'Oak.\n\n{"Ash"}\n\nPine.\n', 'Oak.\n\nAsh\n\nPine.\n'],
  ['a picture', 'Oak.\n\n<Image src="a.jpg" alt="Ash" />\n\nPine.\n', 'Oak.\n\n![Ash](a.jpg)\n\nPine.\n'],
  ['an element of HTML', 'Oak.\n\n<div>Ash</div>\n\nPine.\n', 'Oak.\n\nAsh\n\nPine.\n'],
])('keeps the paragraphs apart around %s', (_what, mdx, markdown) => {
  expect(writeMarkdown(readMdx(mdx).root)).toBe(markdown)
})
