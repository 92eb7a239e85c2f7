import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { Problem } from '../../content/problem.ts'
import { checkTypes, omitRepeated } from './checkTypes.ts'

const home = realpathSync(mkdtempSync(join(tmpdir(), 'types-')))
afterAll(() => rmSync(home, { recursive: true }))

const wrong = "export default 1\nexport const rings: number = 'many'\n"

/** Checks a publication with one block, which has a mistake unless another one is given, and the given settings of the compiler. */
async function told(settings: object, block = wrong, more: Readonly<Record<string, string>> = {}): Promise<readonly string[]> {
  const site = mkdtempSync(join(home, 'site-'))
  const files = {
    'blocks/oak.tsx': block,
    'tsconfig.json': JSON.stringify(settings),
    'node_modules/roomwright/package.json': '{}',
    ...more,
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(site, file)), { recursive: true })
    writeFileSync(join(site, file), text)
  }
  symlinkSync(join(import.meta.dirname, '../../../node_modules/typescript'), join(site, 'node_modules/typescript'))
  return (await checkTypes(site)).map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`)
}

const strict = { strict: true, types: [] }

const mistake = "blocks/oak.tsx:2:14 Type 'string' is not assignable to type 'number'."

test('reports a wrong type at its place', async () => {
  expect(await told({ compilerOptions: strict, include: ['blocks'] })).toEqual([mistake])
})

test.each([
  [{ compilerOptions: { ...strict, types: ['oak'] }, include: ['blocks'] }, "Cannot find type definition file for 'oak'."],
  [{ extends: './base.json' }, "Cannot read file 'base.json'."],
  [
    { include: ['src'] },
    `No inputs were found in config file 'tsconfig.json'. Specified 'include' paths were '["src"]' and 'exclude' paths were '[]'.`,
  ],
])('reports settings that the compiler cannot use: %j', async (settings, message) => {
  expect((await told(settings)).filter((one) => one !== mistake)).toEqual([`tsconfig.json:1:1 ${message}`])
})

test('reports a mistake in package.json, with which no package is found', async () => {
  const more = { 'package.json': '{\n  // the site\n  "private": true\n}\n' }
  expect(await told({ compilerOptions: strict }, wrong, more)).toEqual(['package.json:2:3 This is not valid JSON.'])
})

test('reports the cause that the compiler gives below an error', async () => {
  const site =
    "type Sheet = { readonly wide: number }\nexport const sheet: { readonly size: Sheet } = JSON.parse('') as { size: { long: number } }\n"
  expect(await told({ compilerOptions: strict, include: ['blocks'] }, site)).toEqual([
    "blocks/oak.tsx:2:14 Type '{ size: { long: number; }; }' is not assignable to type '{ readonly size: Sheet; }'. Property 'wide' is missing in type '{ long: number; }' but required in type 'Sheet'.",
  ])
})

test('knows style sheets, with the names of their classes or without', async () => {
  const types = join(import.meta.dirname, '../../api/fileTypes.ts')
  const block = "import './plain.css'\nimport names from './oak.module.css'\nexport default names['leaf']?.length\n"
  expect(await told({ compilerOptions: strict, include: ['blocks', types] }, block)).toEqual([])
})

test('knows that an imported picture is a URL', async () => {
  const types = join(import.meta.dirname, '../../api/fileTypes.ts')
  const endings = ['svg', 'png', 'jpg', 'jpeg', 'webp', 'avif', 'gif']
  const block = endings.map((ending) => `import ${ending} from './oak.${ending}'\n${ending}.toUpperCase()\n`).join('')
  expect(await told({ compilerOptions: strict, include: ['blocks', types] }, `${block}export default 1\n`)).toEqual([])
})

test('leaves out what another error says of the same line', () => {
  const at = (line: number, column: number, fix = 'Correct the code there.'): Problem => {
    return { severity: 'error', rule: 'plugin', file: 'site.config.ts', line, column, message: 'No.', fix }
  }
  const types = [at(1, 5), at(2, 5), at(3, 5), at(4, 5)]
  expect(omitRepeated(types, [at(1, 9, 'Did you mean `title`?'), at(2, 5), at(3, 9)])).toEqual([at(3, 5), at(4, 5)])
})
