import { expect, test } from 'vitest'
import { readMarkdown } from '../body/readMarkdown.ts'
import { writeMarkdown } from '../body/writeMarkdown.ts'
import { tidyTree } from './tidyTree.ts'

test.each([
  ['# A\n\n## B', '## A\n\n## B'],
  ['### A\n\n#### B', '## A\n\n### B'],
  ['## A\n\n#### B', '## A\n\n#### B'],
  ['##\n\nText', 'Text'],
  ['https://example.org/a', '[https://example.org/a](https://example.org/a)'],
  ['[![A](a.png)](b.png)', '![A](a.png)'],
  ['[](https://example.org)', ''],
  ['<b></b>Text', 'Text'],
])('%j is tidied to %j', (text, tidy) => {
  const { root } = readMarkdown(text)
  tidyTree(root)
  expect(writeMarkdown(root).trim()).toBe(tidy)
})
