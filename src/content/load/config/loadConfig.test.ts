import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createSourceText } from '../sourceText.ts'
import { loadConfig } from './loadConfig.ts'

const load = (text: string, directory = '/nowhere') =>
  loadConfig(directory, { source: createSourceText('site.config.ts', text), problems: [] })

test('the types of the settings are stripped', async () => {
  const { data, problems } = await load(
    "const languages: readonly string[] = ['en']\nexport default { languages, key: 'a' as string } satisfies object\n",
  )
  expect(problems).toEqual([])
  expect(data?.value).toEqual({ languages: ['en'], key: 'a' })
})

test.each([
  ['a mistake of syntax', "export default {\n  привет: '😀', b: ,\n}\n", 'config-syntax', 2, 19],
  ['a bracket that stays open', 'export default {\n  a: 1,\n', 'config-syntax', 2, 8],
  ['an enum, which is more than types', 'enum A { x }\nexport default {}\n', 'config-syntax', 1, 1],
  ['an error that is thrown', '\n\nconst q: any = undefined\nexport default { a: q.b.c }\n', 'config-throws', 4, 23],
  ['an accessor that throws', "export default {\n  get key() { throw new Error('boom') },\n}\n", 'config-throws', 2, 21],
  ['a thrown text', "throw 'no'\n", 'config-throws', 1, 1],
  ['an import that is not there', "import './nowhere.ts'\nexport default {}\n", 'config-throws', 1, 1],
  ['no default export', 'export const a = 1\n', 'config-export', 1, 1],
  ['a function', 'export default () => ({})\n', 'config-export', 1, 16],
  ['a list', 'export default []\n', 'config-export', 1, 16],
])('%s is a problem at its place', async (...[, text, rule, line, column]) => {
  const { data, problems } = await load(text)
  expect(data).toBeUndefined()
  expect(problems).toMatchObject([{ file: 'site.config.ts', rule, line, column }])
})

test('nothing is remembered from one run to the next', async () => {
  const text = 'globalThis.runs = (globalThis.runs ?? 0) + 1\nexport default { runs: globalThis.runs }\n'
  expect((await load(text)).data?.value).toEqual({ runs: 1 })
  expect((await load(text)).data?.value).toEqual({ runs: 2 })
})

test('settings may import what stands beside them', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'config-'))
  writeFileSync(join(directory, 'title.mjs'), "export const title = 'Beside'\n")
  const { data } = await load("import { title } from './title.mjs'\nexport default { title }\n", directory)
  expect(data?.value).toEqual({ title: 'Beside' })
  rmSync(directory, { recursive: true })
})
