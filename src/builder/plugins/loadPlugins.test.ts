import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { loadPublication } from '../../content/loadPublication.ts'
import type { Publication } from '../../content/publication.ts'
import { pretendToInspect } from '../../content/testing/loadFiles.ts'
import { clockStep } from '../../platform/files/fileStamp.ts'
import { loadCode } from '../code/loadCode.ts'
import { tryHeads } from './tryHeads.ts'

const minimal = join(import.meta.dirname, '../../../fixtures/sites/minimal')
const home = realpathSync(mkdtempSync(join(tmpdir(), 'plugins-')))
afterAll(() => rmSync(home, { recursive: true }))

type Files = Readonly<Record<string, string>>

const now = new Date('2026-06-01')
const article = (title: string, slug: string, body: string) =>
  `---\ntitle: ${title}\nslug: ${slug}\ndescription: D.\nauthor: Ann Lee\ndate: 2026-01-31\n---\n\n${body}\n`

/** The minimal publication with two texts and one plug-in, whose definition starts at its second line. */
function siteWith(definition: string, more: Files = {}): string {
  const directory = mkdtempSync(join(home, 'site-'))
  cpSync(minimal, directory, { recursive: true })
  rmSync(join(directory, 'articles'), { recursive: true })
  const settings = `import { one } from './plugins/one.ts'\nexport default { key: 'k', slug: 's', title: 'T', url: 'https://t.example', languages: ['en'], plugins: [one] }\n`
  const files: Files = {
    'site.config.ts': settings,
    'plugins/one.ts': `import { definePlugin } from 'roomwright'\nexport const one = definePlugin({ name: 'one',\n${definition}\n})\n`,
    'articles/oak/en.md': article('Oak', 'oak', 'Oak is hard.'),
    'articles/elm/en.md': article('Elm', 'elm', 'Elm is tough.'),
    ...more,
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(directory, file)), { recursive: true })
    writeFileSync(join(directory, file), text)
  }
  return directory
}

async function load(directory: string) {
  const bundle = () => Promise.reject(new Error('Plug-ins need no interface'))
  const { code, problems } = await loadCode({ directory, cacheDirectory: join(home, 'cache'), engine: 'test', now, bundle })
  const asked = { directory, now, drafts: false, inspectPicture: pretendToInspect, code }
  const { publication, problems: further } = await loadPublication(asked)
  const heads = publication ? await tryHeads(publication, code.plugins) : []
  return { code, publication, problems: [...problems, ...further, ...heads].filter(({ rule }) => rule !== 'no-authors') }
}

async function told(directory: string): Promise<readonly string[]> {
  const { problems } = await load(directory)
  return problems.map(({ file, line, column, rule, message }) => `${file}:${line}:${column} ${rule} ${message}`)
}

const bodyOf = async (directory: string, slug: string) => {
  const { publication, problems } = await load(directory)
  expect(problems).toEqual([])
  return htmlOf(publication, slug)
}

function htmlOf(publication: Publication | undefined, slug: string): string {
  const parts = publication?.articles.find((one) => one.slug === slug)?.body.parts ?? []
  return parts.filter((part) => typeof part === 'string').join('')
}

describe('a plug-in', () => {
  test('reports problems at the places that it names', async () => {
    const checks = `checks: async (site) => site.entries.map(({ id, text }) => ({ file: \`articles/\${id}/en.md\`, line: 9, column: 3, severity: 'warning', message: text.trim(), fix: 'F.' })),`
    expect(await told(siteWith(checks))).toEqual([
      'articles/elm/en.md:9:3 plugin one: Elm is tough.',
      'articles/oak/en.md:9:3 plugin one: Oak is hard.',
    ])
  })

  test('changes texts before links and blocks are resolved, and may add HTML', async () => {
    const markdown = `async markdown(tree, { entry, site }) {
      tree.children.push(
        { type: 'paragraph', children: [{ type: 'link', url: '/articles/elm', children: [{ type: 'text', value: site.entries.length + entry.title }] }, { type: 'html', value: '<mark>!</mark>' }] },
        { type: 'code', lang: 'palette', value: 'colours:\\n  - { name: Oak, hex: "#c08040" }' } as any)
    },`
    const { publication, problems } = await load(siteWith(markdown))
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
    const parts = publication?.articles.find(({ slug }) => slug === 'oak')?.body.parts ?? []
    expect(parts[0]).toContain('<p><a href="/articles/elm">2Oak</a><mark>!</mark></p>')
    expect(parts[1]).toMatchObject({ kind: 'palette' })
  })

  test('that adds a broken link causes a problem in the text', async () => {
    const markdown = `markdown(tree) { tree.children.push({ type: 'paragraph', children: [{ type: 'link', url: '/articles/ash', children: [{ type: 'text', value: 'Ash' }] }] } as any) },`
    expect(await told(siteWith(markdown))).toEqual([
      expect.stringMatching(/^articles\/elm\/en\.md:\S+ broken-link /),
      expect.stringMatching(/^articles\/oak\/en\.md:\S+ broken-link /),
    ])
  })

  test('cannot turn HTML that an author wrote into markup', async () => {
    const directory = siteWith('markdown(tree) { tree.children.push(...structuredClone(tree.children)) },', {
      'articles/oak/en.md': article('Oak', 'oak', 'Oak <b onclick="x()">is</b> hard.'),
    })
    const { publication } = await load(directory)
    const html = htmlOf(publication, 'oak')
    expect(html.match(/&lt;b onclick/g)).toHaveLength(2)
    expect(html).not.toContain('<b ')
  })

  test('adds pages that texts can link to, including their anchors', async () => {
    const page = `pages: (site) => [{ address: '/woods', language: 'en', title: 'Woods', description: 'All.', html: '<p id="oak">Oak</p>' }],`
    const text = (anchor: string) => ({ 'articles/oak/en.md': article('Oak', 'oak', `See [woods](/woods#${anchor}).`) })
    expect(await told(siteWith(page, text('oak')))).toEqual([])
    expect(await told(siteWith(page, text('elm')))).toEqual([expect.stringMatching(/^articles\/oak\/en\.md:9:5 broken-anchor /)])
  })

  test('sees and changes entries of collections as well as articles', async () => {
    const definition = `checks: (site) => site.entries.map(({ collection, path, fields }) => ({ file: collection, severity: 'warning', message: path + ' ' + fields.serves, fix: '' })),
    markdown(tree, { entry }) { tree.children.push({ type: 'paragraph', children: [{ type: 'link', url: '/' + entry.collection, children: [{ type: 'text', value: 'x' }] }] } as any) },`
    const directory = siteWith(definition, {
      'site.config.ts': `import { defineCollection, z } from 'roomwright'\nimport { one } from './plugins/one.ts'\nconst recipes = defineCollection({ schema: z.object({ serves: z.int() }), address: '/recipes/:slug' })\nexport default { key: 'k', slug: 's', title: 'T', url: 'https://t.example', languages: ['en'], plugins: [one], collections: { recipes } }\n`,
      'articles/elm/en.md': article('Elm', 'elm', 'Elm.').replace('---\n\n', 'status: draft\n---\n\n'),
      'recipes/soup/en.md': article('Soup', 'soup', 'Boil.').replace('date:', 'serves: 4\ndate:'),
    })
    expect(await told(directory)).toEqual([
      'articles:1:1 plugin one: /articles/oak undefined',
      'recipes:1:1 plugin one: /recipes/soup 4',
      expect.stringMatching(/^articles\/oak\/en\.md:\S+ broken-link .*"\/articles"/),
    ])
  })

  test('runs again only when a text, a file that it reads or its own code has changed', async () => {
    const markdown = (word: string) =>
      `markdown(tree, { site }) { globalThis.runs = (globalThis.runs ?? 0) + 1; tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: '${word} ' + site.read('lib/word.txt') }] } as any) },`
    const runs = () => (globalThis as { runs?: number }).runs ?? 0
    const directory = siteWith(markdown('first'), { 'lib/word.txt': 'one' })
    const change = (file: string, from: string, to: string) =>
      writeFileSync(join(directory, file), readFileSync(join(directory, file), 'utf8').replace(from, to))
    expect(await bodyOf(directory, 'oak')).toContain('first one')
    expect(runs()).toBe(2)
    await bodyOf(directory, 'oak')
    expect(runs()).toBe(2)
    change('articles/oak/en.md', 'is hard', 'is very hard')
    expect(await bodyOf(directory, 'oak')).toContain('very hard')
    expect(runs()).toBe(3)
    change('lib/word.txt', 'one', 'two')
    expect(await bodyOf(directory, 'oak')).toContain('first two')
    expect(runs()).toBe(5)
    change('plugins/one.ts', 'first', 'second')
    expect(await bodyOf(directory, 'oak')).toContain('second two')
    expect(runs()).toBe(7)
    rmSync(join(directory, 'lib/word.txt'))
    expect(await bodyOf(directory, 'oak')).toContain('second undefined')
  })

  test('sees the fields of an entry as the changed schema makes them', async () => {
    const settings = (serves: number) =>
      `import { defineCollection, z } from 'roomwright'\nimport { one } from './plugins/one.ts'\nconst recipes = defineCollection({ schema: z.object({ serves: z.int().default(${serves}) }), address: '/recipes/:slug' })\nexport default { key: 'k', slug: 's', title: 'T', url: 'https://t.example', languages: ['en'], plugins: [one], collections: { recipes } }\n`
    const checks = `checks: (site) => site.entries.map(({ collection, fields }) => ({ file: collection, severity: 'warning', message: 'For ' + fields.serves, fix: '' })),`
    const directory = siteWith(checks, { 'site.config.ts': settings(4), 'recipes/soup/en.md': article('Soup', 'soup', 'Boil.') })
    // A file that was just written is not remembered.
    vi.useFakeTimers({ toFake: ['Date'], now: statSync(join(directory, 'site.config.ts')).ctimeMs + 2 * clockStep })
    onTestFinished(() => void vi.useRealTimers())
    expect(await told(directory)).toContain('recipes:1:1 plugin one: For 4')
    writeFileSync(join(directory, 'site.config.ts'), settings(6))
    expect(await told(directory)).toContain('recipes:1:1 plugin one: For 6')
  })

  test('may read folders that are otherwise unread', async () => {
    const directory = siteWith(`checks: (site) => { site.read('woods/oak.yaml'); return [] },`, {
      'woods/oak.yaml': 'a: 1\n',
      'ashes/a.yaml': '',
    })
    expect(await told(directory)).toEqual([expect.stringMatching(/^ashes:1:1 unread-folder /)])
    // What it read is still known when it does not run again.
    expect(await told(directory)).toEqual([expect.stringMatching(/^ashes:1:1 unread-folder /)])
  })
})

describe('a mistake in a plug-in is reported with its place:', () => {
  const started = 'plugins/one.ts:2:20 plugin The plug-in "one"'
  test.each([
    [
      'a throw in a check',
      `checks: () => {\n  throw new Error('No woods.') },`,
      'plugins/one.ts:4:9 plugin The plug-in "one" failed in `checks`: No woods.',
    ],
    [
      'a rejection',
      `files: async () => {\n  await null\n  throw new Error('Late.') },`,
      'plugins/one.ts:5:9 plugin The plug-in "one" failed in `files`: Late.',
    ],
    ['a thrown text', `pages: () => { throw 'no' },`, `${started} failed in \`pages\`: no.`],
    [
      'a throw in a text',
      `markdown(tree, { entry }) { if (entry.id === 'oak') null.x },`,
      `plugins/one.ts:3:58 plugin The plug-in "one" failed in \`markdown\` for articles/oak/en.md: Cannot read properties of null (reading 'x').`,
    ],
    [
      'a file that leads out',
      `checks: (site) => { site.read('../secret'); return [] },`,
      /^plugins\/one\.ts:3:26 plugin The plug-in "one" failed in `checks`: `read` was asked for "\.\.\/secret", which is not a file of the publication\.$/,
    ],
    [
      'nothing in place of a list',
      `checks: () => undefined,`,
      /^plugins\/one\.ts:2:20 plugin The plug-in "one" returns an unexpected value from `checks`: /,
    ],
    [
      'a finding without words',
      `checks: () => [{ file: 'a.md', fix: '' }],`,
      /returns an unexpected value from `checks` at `\[0\]\.message`: /,
    ],
    [
      'a finding elsewhere',
      `checks: () => [{ file: '/etc/passwd', message: 'M', fix: '' }],`,
      `${started} reports a mistake in "/etc/passwd", which is not a file in the publication folder.`,
    ],
    [
      'an unknown node',
      `markdown(tree, { entry }) { if (entry.id === 'oak') tree.children.push({ type: 'jsx' } as any) },`,
      `${started} changed the text of articles/oak/en.md so that it contains a node "jsx", which the engine does not know.`,
    ],
    [
      'a page out of the site',
      `pages: () => [{ address: '/../a', language: 'en', title: 'T', description: 'D', html: '' }],`,
      /gives a page the address "\/\.\.\/a", which has the part "\.\."/,
    ],
    [
      'an encoded page',
      `pages: () => [{ address: '/%2e%2e', language: 'en', title: 'T', description: 'D', html: '' }],`,
      /gives a page the address "\/%2e%2e", which has the part/,
    ],
    [
      'a page in an unknown language',
      `pages: () => [{ address: '/a', language: 'xx', title: 'T', description: 'D', html: '' }],`,
      `${started} gives the page "/a" the language "xx", which the publication does not have.`,
    ],
    [
      'a page in the place of a text',
      `pages: () => [{ address: '/articles/oak', language: 'en', title: 'T', description: 'D', html: '' }],`,
      'plugins/one.ts:2:20 duplicate-address The address "/articles/oak" is also used by articles/oak/en.md.',
    ],
    [
      'a page in a reserved place',
      `pages: () => [{ address: '/assets', language: 'en', title: 'T', description: 'D', html: '' }],`,
      /^plugins\/one\.ts:2:20 reserved-address /,
    ],
    [
      'a page with a field too many',
      `pages: () => [{ address: '/a', language: 'en', title: 'T', description: 'D', html: '', slug: 'a' }],`,
      /returns an unexpected value from `pages` at `\[0\]`: Unrecognized key: "slug"\.$/,
    ],
    [
      'a file out of the site',
      `files: () => [{ path: '/../a.txt', text: '' }],`,
      `${started} gives a file the path "/../a.txt", which leads out of its folder.`,
    ],
    [
      'a file in the place of a page',
      `files: () => [{ path: '/articles/oak/index.html', text: '' }],`,
      'plugins/one.ts:2:20 plugin The plug-in "one" gives a file the path "/articles/oak/index.html", which the site already uses for /articles/oak.',
    ],
    [
      'a file twice',
      `files: () => [{ path: '/a.txt', text: '' }, { path: '/A.txt', text: '' }],`,
      `${started} gives a file the path "/A.txt", which is already used by a file of "one".`,
    ],
    [
      'bytes in place of text',
      `files: () => [{ path: '/a.txt', text: new Uint8Array(1) }],`,
      /returns an unexpected value from `files` at `\[0\]\.text`: /,
    ],
    [
      'a script in the head',
      `head: () => [{ tag: 'script', attributes: {} }],`,
      /returns an unexpected value from `head` at `\[0\]\.tag`: /,
    ],
    [
      'a foreign style sheet',
      `head: () => [{ tag: 'link', attributes: { rel: 'stylesheet', href: 'https://cdn.example/a.css' } }],`,
      `${started} adds a <link rel="stylesheet"> to https://cdn.example, but the Content-Security-Policy lets nothing load from there. This was seen on /.`,
    ],
    [
      'a throw for one page alone',
      `head: ({ path }) => { if (path === '/authors') null.x; return [] },`,
      `plugins/one.ts:3:53 plugin The plug-in "one" failed in \`head\` for /authors: Cannot read properties of null (reading 'x').`,
    ],
    ['data in itself', 'structuredData: () => [{ all: (own: any) => own }].map((a: any) => (a.all = a)),', /contains itself\.$/],
    ['data that is none', 'structuredData: () => [{ when: () => 1 }],', /unexpected value from `structuredData` at `\[0\]\.when`: /],
  ] as const)('%s', async (_mistake, definition, words) => {
    expect(await told(siteWith(definition))).toEqual([typeof words === 'string' ? words : expect.stringMatching(words)])
  })
})
