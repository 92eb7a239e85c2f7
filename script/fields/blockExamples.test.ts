import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { engineBlocks } from '../../src/content/blocks/engineBlocks.ts'
import { createSourceText } from '../../src/content/load/source/sourceText.ts'
import { renderBody } from '../../src/content/markdown/renderBody.ts'

const guide = readFileSync(join(import.meta.dirname, '../../docs/authoring.md'), 'utf8')

test.each(Object.entries(engineBlocks))('the guide contains the example of the block %s, and the example is valid', (name, { example }) => {
  const written = `\`\`\`${name}\n${example}\`\`\`\n`
  const { body, problems } = renderBody(createSourceText('example.md', `1. One.\n2. Two.\n\n${written}`), 0)
  expect(problems).toEqual([])
  expect(body.inserts).toHaveLength(1)
  expect(guide).toContain(written)
})
