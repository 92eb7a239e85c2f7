import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readSettings } from '../../../content/load/config/readSettings.ts'
import type { Problem } from '../../../content/problem.ts'
import { explainCode } from './explainCode.ts'
import { createConfigRunner } from '../settings/loadSettings.ts'
import { surface } from '../bundling/surface.ts'

const home = realpathSync(mkdtempSync(join(tmpdir(), 'imports-')))
afterAll(() => rmSync(home, { recursive: true }))

/** A publication whose plug-in begins with a comment and the import of a type, neither of which the bundler keeps. */
function siteWith(imports: string): string {
  const directory = mkdtempSync(join(home, 'site-'))
  const files = {
    'lib/oak.ts': 'export const oak = 1\n',
    'lib/ash.json': '{\n  "ash": 1,\n}\n',
    'plugins/count.ts': `// Counts.\nimport type { PluginSite } from 'roomwright'\n\n${imports}\nexport const count = { name: 'count' }\n`,
    'site.config.ts': "import { count } from './plugins/count.ts'\nexport default { plugins: [count] }\n",
    'node_modules/elm/package.json': JSON.stringify({ name: 'elm', version: '1.0.0', type: 'module', exports: { '.': './elm.js' } }),
    'node_modules/elm/elm.js': 'export const elm = 1\n',
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(directory, file)), { recursive: true })
    writeFileSync(join(directory, file), text)
  }
  return directory
}

const say = ({ file, line, column, message }: Problem) => `${file}:${line}:${column} ${message}`

test.each([
  ['a file that does not exist', "import { oak } from '../lib/elm.ts'\noak()", "4:21 Could not resolve '../lib/elm.ts'."],
  ['a file that is imported later', "const oak = await import('../lib/elm.ts')\noak()", "4:26 Could not resolve '../lib/elm.ts'."],
  ['a package that is not installed', "import { oak } from 'oak'\noak()", "4:21 Could not resolve 'oak'."],
  ['a part that a package keeps to itself', "import { bark } from 'elm/bark'\nbark()", "4:22 Could not resolve 'elm/bark'."],
  ['a name of a file', "import {\n  oak,\n  elm,\n} from '../lib/oak.ts'\nelm(oak)", '6:3 "elm" is not exported by \'../lib/oak.ts\'.'],
  ['a default', "import oak from '../lib/oak.ts'\noak()", '4:8 "default" is not exported by \'../lib/oak.ts\'.'],
  ['a name that is passed on', "export { elm } from '../lib/oak.ts'", '4:10 "elm" is not exported by \'../lib/oak.ts\'.'],
])('an import that fails is reported where it is written: %s', async (_what, imports, words) => {
  const { problems } = await readSettings(siteWith(imports), createConfigRunner(join(home, 'cache')))
  expect(problems.map(say)).toEqual([`plugins/count.ts:${words}`])
})

// The runner of these tests replaces `import()`, so the error of Node is made by hand.
test.each([
  ['roomwright', surface.roomwright],
  ['roomwright/plugins', surface['roomwright/plugins']],
  ['elm', 'file:///garden/node_modules/elm/elm.js'],
])('so is a name that Node does not find in a module: %s', (specifier, url) => {
  const directory = siteWith(`import { bark } from '${specifier}'\nbark()`)
  const error = new SyntaxError(`The requested module '${url}' does not provide an export named 'bark'`)
  expect(say(explainCode(error, { directory, file: 'site.config.ts' }))).toBe(
    `plugins/count.ts:4:10 "bark" is not exported by '${specifier}'.`,
  )
})

test('data that is not JSON is reported at its mistake', async () => {
  const directory = siteWith("import ash from '../lib/ash.json'\nash()")
  const { problems } = await readSettings(directory, createConfigRunner(join(home, 'cache')))
  expect(problems.map(say)).toEqual(['lib/ash.json:3:1 This is not valid JSON.'])
})

test('the fix for a name of a style sheet without names says which sheets have them', () => {
  const directory = siteWith("import styles from '../lib/oak.css'\nstyles.leaf")
  const words = '"default" is not exported by "lib/oak.css".\n4 │ import styles from "../lib/oak.css"'
  const error = Object.assign(new Error(words), { code: 'MISSING_EXPORT', id: join(directory, 'plugins/count.ts') })
  expect(explainCode(error, { directory, file: 'site.config.ts' })).toMatchObject({
    message: '"default" is not exported by \'../lib/oak.css\'.',
    fix: 'Rename it to `oak.module.css`: only such a style sheet exports its classes.',
  })
})
