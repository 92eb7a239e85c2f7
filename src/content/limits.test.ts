import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { formatSize, limits } from './limits.ts'

const settings = readFileSync(join(import.meta.dirname, '../../docs/settings.md'), 'utf8')
const number = (value: number) => value.toLocaleString('en')

test.each([
  ['`site.config.ts`', formatSize(limits.text)],
  ['`published.json`', formatSize(limits.data)],
  ['`favicon.svg`', formatSize(limits.drawing)],
  ['a picture', formatSize(limits.picture)],
  ['a picture', `${number(limits.pictureEdge)} pixels`],
  ['any other file of `public/`', '1,000 MB'],
  ['a table', `${number(limits.tableCells)} cells`],
  ['nested', `${limits.depth} levels`],
])('the guide states the limit of %s: %s', (what, limit) => {
  const rows = settings.split('\n').filter((line) => line.startsWith('|') && line.includes(what))
  expect(rows.some((row) => row.includes(`| ${limit}`) || row.includes(`; ${limit}`))).toBe(true)
})
