import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { loadPublication } from '../../content/loadPublication.ts'
import { sampleCases } from '../../platform/testing/sampleCases.ts'
import { pretendToInspect, runConfigOnce } from '../../content/testing/loadFiles.ts'
import type { EngineBundle } from '../bundle/ClientBundle.ts'
import { loadBundle } from '../bundle/loadBundle.ts'
import { blocksBelow } from './addCode.ts'
import { loadCode } from './loadCode.ts'
import { surface } from './bundling/surface.ts'
import { createWording } from '../words/wording.ts'
import { tryBlocks } from './trials/tryBlocks.ts'

const root = join(import.meta.dirname, '../../..')
const source = join(root, 'fixtures/sites/own')
const home = realpathSync(mkdtempSync(join(tmpdir(), 'code-')))
const cacheDirectory = join(home, 'cache')
const run = { engine: 'test', now: new Date('2026-06-01') }
const reading = { now: run.now, drafts: false, inspectPicture: pretendToInspect, runConfig: runConfigOnce }
let engine: EngineBundle

beforeAll(async () => {
  engine = await loadBundle({ root, cacheDirectory: join(root, '.cache'), stayReady: false })
})
afterAll(() => rmSync(home, { recursive: true }))

const load = (directory: string) => loadCode({ directory, cacheDirectory, ...run, bundle: async () => engine })

/** The fixture with some of its files changed. */
function siteWith(changes: Readonly<Record<string, (text: string) => string>>): string {
  const directory = mkdtempSync(join(home, 'site-'))
  cpSync(source, directory, { recursive: true })
  for (const [file, change] of Object.entries(changes)) {
    const path = join(directory, file)
    writeFileSync(path, change(statSync(path, { throwIfNoEntry: false }) ? readFileSync(path, 'utf8') : ''))
  }
  onTestFinished(() => rmSync(directory, { recursive: true }))
  return directory
}

/** What `check` reports about the code of a publication: `file:line:column rule message`. */
async function told(directory: string): Promise<readonly string[]> {
  const { code, problems } = await load(directory)
  const { publication } = await loadPublication({ directory, code, ...reading })
  return [...problems, ...(publication ? tryBlocks(publication, code.own) : [])].map(
    ({ file, line, column, rule, message }) => `${file}:${line}:${column} ${rule} ${message}`,
  )
}

const servings = 'blocks/servings.tsx'
const replace = (from: string | RegExp, to: string) => (text: string) => {
  const changed = text.replace(from, to)
  if (changed === text) throw new Error(`The fixture has no ${String(from)}`)
  return changed
}

describe('the code of a publication', () => {
  test('is tried on pages too, and a problem names the page', async () => {
    const about = () => '---\ntitle: About\ndescription: About.\n---\n```servings\nfor: 2\nitems: [{ item: Leeks, grams: 3 }]\n```\n'
    const directory = siteWith({
      [servings]: replace('<section', '<section title={items.map(() => { throw new Error("no leeks") }).join()}'),
      'articles/soup/en.md': (text) => text.replace(/```servings[^]*?```/, ''),
      'articles/soup/tr.md': (text) => text.replace(/```servings[^]*?```/, ''),
      'pages/about-us/en.md': about,
    })
    expect(await told(directory)).toEqual([expect.stringMatching(/^blocks\/servings\.tsx:.*This was seen on \/info\/about-us\.$/)])
  })

  test('is bundled again for an engine elsewhere that uses the same cache', async () => {
    const directory = siteWith({})
    const here = { ...surface }
    onTestFinished(() => void Object.assign(surface, here))
    const elsewhere = join(home, 'roomwright.ts')
    writeFileSync(elsewhere, `export { z } from ${JSON.stringify(here.roomwright)}\nexport const defineBlock = (block) => ({ ...block })\n`)
    Object.assign(surface, { roomwright: pathToFileURL(elsewhere).href })
    expect(await told(directory)).toContainEqual(expect.stringContaining('The default export is not a block'))
    Object.assign(surface, here)
    expect(await told(directory)).toEqual([])
  })

  test('is reported at the line of a schema that throws', async () => {
    const directory = siteWith({ [servings]: replace('.positive()', '.positive().refine(() => { throw new Error("no number") })') })
    const { code } = await load(directory)
    const { problems } = await loadPublication({ directory, code, ...reading })
    const lines = problems.map(({ file, line, rule, message }) => `${file}:${line} ${rule} ${message}`)
    expect(lines.filter((line) => line.startsWith(servings))).toEqual([
      expect.stringMatching(/^blocks\/servings\.tsx:\d+ block no number\.$/),
    ])
  })

  test('provides the HTML, styles and scripts of its blocks', async () => {
    const { code, problems } = await load(source)
    expect(problems).toEqual([])
    expect([...code.blocks.keys()]).toEqual(['servings', 'watch'])
    const block = { kind: 'own', name: 'servings', fields: { for: 2, items: [{ item: 'Leeks', grams: 300 }] } } as const
    const html = code.own.render(block, { language: 'en', path: '/articles/a-soup-of-leeks', messages: createWording('en').messages })
    expect(html).toMatch(
      /^<div data-block="servings"><section class="own-\w+"><page-island data-island="OwnScale_\w+" data-props=".*<\/div>$/,
    )
    expect(code.own.sheetOf('servings')).toMatch(/^\/assets\/own-block---servings-\w+\.css$/)
    const islands = Object.keys(code.description?.chunks ?? {}).map((name) => name.replace(/_\w+$/, ''))
    expect(islands.sort()).toEqual(['island---OwnPraise', 'island---OwnScale', 'island---OwnSign'])
  })

  test('comes from the cache until a file that it imports changes', async () => {
    const directory = siteWith({})
    const client = async () => (await load(directory)).code.client
    const before = await client()
    const written = statSync(join(dirname(before), 'code.json')).mtimeMs
    expect(await client()).toBe(before)
    expect(statSync(join(dirname(before), 'code.json')).mtimeMs).toBe(written)
    writeFileSync(join(directory, 'lib/amounts.ts'), 'export const perPerson = (grams: number, people: number) => (2 * grams) / people\n')
    expect(await client()).not.toBe(before)
  })

  test('adds the pictures that it imports, with the same URL in documents and style sheets', async () => {
    const directory = siteWith({
      'lib/pot.svg': () => `<svg xmlns="http://www.w3.org/2000/svg">${'<path d="M0 0h1v1z"/>'.repeat(300)}</svg>`,
      'blocks/servings.module.css': () => '.servings { background: url(../lib/pot.svg) }',
      'blocks/watch.tsx': (text) => `import pot from '../lib/pot.svg'\n${text.replace('<Place />', '<img src={pot} alt="" />')}`,
    })
    const { code } = await load(directory)
    const pictures = (code.description?.files ?? []).filter((file) => file.endsWith('.svg'))
    expect(pictures).toEqual([expect.stringMatching(/^assets\/own-pot-[\w-]+\.svg$/)])
    const [picture = ''] = pictures
    expect(readFileSync(join(code.client, picture), 'utf8')).toMatch(/^<svg/)
    expect(readFileSync(join(code.client, code.own.sheetOf('servings') ?? ''), 'utf8')).toContain(`url(/${picture})`)
    const page = { language: 'en', path: '/', messages: createWording('en').messages } as const
    expect(code.own.render({ kind: 'own', name: 'watch', fields: { sign: 'idle' } }, page)).toContain(`src="/${picture}"`)
    expect(blocksBelow('/blog', code).render({ kind: 'own', name: 'watch', fields: { sign: 'idle' } }, page)).toContain(
      `src="/blog/${picture}"`,
    )
  })

  test('keeps out of browsers what only the build needs: modules of Node, and definitions beside functions that islands call', async () => {
    const directory = siteWith({
      [servings]: (text) => `import { basename } from 'node:path'\n${text.replace('<section', '<section title={basename("a/b")}')}`,
      'lib/amounts.ts': (text) =>
        `import { defineCollection, reference, z } from 'roomwright'\nimport { readFileSync } from 'fs'\n${text}
export const tools = defineCollection({ schema: z.object({ of: reference('tools') }), address: '/tools/:slug' })
export const read = (file: string) => readFileSync(file)\n`,
    })
    expect(await told(directory)).toEqual([])
    const { code } = await load(directory)
    const scripts = (code.description?.files ?? []).filter((file) => file.endsWith('.js'))
    expect(scripts.map((file) => readFileSync(join(code.client, file), 'utf8')).join('')).not.toMatch(/node:|readFileSync|basename|Proxy/)
  })

  test('is empty in a publication of plain files, which loads no bundle', async () => {
    const bundle = () => Promise.reject(new Error('asked for'))
    const { code, problems } = await loadCode({ directory: join(root, 'fixtures/sites/minimal'), cacheDirectory, ...run, bundle })
    expect([code.hash, code.blocks.size, problems]).toEqual(['', 0, []])
  })
})

describe('a mistake in code is reported at its place:', () => {
  const mistakes: readonly (readonly [mistake: string, change: (text: string) => string, words: string | RegExp])[] = [
    ['a bracket without an end', replace('z.number()', 'z.number('), '8:17 block Unexpected token.'],
    ['an import of nothing', replace('../lib/amounts', '../lib/amount'), "4:27 block Could not resolve '../lib/amount'."],
    [
      'a throw while it is read',
      replace('const schema', 'null.x\nconst schema'),
      "7:6 block Cannot read properties of null (reading 'x').",
    ],
    [
      'another default export',
      replace('export default defineBlock(', 'export default Object('),
      '41:1 block The default export is not a block.',
    ],
    [
      'state outside an island',
      replace(/Block: .*=> \(/, 'Block: () => { useState(1); return null }, Old: ({ for: people, items }: any) => ('),
      /^blocks\/servings\.tsx:43:18 block `useState` does nothing in a document: put it into a component of its own and write <Island on="touch"> around that\./,
    ],
    [
      'a handler outside an island',
      replace('<section', '<section onClick={() => 1}'),
      /^blocks\/servings\.tsx:44:5 block `onClick` of <section> does nothing/,
    ],
    [
      'a handler made without JSX',
      (text) =>
        text
          .replace('{ useState }', '{ createElement, useState }')
          .replace('<section', '<section title={String(createElement("b", { onClick: () => 1 }))}'),
      /^blocks\/servings\.tsx:44:\d+ block `onClick` of <b> does nothing/,
    ],
    [
      'a component that contains itself',
      (text) => `${text.replace(/<section[^]*<\/section>/, '<Again />')}\nfunction Again(): any { return <Again /> }\n`,
      /^blocks\/servings\.tsx:\d+:\d+ block <Again> is rendered without end: it contains itself\./,
    ],
    [
      'an island with a number that JSON does not have',
      replace('people={people}', 'people={NaN}'),
      /^blocks\/servings\.tsx:45:7 block The props of an island are plain data, which browsers get as JSON, but `people` of <Scale> is NaN\./,
    ],
    [
      'an island with a date in a list',
      replace('items={items}', 'items={[{ on: [new Date()] }] as never}'),
      /^blocks\/servings\.tsx:45:7 .* but `items\.0\.on\.0` of <Scale> is an instance of Date\./,
    ],
    [
      'an island made without JSX',
      (text) =>
        text
          .replace('{ useState }', '{ createElement, useState }')
          .replace(/<section[^]*<\/section>/, '<>{createElement(Island, { on: "touch", children: createElement("b") })}</>'),
      /^blocks\/servings\.tsx:\d+:\d+ block <Island> takes exactly one component of the publication, in a `\.tsx` file/,
    ],
    [
      'an island that an expression would wake',
      replace('on="touch"', 'on={"so" + "on" as never}'),
      /^blocks\/servings\.tsx:45:7 block Nothing wakes an <Island on=\{"soon"\}>/,
    ],
    [
      'an island of two',
      replace('items={items} />', 'items={items} /> <b />'),
      /^blocks\/servings\.tsx:45:7 block <Island> takes exactly one component/,
    ],
    [
      'an island that nothing wakes',
      replace('on="touch"', 'on="soon"'),
      '45:15 block Nothing wakes an <Island on="soon">: write `touch`, `visible` or `idle`.',
    ],
    [
      'a schema that is no map of fields',
      replace('\n  schema,', '\n  schema: schema.transform((fields) => fields) as never,'),
      '41:1 block The schema of the block is no map of fields.',
    ],
    [
      'a throw of nothing',
      replace('<section', '<section title={(() => { throw undefined })()}'),
      '41:1 block The code throws `undefined` instead of an error. This was seen on /articles/a-soup-of-leeks.',
    ],
    [
      'a component that waits',
      replace('Block: (', 'Block: async ('),
      /^blocks\/servings\.tsx:41:1 block The component waits for a promise, but pages are rendered at once\./,
    ],
    ['no component', replace('Block: (', 'Blok: ('), '41:1 block The `Block` of the block is not a component.'],
    ['a package that is not installed', replace('../lib/amounts', 'amounts/by'), "4:27 block Could not resolve 'amounts/by'."],
    ['an island of nothing', replace('<Scale', '<Scala'), /^blocks\/servings\.tsx:45:7 block <Scala> is in an <Island>, so/],
    [
      'a component that throws',
      replace('<section', '<section title={items.map(() => { throw new Error("no leeks") }).join()}'),
      /no leeks. This was seen on \/articles\/a-soup-of-leeks\.$/,
    ],
  ]
  // Those whose names begin alike are of one kind.
  test.each(sampleCases(mistakes, ([mistake]) => [mistake.split(' ', 2).join(' ')]))('%s', async (_mistake, change, words) => {
    expect(await told(siteWith({ [servings]: change }))).toEqual([
      typeof words === 'string' ? `${servings}:${words}` : expect.stringMatching(words),
    ])
  })

  test.each([
    ['a bracket without an end', '.servings { color: red', '1:1 block Unclosed block.'],
    ['an import of nothing', "@import './tables.css';\n", "1:9 block Could not resolve './tables.css'."],
    ['a picture that is nowhere', '.servings {\n  background: url(./pot.png) }', "2:19 block Could not resolve './pot.png'."],
    ['a class from nothing', ".servings { composes: a from './tables.module.css' }", "1:30 block Could not resolve './tables.module.css'."],
  ])('%s in a style sheet', async (_mistake, sheet, words) => {
    expect(await told(siteWith({ 'blocks/servings.module.css': () => sheet }))).toEqual([`blocks/servings.module.css:${words}`])
  })

  test.each([
    ['blocks/Servings.tsx', 'blocks/Servings.tsx:1:1 block "Servings.tsx" is not a valid file name for a block.'],
    ['blocks/palette.tsx', 'blocks/palette.tsx:1:1 block The engine already has a block "palette".'],
    ['components/Foter.tsx', 'components/Foter.tsx:1:1 component Pages have no slot "Foter".'],
  ])('a file named %s', async (file, words) => {
    expect(await told(siteWith({ [file]: () => 'export default 1' }))).toContain(words)
  })

  test('a module of Node in what an island uses', async () => {
    const amounts = "import { statSync } from 'fs'\nexport const perPerson = (of: number) => statSync('a').size * of\n"
    expect(await told(siteWith({ 'lib/amounts.ts': () => amounts }))).toEqual([
      "lib/amounts.ts:1:26 block Browsers have no module 'node:fs', which an island needs here.",
    ])
  })

  test('a slot that is no component; one in `memo` is', async () => {
    const inMemo = "import { memo } from 'react'\nexport default memo(() => null)\n"
    expect(await told(siteWith({ 'components/Pager.tsx': () => inMemo }))).toEqual([])
    expect(await told(siteWith({ 'components/Pager.tsx': () => '// A comment.\nexport default 1\n' }))).toEqual([
      'components/Pager.tsx:2:1 component The default export is not a component.',
    ])
  })
})

test('the fields of a block are checked by its schema, and problems have their lines', async () => {
  const directory = siteWith({ 'articles/soup/en.md': replace('for: 4', 'for: four\nfro: 1') })
  const { code } = await load(directory)
  const { problems } = await loadPublication({ directory, code, ...reading })
  expect(
    problems.filter(({ rule }) => rule !== 'no-authors').map(({ line, column, message, fix }) => `${line}:${column} ${message} ${fix}`),
  ).toEqual(['12:6 `for` is "four". Write a whole number above 0.', '13:1 `fro` is not a field. Did you mean `for`?'])
})
