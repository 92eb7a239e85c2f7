import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { rules, rulesBySubject } from '../../src/content/rules.ts'
import { rulesReference } from './rulesReference.ts'

const root = join(import.meta.dirname, '../..')

test('docs/rules.md matches the table of rules (`npm run rules` updates it)', () => {
  expect(readFileSync(join(root, 'docs/rules.md'), 'utf8')).toBe(rulesReference())
})

test('every rule is lower-case words joined by `-`, has one subject, and is described by a sentence', () => {
  const listed = Object.values(rulesBySubject).flatMap((found) => Object.keys(found))
  expect(listed.length).toBe(new Set(listed).size)
  const wrong = Object.entries(rules).filter(
    ([name, { finding }]) => !/^[a-z]+(?:-[a-z0-9]+)*$/.test(name) || !/^[A-Z`].*\.$/.test(finding),
  )
  expect(wrong).toEqual([])
})

test('the engine reports every rule of the table', () => {
  const files = globSync('src/**/*.ts', { cwd: root }).filter((file) => !/\.test\.ts$|\/testing\/|content\/rules\.ts$/.test(file))
  const text = files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n')
  expect(files.length).toBeGreaterThan(300)
  expect(Object.keys(rules).filter((name) => !text.includes(`'${name}'`))).toEqual([])
})
