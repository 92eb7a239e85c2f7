import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { commandsReference } from './commandsReference.ts'

const root = join(import.meta.dirname, '../..')
const written = readFileSync(join(root, 'docs/commands.md'), 'utf8')

test('docs/commands.md matches the commands (`npm run commands` updates it)', () => {
  expect(written).toBe(commandsReference())
})

test('the README names every command', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8')
  const commands = new Set([...written.matchAll(/^## `([a-z]+)/gm)].map(([, name = '']) => name))
  expect(commands.size).toBeGreaterThan(12)
  expect([...commands].filter((name) => !readme.includes(`| \`${name}`))).toEqual([])
})
