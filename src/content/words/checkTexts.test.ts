import { describe, expect, it, test } from 'vitest'
import { engineLanguageCodes } from '../../shared/languages/languages.ts'
import { allForms } from '../../shared/messages/builtForms.ts'
import { engineTexts } from '../../shared/messages/engineTexts.ts'
import { createSourceText } from '../load/source/sourceText.ts'
import { parseYaml } from '../load/yaml/parseYaml.ts'
import { loadFiles } from '../testing/loadFiles.ts'
import { checkTexts } from './checkTexts.ts'
import { messageNames } from './messageNames.ts'

/** Checks texts in Polish, which has the plural forms one, few, many and other. */
function check(text: string, { language = 'pl', isWhole = false } = {}) {
  const source = createSourceText('languages/pl.yaml', text)
  const { data } = parseYaml(source)
  if (!data) throw new Error('The test has written no YAML')
  const { texts, problems } = checkTexts(data.value, { data, path: [], language, isWhole })
  return { texts, told: problems.map(({ line, column, rule, message, fix }) => `${line}:${column} ${rule}: ${message} ${fix}`), problems }
}

describe('the texts of a language', () => {
  it.each([
    ['serch: Szukaj', '1:1 unknown-field: `serch` is not a message. Did you mean `search`?'],
    [
      'moreStuff: A',
      '1:1 unknown-field: `moreStuff` is not a message. All messages are in `node_modules/roomwright/package/languages/en.yaml`.',
    ],
    ['saved: { heding: A }', '1:10 unknown-field: `saved.heding` is not a message. Did you mean `heading`?'],
    ['saved.heding: A', '1:1 unknown-field: `saved.heding` is not a message. Did you mean `saved.heading`?'],
    ['by: Autor', '1:5 missing-place: `by` lacks its place `{author}`. Its places are `{author}`.'],
    ["by: 'Autor: {autor}{author}'", '1:5 unknown-place: `by` has no place `{autor}`. Did you mean `{author}`?'],
    ["search: 'Szukaj {x}'", '1:9 unknown-place: `search` has no place `{x}`. It has no places.'],
    ["search: ' '", '1:9 wrong-value: `search` is empty. Write a text.'],
    ['search: 7', '1:9 wrong-type: `search` is not a text. Put it in quotes.'],
    ['search: [a]', '1:9 wrong-type: `search` is not a text. Write a text.'],
    ['search: { other: a }', '1:9 wrong-type: `search` is a map, but it does not differ by number. Write one text.'],
    ['saved: a', '1:8 wrong-type: `saved` is not a map. Write a map of texts.'],
    [
      "stories: '{count} tekst'",
      '1:10 wrong-type: `stories` is one text, but it differs by number. Write a map with `one`, `few`, `many` and `other`.',
    ],
    [
      'stories: { one: a, two: b, few: c, many: d, other: e }',
      '1:20 unknown-field: `stories.two` is not a plural form of this language. Its forms are `one`, `few`, `many` and `other`.',
    ],
    [
      'stories: { one: a, many: d, other: e }',
      '1:1 missing-field: `stories.few` is missing. Write `one`, `few`, `many` and `other`: this language has these plural forms.',
    ],
    [
      "storiesFor: { one: '{query}', few: '{query}', many: x, other: '{query}' }",
      '1:53 missing-place: `storiesFor.many` lacks its place `{query}`. Its places are `{count}` and `{query}`.',
    ],
  ])('are reported for %s', (text, told) => {
    expect(check(text).told).toEqual([told])
  })

  it.each([
    ['a plural that leaves the number unsaid', 'stories: { one: jeden, few: a, many: b, other: c }'],
    ['a plural where English has none', "minutes: { one: '{count} a', few: '{count} b', many: '{count} c', other: '{count} d' }"],
    ['a nested message with dots', 'saved.heading: Na potem'],
    ['a nested message in its group', 'made: { read: { byPerson: "{date}, {name}" } }'],
  ])('may have %s', (_what, text) => {
    const { told, texts } = check(text)
    expect(told).toEqual([])
    expect(texts.size).toBe(1)
  })

  it('may have one text for a plural in a language without plural forms', () => {
    expect(check("stories: '{count} 篇'", { language: 'zh-Hant' }).told).toEqual([])
  })

  it('are reported for each missing message, with its English text', () => {
    const { problems } = check('search: Szukaj\nsaved:\n  heading: Na potem\n', { isWhole: true })
    const names = problems.map(({ message }) => /^`([^`]+)` is missing\.$/.exec(message)?.[1])
    expect(names).toEqual(messageNames.filter((name) => name !== 'search' && name !== 'saved.heading'))
    expect(problems.find(({ message }) => message.includes('saved.text'))).toMatchObject({
      line: 2,
      rule: 'missing-field',
      fix: 'Add `saved.text:`; in English: “The stories that you keep stay on this device. Nobody else sees the list.”.',
    })
    expect(problems.find(({ message }) => message.includes('`stories`'))?.fix).toBe(
      'Add `stories:` with `one`, `few`, `many` and `other`; in English: “{count} stories”.',
    )
  })

  it('are reported once if their file is not a map, and for each missing message if it is empty', () => {
    expect(check('- search: Szukaj', { isWhole: true }).told).toEqual(['1:1 wrong-type: This value is not a map. Write a map of texts.'])
    expect(check('# to do', { isWhole: true }).told).toHaveLength(messageNames.length)
  })

  test.each(engineLanguageCodes)('of the engine in %s are complete and valid', (language) => {
    const text = JSON.stringify(engineTexts[language])
    expect(check(text, { language, isWhole: true }).told).toEqual([])
    expect(Object.keys(engineTexts[language])).toHaveLength(Object.keys(allForms).length)
  })
})

describe('the words of a publication', () => {
  const config = (rest: string, languages = "'en'") =>
    `export default {\n  key: 'k', slug: 's', title: 'T', url: 'https://t.example', languages: [${languages}],\n${rest}}\n`
  const told = async (files: Parameters<typeof loadFiles>[0]) => {
    const { problems } = await loadFiles(files)
    return problems
      .filter(({ rule }) => rule !== 'no-authors')
      .map(({ file, line, column, rule, message, fix }) => `${file}:${line}:${column} ${rule}: ${message} ${fix}`)
  }

  it.each([
    ["  words: { en: { search: 'Find', 'saved.heading': 'Aside', stories: { one: 'A', other: '{count} A' } } },\n", []],
    [
      "  words: {\n    en: {\n      serch: 'Find',\n    },\n  },\n",
      ['site.config.ts:5:7 unknown-field: `serch` is not a message. Did you mean `search`?'],
    ],
    [
      "  words: {\n    en: { by: 'Of {author} and {autor}', stories: { one: 'a' } },\n  },\n",
      [
        'site.config.ts:4:15 unknown-place: `by` has no place `{autor}`. Did you mean `{author}`?',
        'site.config.ts:4:42 missing-field: `stories.other` is missing. Write `one` and `other`: this language has these plural forms.',
      ],
    ],
    ['  words: { em: {} },\n', ['site.config.ts:3:12 unknown-field: `em` is not a language of this publication. Did you mean `en`?']],
    // `tr` is nearer, but the site is not in Turkish.
    [
      '  words: { fi: {}, es: {} },\n',
      [
        'site.config.ts:3:12 unknown-field: `fi` is not a language of this publication. Write one of `en`.',
        'site.config.ts:3:20 unknown-field: `es` is not a language of this publication. Write one of `en`.',
      ],
    ],
    ['  words: { fr: {} },\n', ['site.config.ts:3:12 unknown-field: `fr` is not a language of this publication. Write one of `en`.']],
    ["  words: { en: 'Find' },\n", ['site.config.ts:3:16 wrong-type: This value is not a map. Write a map of texts.']],
  ])('are checked in %j', async (words, problems) => {
    expect(await told({ 'site.config.ts': config(words) })).toEqual(problems)
  })

  it.each([['languages/README.md'], ['languages/.old/nl.yaml'], ['languages/en.yaml~'], ['languages/package.json']])(
    'are not looked for in %s',
    async (file) => {
      expect(await told({ [file]: '{}' })).toEqual([])
    },
  )

  it('may have a copy in another format beside their file', async () => {
    expect(await told({ 'languages/en.yaml': '', 'languages/en.json': '{}' })).toEqual([])
  })

  it('must be in a file for a language that the engine lacks, and the message names the file', async () => {
    expect(await told({ 'site.config.ts': config('', "'en', 'nl'") })).toEqual([
      'site.config.ts:2:80 wrong-value: This entry of `languages` is "nl", a language that the engine does not include. ' +
        `Add its words in \`languages/nl.yaml\`, or write one of ${engineLanguageCodes.map((code) => `\`${code}\``).join(', ')}.`,
    ])
  })

  it.each([
    ['nl', 'nl', []],
    ['ca_ES', 'ca-ES', []],
    ['ca_ES', 'ca_ES', ['articles/a/ca_ES.md: "ca_ES.md" is not named after a language, so it is ignored. Did you mean `ca-ES.md`?']],
  ])('that are missing for the listed language "%s" are reported once, not at every text in "%s"', async (listed, used, others) => {
    const code = listed.replace('_', '-')
    const rest = `  words: { '${code}': {} },\n  search: { synonyms: { '${code}': [] } },\n`
    const files = ['articles/a', 'authors/a', 'pages/home'].map((folder) => [`${folder}/${used}.md`, '---\n---\n'] as const)
    const problems = await told({ 'site.config.ts': config(rest, `'en', '${listed}'`), ...Object.fromEntries(files) })
    expect(problems.filter((line) => line.startsWith('site.config.ts'))).toEqual([
      expect.stringContaining(`This entry of \`languages\` is "${listed}"`),
    ])
    expect(problems.filter((line) => line.startsWith('articles/')).map((line) => line.replace(':1:1 unknown-language', ''))).toEqual(others)
  })

  it.each([
    ['languages/qq.yaml', '', 'languages/qq.yaml:1:1 unknown-language: "qq" is not a language that Intl knows.'],
    ['languages/nl.yml', '', 'languages/nl.yml:1:1 unknown-language: "nl.yml" is not the file name of this language, so it is ignored.'],
    ['languages/nl.json', '{}', '"nl.json" is not the file name of this language, so it is ignored. Name it `nl.yaml`: JSON is also YAML.'],
    ['languages/nl.toml', '', '"nl.toml" is not the file name of this language, so it is ignored. Write it in YAML, as `nl.yaml`.'],
    [
      'languages/sub/nl.yaml',
      '',
      'languages/sub:1:1 unread-folder: The folder "languages/sub" is ignored. Move `languages/sub/nl.yaml` to `languages/nl.yaml`',
    ],
    [
      'languages/old/notes.txt',
      '',
      'languages/old:1:1 unread-folder: The folder "languages/old" is ignored. Move its files to `languages/`',
    ],
    ['languages/pt-br.yaml', '', 'languages/pt-br.yaml:1:1 unknown-language: "pt-br.yaml" is not the file name of this language'],
    ['languages/en.yaml', 'by: A', 'languages/en.yaml:1:5 missing-place: `by` lacks its place `{author}`.'],
    ['languages/en.yaml', 'search: "a\\u0000"', 'languages/en.yaml:1:9 wrong-value: `search` contains the control character U+0000.'],
    ['languages/tr.yaml', 'search: Bul', 'languages/tr.yaml:1:1 language-not-listed: The site has no pages in "tr"'],
    ['languages/nl.yaml', 'search: Zoeken', 'languages/nl.yaml:1:1 language-not-listed: The site has no pages in "nl"'],
  ])('are reported for the file %s (%j)', async (file, text, problem) => {
    const problems = await told({ [file]: text })
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain(problem)
  })

  it('must include every message in a language that the engine lacks, or nothing is published', async () => {
    const files = { 'site.config.ts': config('', "'en', 'nl'"), 'languages/nl.yaml': 'search: Zoeken\n' }
    const { publication, problems } = await loadFiles(files)
    expect(publication).toBeUndefined()
    expect(problems.filter(({ file, rule }) => file === 'languages/nl.yaml' && rule === 'missing-field')).toHaveLength(
      messageNames.length - 1,
    )
  })

  it('are those of the engine’s language in a regional form of it, whose file may be empty', async () => {
    const settings = { 'site.config.ts': config("  theme: { look: 'plain' },\n", "'en', 'de-AT'") }
    const of = (text: string) => loadFiles({ ...settings, 'languages/de-AT.yaml': text })
    expect((await of('')).publication?.texts['de-AT']).toEqual(engineTexts.de)
    expect((await of('search: Finden\n')).publication?.texts['de-AT']).toEqual({ ...engineTexts.de, search: 'Finden' })
    const [problem] = await told(settings)
    expect(problem).toContain('Add `languages/de-AT.yaml`, which may be empty: its words are those of `de`, or write one of')
  })

  it('that replace those of the engine’s language do so in a regional form of it too, which may replace them again', async () => {
    const files = {
      'site.config.ts': config("  theme: { look: 'plain' },\n  words: { en: { more: 'Further', newest: 'Fresh' } },\n", "'en-US'"),
      'languages/en.yaml': 'search: Find\nmore: Others\nby: Written by {author}\n',
      'languages/en-US.yaml': 'search: Look up\nnewest: Latest\n',
    }
    const { publication } = await loadFiles(files)
    const own = { by: 'Written by {author}', more: 'Further', search: 'Look up', newest: 'Latest' }
    expect(publication?.texts).toEqual({ 'en-US': { ...engineTexts.en, ...own } })
    expect((await told(files)).filter((problem) => problem.includes('languages/'))).toEqual([])
  })

  it('in a file replace those of the engine, and `words` in the settings replace both', async () => {
    const { publication, problems } = await loadFiles({
      'site.config.ts': config("  theme: { look: 'plain' },\n  words: { en: { more: 'Further' } },\n"),
      'languages/en.yaml': 'search: Find\nmore: Others\n',
    })
    expect(problems.filter(({ rule }) => rule !== 'no-authors')).toEqual([])
    expect(publication?.texts.en).toEqual({ ...engineTexts.en, search: 'Find', more: 'Further' })
  })

  it('override those of the look', async () => {
    const saying = async (look: string) => {
      const { publication } = await loadFiles({
        'site.config.ts': config(`  theme: { look: '${look}' },\n  words: { en: { nextArticle: 'Onwards' } },\n`),
      })
      return [publication?.texts.en?.previousArticle, publication?.texts.en?.nextArticle]
    }
    expect(await saying('plain')).toEqual(['Previous article', 'Onwards'])
    expect(await saying('house')).toEqual(['The room before', 'Onwards'])
  })
})
