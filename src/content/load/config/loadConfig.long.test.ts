import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createSourceText } from '../source/sourceText.ts'
import { loadConfig } from './loadConfig.ts'
import { runConfig } from './runConfig.ts'

const load = (text: string, { directory = '/nowhere', patience = 60_000 } = {}) =>
  loadConfig({ directory, source: createSourceText('site.config.ts', text), runConfig: (request) => runConfig(request, patience) })

test('type annotations in the settings are stripped', async () => {
  const { data, problems } = await load(
    "const languages: readonly string[] = ['en']\nexport default { languages, key: 'a' as string } satisfies object\n",
  )
  expect(problems).toEqual([])
  expect(data?.value).toEqual({ languages: ['en'], key: 'a' })
})

test.each(['export default defineSite({', 'export default defineSite (\n  {'])(
  'settings use defineSite of the running engine without an installed package, and keep their positions: %j',
  async (opening) => {
    const { data, problems } = await load(`import { defineSite } from 'roomwright'\n${opening} key: 'a',\n  title: 'A site' })\n`)
    expect(problems).toEqual([])
    expect(data?.value).toEqual({ key: 'a', title: 'A site' })
    const place = data?.locate(['title']) ?? 0
    expect(data?.source.text.slice(place)).toMatch(/^'A site'/)
  },
)

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
  ['a promise', 'export default (async () => ({}))()\n', 'config-export', 1, 16],
])('%s is reported at its position', async (...[, text, rule, line, column]) => {
  const { data, problems } = await load(text)
  expect(data).toBeUndefined()
  expect(problems).toMatchObject([{ file: 'site.config.ts', rule, line, column }])
})

const odd = 'config-throws'

test.each([
  ['a thrown nothing', 'throw null\n', 'null'],
  ['a thrown object', 'throw { a: 1 }\n', '{ a: 1 }'],
  ['a thrown object without a prototype', 'throw Object.create(null)\n', '[Object: null prototype] {}'],
  ['a thrown sign', "throw Symbol('s')\n", 'Symbol(s)'],
  ['what cannot be shown', "throw { [Symbol.for('nodejs.util.inspect.custom')]() { throw 1 } }\n", 'something that cannot be shown'],
  ['a proxy that throws', 'throw new Proxy({}, { get() { throw 1 }, getPrototypeOf() { throw 2 } })\n', ''],
  [
    'an error that throws when it is asked',
    'throw Object.defineProperty(new Error(), "message", { get() { throw 1 } })\n',
    'something that cannot be shown',
  ],
  ['a promise that is rejected', "Promise.reject(new Error('late'))\nawait new Promise(() => {})\nexport default {}\n", 'late'],
  ['the end of the process', 'process.exit(0)\nexport default {}\n', 'it ends the process that reads it'],
  ['a process that kills itself', "process.kill(process.pid, 'SIGKILL')\nexport default {}\n", 'it ends the process that reads it'],
])('%s is reported', async (...[, text, words]) => {
  const { data, problems } = await load(text)
  expect(data).toBeUndefined()
  expect(problems).toMatchObject([{ file: 'site.config.ts', rule: odd, message: expect.stringContaining(words) }])
})

test.each([
  ['a loop', 'while (true) {}\n'],
  ['a wait', 'await new Promise((resolve) => setTimeout(resolve, 2 ** 30))\n'],
  ['a program that is waited for', "import { execSync } from 'node:child_process'\nexecSync('sleep 5')\n"],
])('%s without an end is reported', async (_name, text) => {
  const { problems } = await load(`${text}export default {}\n`, { patience: 300 })
  expect(problems).toMatchObject([{ rule: odd, line: 1, message: expect.stringContaining('it has not ended after 0.3 seconds') }])
})

test('the sentence of an error ends with one full stop', async () => {
  const { problems } = await load("throw new Error('Set the address.')\n")
  expect(problems).toMatchObject([{ message: 'The file throws an error when it is read: Set the address.' }])
})

test('a setting that holds code is reported at its place, and one that does not exist keeps its name for the schema', async () => {
  const { data, problems } = await load("export default { key: 'k',\n  title: () => {\n    return 1\n  },\n  plugin: [() => 1] }\n")
  expect(data?.value).toEqual({ key: 'k', plugin: null })
  expect(problems).toMatchObject([
    {
      rule: odd,
      line: 2,
      column: 10,
      message: '`title` is not plain data: () => { … could not be cloned.',
      fix: expect.stringContaining('`plugins`'),
    },
  ])
})

test('printed output does not affect the settings', async () => {
  expect((await load("console.log('{}')\nexport default { key: 'k' }\n")).data?.value).toEqual({ key: 'k' })
})

test('settings with circular references are read', async () => {
  const { data } = await load('const site: any = {}\nsite.site = site\nexport default site\n')
  expect(data?.value).toHaveProperty('site.site.site')
})

test('no state is kept from one run to the next', async () => {
  const text = 'globalThis.runs = (globalThis.runs ?? 0) + 1\nexport default { runs: globalThis.runs }\n'
  expect((await load(text)).data?.value).toEqual({ runs: 1 })
  expect((await load(text)).data?.value).toEqual({ runs: 1 })
})

test('settings may import files beside them', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'config-'))
  writeFileSync(join(directory, 'package.json'), '{}')
  writeFileSync(join(directory, 'title.ts'), "export const title: string = 'Beside'\n")
  const { data } = await load("import { title } from './title.ts'\nexport default { title }\n", { directory })
  expect(data?.value).toEqual({ title: 'Beside' })
  rmSync(directory, { recursive: true })
})
