import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { parseMarkdown } from '../content/markdown/parseMarkdown.ts'
import type { MarkdownRoot, PluginDefinition, PluginEntry, PluginSite } from '../content/own/definePlugin.ts'
import { glossary } from './glossary.ts'
import { highlight } from './highlight.ts'
import { mathematics } from './mathematics.ts'
import { readingList } from './readingList.ts'
import { setText, typography } from './typography.ts'

type Files = Readonly<Record<string, string>>

const entryOf = (text: string, language = 'en'): PluginEntry => ({
  collection: 'articles',
  id: 'oak',
  language,
  file: `articles/oak/${language}.md`,
  path: '/articles/oak',
  title: 'Oak',
  description: '',
  fields: {},
  text,
})

const siteOf = (files: Files, entries: readonly PluginEntry[] = []): PluginSite => ({
  url: 'https://a.example',
  languages: ['en', 'tr'],
  entries,
  read: (file) => files[file],
})

/** The tree that a plug-in makes of a text. */
async function treeOf(plugin: PluginDefinition, text: string, { files = {}, language = 'en' }: { files?: Files; language?: string } = {}) {
  const root: MarkdownRoot = { type: 'root', children: [...parseMarkdown(text)] }
  await plugin.markdown?.(root, { entry: entryOf(text, language), site: siteOf(files) })
  return JSON.stringify(root.children, (key, value: unknown) => (key === 'position' ? undefined : value))
}

describe('glossary', () => {
  const files = {
    'glossary.yaml':
      'en:\n  oak: A tree.\n  red oak: { definition: Another., also: [red oaks] }\ntr:\n  ısı: Sıcaklık.\nko:\n  참나무: 나무.\n',
  }

  test('links the first mention of each term, the longest first, with its definition as the title', async () => {
    const tree = await treeOf(glossary(), 'Oaken Red Oaks, oak and OAK, oak.', { files })
    expect(tree.match(/"url":"[^"]+","title":"[^"]+"/g)).toEqual([
      '"url":"/glossary#term-red-oak","title":"Another."',
      '"url":"/glossary#term-oak","title":"A tree."',
    ])
    expect(tree).toContain('"value":"Oaken "')
    expect(tree).toContain('"value":" and OAK, oak."')
  })

  test('warns if its file is missing, however it may be spelt', async () => {
    expect(await glossary({ name: 'words' }).checks?.(siteOf({ 'words.yml': 'en: { oak: A tree. }' }))).toMatchObject([
      { file: 'words.yaml', severity: 'warning', message: 'There is no such file, so there is no glossary.' },
    ])
    expect(await glossary().checks?.(siteOf({ 'glossary/tr.yaml': 'ısı: Sıcaklık.' }))).toEqual([])
  })

  test('leaves headings, links and code unchanged', async () => {
    expect(await treeOf(glossary(), '## oak\n\n[oak](/a) `oak`\n\n```\noak\n```\n', { files })).not.toContain('/glossary')
  })

  test('uses the case rules and the page of the language, and finds Korean words with particles', async () => {
    expect(await treeOf(glossary(), 'ISI yükselir.', { files, language: 'tr' })).toContain('"url":"/tr/glossary#term-ısı"')
    expect(await treeOf(glossary(), '참나무는', { files, language: 'ko' })).toContain('#term-참나무')
  })

  test('has a page in a regional form, with the words of its language', async () => {
    const site = { ...siteOf({ 'glossary.yaml': 'tr-CY: { meşe: Bir ağaç. }\n' }), languages: ['en', 'tr-CY'] }
    expect(await glossary().pages?.(site)).toMatchObject([{ language: 'tr-CY', title: 'Sözlük' }])
  })

  test('has a page and structured data in each language with terms', async () => {
    const site = siteOf(files)
    const pages = await glossary().pages?.(site)
    expect(pages?.map(({ address, language, title }) => [address, language, title])).toEqual([
      ['/glossary', 'en', 'Glossary'],
      ['/glossary', 'tr', 'Sözlük'],
    ])
    expect(pages?.[0]?.html).toContain('<dt id="term-red-oak"><strong>red oak</strong></dt><dd><p>Another.</p></dd>')
    expect(await glossary().structuredData?.({ path: '/tr/glossary', language: 'tr' }, site)).toMatchObject([{ '@type': 'DefinedTermSet' }])
    expect(await glossary().structuredData?.({ path: '/glossary/a', language: 'en' }, site)).toEqual([])
  })

  test('reports problems in its file at their places', async () => {
    const problems = await glossary().checks?.(siteOf({ 'glossary.yaml': 'en:\n  oak: { definiton: A tree. }\n  elm: [a\n' }))
    expect(problems?.[0]).toMatchObject({ file: 'glossary.yaml', severity: 'error' })
    const wrong = await glossary().checks?.(siteOf({ 'glossary/en.yaml': 'oak:\n  also: 3\n' }))
    expect(wrong?.map(({ file, line }) => `${file}:${line}`)).toContain('glossary/en.yaml:2')
  })
})

describe('highlight', () => {
  test('gives code the same colours on a slow machine', async () => {
    const code = '```ts\nconst oak = [1, "two", /three/, () => 4]\n```\n'
    const colours = await treeOf(highlight(), code)
    const slow = highlight()
    await treeOf(slow, code)
    let now = 0
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => (now += 60_000))
    onTestFinished(() => clock.mockRestore())
    expect(await treeOf(slow, code)).toBe(colours)
  })

  test('gives code of a known language classes of its style sheet, and leaves blocks and other languages unchanged', async () => {
    const plugin = highlight()
    const tree = await treeOf(plugin, '```ts\nconst a = "<b>"\n```\n\n```palette\na: 1\n```\n\n```nothing\nb\n```\n')
    expect(tree).toContain('<pre tabindex=\\"0\\" class=\\"hl\\"><code class=\\"language-ts\\">')
    expect(tree).toContain('&lt;b&gt;')
    expect(tree).not.toContain('style=')
    expect(tree).toContain('"lang":"palette"')
    expect(tree).toContain('"lang":"nothing"')
    const [file] = (await plugin.files?.(siteOf({}))) ?? []
    const names = [...tree.matchAll(/[" ]([ld]-\d+)(?=[ \\])/g)].map(([, name]) => name)
    expect(names).not.toEqual([])
    for (const name of names) expect(file?.text).toContain(`.${name}{`)
    // A letter followed by a digit is a class name of the engine, which may hide elements that have it.
    expect(`${tree}${file?.text}`).not.toMatch(/["\s.][a-zA-Z]\d+["\s\\{]/)
    const page = { path: '/articles/oak', language: 'en' }
    const headOf = async (text: string) => plugin.head?.({ ...page, entry: entryOf(text) }, siteOf({}))
    expect(await headOf('```ts\na\n```')).toEqual([{ tag: 'link', attributes: { rel: 'stylesheet', href: file?.path } }])
    expect(await headOf('```palette\na\n```\n\n```\nb\n```')).toEqual([])
  })
})

describe('mathematics', () => {
  test('renders fences and code between dollars as MathML, without styles', async () => {
    const tree = await treeOf(
      mathematics({ macros: { '\\R': '\\mathbb{R}' } }),
      'For `$x \\in \\R$` at $5 and `$`.\n\n```math\n\\frac{1}{2}\n```\n',
    )
    expect(tree.match(/<math /g)).toHaveLength(2)
    expect(tree).toContain('display=\\"block\\"')
    expect(tree).toContain('ℝ')
    expect(tree).not.toMatch(/class=\\"katex|style=/)
    expect(tree).toContain('at $5 and ')
  })

  test('reports an invalid formula at its place, and makes no links from TeX', async () => {
    const text = 'A `$\\frac{1$` here.\n\n```math\n\\href{javascript:alert(1)}{x}\n```\n'
    const file = `---\ntitle: T\n---\n${text}`
    const problems = await mathematics().checks?.(siteOf({ 'articles/oak/en.md': file }, [entryOf(text)]))
    expect(problems?.map(({ line, column, message }) => `${line}:${column} ${message}`)).toEqual([
      expect.stringMatching(/^4:3 The formula cannot be read: /),
    ])
    expect(await treeOf(mathematics(), text)).not.toContain('href=')
  })
})

describe('readingList', () => {
  const opml = (body: string) => ({ 'reading.opml': `<opml version="2.0"><body>${body}</body></opml>` })
  const files = opml(
    '<outline text="A &amp; &lt;B&gt;"><outline text="C" htmlUrl="https://c.example/?a=1&amp;b=2"/></outline><outline text="D" htmlUrl="javascript:alert(1)"/>',
  )

  test('makes a page with groups under headings, and with links to the web only', async () => {
    const pages = await readingList().pages?.(siteOf(files))
    expect(pages?.map(({ language }) => language)).toEqual(['en', 'tr'])
    expect(pages?.[0]?.html).toBe(
      '<ul><li>D</li></ul><h2>A &amp; &lt;B&gt;</h2><ul><li><a href="https://c.example/?a=1&amp;b=2">C</a></li></ul>',
    )
  })

  test('takes the publication’s words in the languages that have them', async () => {
    const pages = await readingList({ words: { tr: { title: 'Kitaplık', description: 'Okunanlar.' } } }).pages?.(siteOf(files))
    expect(pages?.map(({ title }) => title)).toEqual(['Reading list', 'Kitaplık'])
  })

  test('has a page in a regional form, with the words of its language', async () => {
    const pages = await readingList().pages?.({ ...siteOf(files), languages: ['en-US', 'de-AT'] })
    expect(pages?.map(({ title }) => title)).toEqual(['Reading list', 'Leseliste'])
  })

  test('is inserted into a text at its fence, and fails for an unknown group', async () => {
    expect(await treeOf(readingList(), '```reading-list\nA & <B>\n```\n', { files })).toContain('>C</a></li></ul>')
    await expect(treeOf(readingList(), '```reading-list\nE\n```\n', { files })).rejects.toThrow('reading.opml has no group "E"')
  })

  test('has a file for each language that it names, and no page in other languages', async () => {
    const list = (name: string) => `<opml version="2.0"><body><outline text="${name}"/></body></opml>`
    const plugin = readingList({ file: { en: 'en.opml', de: 'de.opml' } })
    const two = { 'en.opml': list('Wood'), 'de.opml': list('Holz') }
    const pages = await plugin.pages?.({ ...siteOf(two), languages: ['en', 'tr', 'de'] })
    expect(pages?.map(({ language, html }) => [language, html])).toEqual([
      ['en', '<ul><li>Wood</li></ul>'],
      ['de', '<ul><li>Holz</li></ul>'],
    ])
    expect(await treeOf(plugin, '```reading-list\n```\n', { files: two, language: 'de' })).toContain('Holz')
    const problems = await plugin.checks?.(siteOf({ 'en.opml': list('Wood') }))
    expect(problems?.map(({ file }) => file)).toEqual(['de.opml'])
  })

  test.each([
    [{}, 'There is no such file.', undefined],
    [{ 'reading.opml': '<opml>\n<body' }, 'The file is not OPML', 2],
    [{ 'reading.opml': '<html/>' }, 'The file is not OPML: it has no <opml> with a <body>.', undefined],
    [opml(''), 'The list is empty.', undefined],
  ])('reports what is wrong with its file: %#', async (wrong, words, line) => {
    const [problem] = (await readingList().checks?.(siteOf(wrong))) ?? []
    expect(problem?.message).toContain(words)
    expect(problem?.line).toBe(line)
  })
})

describe('typography', () => {
  test.each([
    [
      'en',
      `"It's 'good'," she said... 8 mm -- or 5" wide, rock 'n' roll`,
      '“It’s ‘good’,” she said… 8\u00A0mm – or 5" wide, rock ‘n’ roll',
    ],
    ['ru', `"Стол 'Дуб'" в доме и у окна`, '«Стол „Дуб“» в\u00A0доме и\u00A0у\u00A0окна'],
    ['de', `"Ein 'Tisch'"`, '„Ein ‚Tisch‘“'],
    ['de-AT', `"Ein 'Tisch'"`, '„Ein ‚Tisch‘“'],
    ['de-CH', `"Ein 'Tisch'"`, '«Ein ‹Tisch›»'],
    ['ru-KZ', `"Стол" в доме`, '«Стол» в\u00A0доме'],
    ['ja', `"机"`, `"机"`],
    ['en', '8 mmm and 3 kg of (oak)', '8 mmm and 3\u00A0kg of (oak)'],
  ])('sets text in %s: %s', (language, text, set) => {
    expect(setText(text, { language, before: '' })).toBe(set)
  })

  test('considers the letter before a quote, even in another node, and leaves code unchanged', async () => {
    expect(await treeOf(typography(), 'The *oak*\'s "leaf" and `"code"`')).toContain('’s “leaf” and ')
    expect(await treeOf(typography(), '`"code"`')).toContain('\\"code\\"')
  })
})

test('a regional form of a language has the words of the language', async () => {
  const files = {
    'glossary.yaml': 'de-AT: { Zarge: Ein Rahmen. }',
    'reading.opml': '<opml version="2.0"><body><outline text="A"/></body></opml>',
  }
  const site = { ...siteOf(files), languages: ['de-AT'] }
  expect(await glossary().pages?.(site)).toMatchObject([{ title: 'Glossar' }])
  expect(await readingList().pages?.(site)).toMatchObject([{ title: 'Leseliste' }])
  const words = { de: { title: 'Werkstattwörter', description: '' } }
  expect(await glossary({ words }).pages?.(site)).toMatchObject([{ title: 'Werkstattwörter' }])
  expect(await readingList({ words }).pages?.(site)).toMatchObject([{ title: 'Werkstattwörter' }])
  const nearer = { ...words, 'de-AT': { title: 'Wörter', description: '' } }
  expect(await glossary({ words: nearer }).pages?.(site)).toMatchObject([{ title: 'Wörter' }])
  expect(['en', 'en-GB', 'en-US'].map((language) => setText('oak -- ash', { language, before: '' }))).toEqual([
    'oak – ash',
    'oak – ash',
    'oak — ash',
  ])
})
