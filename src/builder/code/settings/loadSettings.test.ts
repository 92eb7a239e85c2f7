import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { checkSettings, readSettings } from '../../../content/load/config/readSettings.ts'
import { createConfigRunner } from './loadSettings.ts'

const home = realpathSync(mkdtempSync(join(tmpdir(), 'settings-')))
afterAll(() => rmSync(home, { recursive: true }))

function siteOf(files: Readonly<Record<string, string>>): string {
  const directory = mkdtempSync(join(home, 'site-'))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(directory, file)), { recursive: true })
    writeFileSync(join(directory, file), text)
  }
  return directory
}

const read = (directory: string) => readSettings(directory, createConfigRunner(join(home, 'cache')))

/** `file:line:column rule message`. */
async function told(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const { problems } = await read(siteOf(files))
  return problems.map(({ file, line, column, rule, message }) => `${file}:${line}:${column} ${rule} ${message}`)
}

const plugin = `import { definePlugin } from 'roomwright'
export const count = (words: number) => definePlugin({ name: 'count', checks: () => [{ file: 'a', message: String(words), fix: '' }] })
`

describe('settings with code', () => {
  test('return their plug-ins and collections, and everything else as plain data', async () => {
    const directory = siteOf({
      'plugins/count.ts': plugin,
      'site.config.ts': `import { defineCollection, defineSite, z } from 'roomwright'
import { count } from './plugins/count.ts'
const recipes = defineCollection({ schema: z.object({ for: z.int() }), address: '/recipes/:slug' })
export default defineSite({ key: 'k', title: 'T', collections: { recipes }, plugins: [count(3)] })
`,
    })
    const { data, code, problems } = await read(directory)
    expect(problems).toEqual([])
    expect(data?.value).toEqual({ key: 'k', title: 'T' })
    expect(code?.plugins.map(({ name }) => name)).toEqual(['count'])
    expect(code?.collections).toMatchObject([{ name: 'recipes', address: '/recipes/:slug' }])
    expect(data?.source.text.slice(data.locate(['title']))).toMatch(/^'T'/)
  })

  test('keep the name of an unknown setting that holds code, which is its mistake', async () => {
    const directory = siteOf({
      'plugins/count.ts': plugin,
      'site.config.ts': "import { count } from './plugins/count.ts'\nexport default { title: 'T', plugin: [count(3)] }",
    })
    const { problems } = checkSettings(await read(directory), { used: new Set(), known: ['en'] })
    expect(problems).toContainEqual({
      severity: 'error',
      rule: 'unknown-field',
      file: 'site.config.ts',
      line: 2,
      column: 30,
      message: '`plugin` is not a field.',
      fix: 'Did you mean `plugins`?',
    })
    expect(problems.map(({ rule }) => rule)).not.toContain('config-throws')
  })

  test('are bundled again when a file that they import changes', async () => {
    const directory = siteOf({
      'lib/title.ts': "export const title: string = 'One'",
      'site.config.ts': "import { title } from './lib/title.ts'\nexport default { title, plugins: [] }",
    })
    const title = async () => (await read(directory)).data?.value
    expect(await title()).toEqual({ title: 'One' })
    writeFileSync(join(directory, 'lib/title.ts'), "export const title: string = 'Two'")
    expect(await title()).toEqual({ title: 'Two' })
    writeFileSync(join(directory, 'lib/title.ts'), "export const title: string = 'One'")
    expect(await title()).toEqual({ title: 'One' })
  })

  test('import packages from where they are installed', async () => {
    const packaged = 'node_modules/words'
    const directory = siteOf({
      [`${packaged}/package.json`]: '{"name":"words","version":"1.0.0","type":"module","exports":"./words.js"}',
      [`${packaged}/words.js`]: 'export const here = import.meta.url',
      'site.config.ts': "import { here } from 'words'\nexport default { title: here, plugins: [] }",
    })
    expect((await read(directory)).data?.value).toEqual({ title: `file://${directory}/${packaged}/words.js` })
  })

  test('run in a separate process if they contain no code', async () => {
    const { data, code } = await read(siteOf({ 'site.config.ts': 'export default { key: String(typeof process.send) }' }))
    expect(data?.value).toEqual({ key: 'function' })
    expect(code).toBeUndefined()
  })
})

describe('a mistake in settings with code is reported at its place:', () => {
  const config = (more: string) => ({ 'plugins/count.ts': plugin, 'site.config.ts': `import { count } from './plugins/count.ts'\n${more}` })

  test.each([
    ['a bracket without an end', config('export default { plugins: [count(1) }'), /^site\.config\.ts:2:37 config-syntax /],
    [
      'an import of nothing',
      { 'site.config.ts': "import { a } from './plugins/a.ts'\nexport default { plugins: [a] }" },
      "site.config.ts:1:19 config-throws Could not resolve './plugins/a.ts'.",
    ],
    [
      'a mistake of syntax in a plug-in',
      { ...config('export default { plugins: [count(1)] }'), 'plugins/count.ts': 'export const count = (' },
      /^plugins\/count\.ts:1:\d+ plugin /,
    ],
    [
      'a plug-in that throws when it is made',
      {
        ...config('export default { plugins: [count(1)] }'),
        'plugins/count.ts': '\nexport const count = () => { throw new Error("No.") }',
      },
      'plugins/count.ts:2:36 plugin No.',
    ],
    [
      'settings that throw',
      config('const none: any = undefined\nexport default { title: none.title, plugins: [count(1)] }'),
      "site.config.ts:3:30 config-throws Cannot read properties of undefined (reading 'title').",
    ],
    [
      'no default export',
      config('export const plugins = [count(1)]'),
      'site.config.ts:1:1 config-export The default export is not a plain object.',
    ],
    [
      'code among plain data',
      config('export default {\n  title: () => 1,\n  plugins: [count(1)] }'),
      'site.config.ts:3:10 config-throws `title` is not plain data: () => 1 could not be cloned.',
    ],
    ['a plug-in that is no list', config('export default { plugins: count(1) }'), 'site.config.ts:2:27 plugin `plugins` is not a list.'],
    [
      'a plug-in that was not called',
      config('export default { plugins: [count] }'),
      'site.config.ts:2:28 plugin Entry 1 of `plugins` is a function: call it.',
    ],
    [
      'a plug-in that nothing defines',
      config("export default { plugins: [count(1), { name: 'a' }] }"),
      'site.config.ts:2:38 plugin Entry 2 of `plugins` did not come from `definePlugin`.',
    ],
    [
      'a plug-in twice',
      config('export default { plugins: [count(1), count(2)] }'),
      'site.config.ts:2:38 plugin There are two plug-ins "count".',
    ],
    [
      'a place that is none',
      { ...config('export default { plugins: [count(1)] }'), 'plugins/count.ts': plugin.replace('checks', 'check') },
      'plugins/count.ts:2:41 plugin `check` of the plug-in "count" is not a hook.',
    ],
    [
      'a place without a function',
      { ...config('export default { plugins: [count(1)] }'), 'plugins/count.ts': plugin.replace(/checks: .*(?= }\))/, 'checks: []') },
      'plugins/count.ts:2:41 plugin `checks` of the plug-in "count" is not a function.',
    ],
    [
      'a plug-in without a name',
      { ...config('export default { plugins: [count(1)] }'), 'plugins/count.ts': plugin.replace("name: 'count', ", '') },
      'plugins/count.ts:2:41 plugin The plug-in has no name.',
    ],
    [
      'a plug-in with a wrong name',
      { ...config('export default { plugins: [count(1)] }'), 'plugins/count.ts': plugin.replace("'count'", "'Count Words'") },
      'plugins/count.ts:2:41 plugin "Count Words" is not a valid name for a plug-in.',
    ],
  ] as const)('%s', async (_mistake, files, words) => {
    const [first = '', ...more] = await told(files)
    if (typeof words === 'string') expect(first).toBe(words)
    else expect(first).toMatch(words)
    expect(more).toEqual([])
  })
})

test('settings with code stay the same module until something changes', async () => {
  const directory = siteOf({ 'site.config.ts': 'export default { title: String(import.meta.url), plugins: [] }' })
  const once = (await read(directory)).data?.value
  expect((await read(directory)).data?.value).toEqual(once)
})
