import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cloudflareFiles, netlifyFiles } from '../../../src/builder/hosting/textFiles.ts'
import { renderPaidLinks } from '../../../src/builder/paidLinks/renderPaidLinks.ts'
import { createWording } from '../../../src/builder/words/wording.ts'
import { checkPaidLinks } from '../../../src/content/checks/checkPaidLinks.ts'
import { checkRedirectCycles, checkRedirectPages, checkRedirectSegments } from '../../../src/content/checks/checkRedirects.ts'
import { loadCategories } from '../../../src/content/load/loadCategories.ts'
import { loadLanguages } from '../../../src/content/load/loadLanguages.ts'
import type { LoadedContent } from '../../../src/content/load/loadedContent.ts'
import { parseJson } from '../../../src/content/load/yaml/parseJson.ts'
import { createSourceText } from '../../../src/content/load/source/sourceText.ts'
import { parseYaml } from '../../../src/content/load/yaml/parseYaml.ts'
import { adsSchema } from '../../../src/content/schemas/adsSchema.ts'
import { checkFields, checkSchema } from '../../../src/content/schemas/check/checkSchema.ts'
import { redirectSchema, redirectsSchema } from '../../../src/content/schemas/redirectsSchema.ts'
import { collapseRedirects } from '../../../src/shared/redirects/collapseRedirects.ts'
import { createRedirectFinder, patternKey } from '../../../src/shared/redirects/redirects.ts'
import type { FuzzTarget } from '../FuzzTarget.ts'
import { fateOf, problemFaults, verdictOf } from '../judge.ts'
import { filesOf, jsonPieces } from './corpora.ts'

const html = [
  '<a href="https://a.example/?b=1&amp;c=2">A shop</a>',
  '<script>',
  '</a>',
  '<svg>',
  '<!--',
  '-->',
  '<![CDATA[',
  '&copy',
  '&#x41;',
  '<a href=',
  'onclick="a"',
  '<plaintext>',
  '<title>',
  '</',
]
const wording = createWording('ru')

const paidLinks: FuzzTarget = {
  name: 'paid-links',
  corpus: [
    ...filesOf('fixtures/sites', /ads\.json$/),
    '{ "sapeLinks": { "/": ["Buy <a href=\\"https://a.example/\\">a chair</a> now"], "/ru/terms": [{ "html": "<b>x</b>", "advertiser": "A", "erid": "2Vt_z", "start": "2026-01-01", "end": "2026-02-01" }] }, "sapeNewUrl": "<i>y</i>" }',
  ],
  words: [
    ...jsonPieces,
    ...html.map((piece) => JSON.stringify(piece).slice(1, -1)),
    'sapeLinks',
    'sapeNewUrl',
    'advertiser',
    'erid',
    'start',
    'end',
  ],
  take(input) {
    const source = createSourceText('ads.json', input)
    const { data, problems } = parseJson(source)
    if (!data) return verdictOf(problems, source.text, 'ads.json')
    const { fields, problems: found, value } = checkFields(adsSchema, data)
    const content = { ads: { data, fields }, site: { fields: {}, languages: ['en', 'ru'] } } as unknown as LoadedContent
    const all = [...problems, ...found, ...checkPaidLinks(content)]
    const links = [...Object.values(fields.sapeLinks ?? {}).flat(), ...(fields.sapeNewUrl === undefined ? [] : [fields.sapeNewUrl])]
    const block = renderPaidLinks(links, { heading: 'Links', wording, sheet: '/a.css' }) ?? ''
    const unsafe = block.replace(
      /<a href="https?:[^"<>]*" rel="sponsored nofollow noopener">|<\/?(?:li|small|ul|h2|p|aside|div|a|link)(?: [^<>]*)?>/g,
      '',
    )
    return {
      faults: [
        ...problemFaults(all, source.text, ['ads.json']),
        ...(/[<>]/.test(unsafe) ? [`the block has a tag of a stranger: ${unsafe.slice(unsafe.search(/[<>]/), 80)}`] : []),
        ...(value === undefined && all.length === 0 ? ['neither links nor a problem'] : []),
      ],
      fate: `${fateOf(all)} ${new Set(block.match(/<\w+|href="\w+/g)).size}`,
    }
  },
}

const redirects: FuzzTarget = {
  name: 'redirects',
  corpus: [
    ...filesOf('fixtures/sites', /redirects\.yaml$/),
    '- { from: /old/:slug, to: /articles/:slug }\n- from: /a\n  to: /b\n  status: 308\n- { from: /b, to: "https://a.example/x?y=1#z" }\n- { from: /bye, status: 410 }\n- { from: /eski%20sayfa, to: /tr }\n',
    '- { from: /:a/:b, to: /:b }\n- { from: /c, to: /d }\n- { from: /d, to: /c }\n',
  ],
  words: [
    '- from: ',
    ' to: ',
    'status: ',
    '301',
    '410',
    '/:slug',
    '/:a',
    '/*',
    '%2F',
    '%2e%2e',
    '//evil.example',
    '/\\evil',
    'https://',
    '\n- { from: /x, to: /y }\n',
    '{ ',
    ' }',
    '"',
    '\\u',
    '"\\ud800"',
  ],
  take(input) {
    const source = createSourceText('redirects.yaml', input)
    const { data, problems } = parseYaml(source)
    if (!data || data.value === null) return verdictOf(problems, source.text, 'redirects.yaml')
    const checked = checkSchema(redirectsSchema, data)
    const written: readonly unknown[] = Array.isArray(data.value) ? data.value : []
    const items = written.map((item) => redirectSchema.safeParse(item).data)
    const gone = (checked.value ?? []).map((item) => (item.status === 410 ? item.from : undefined))
    const addresses = new Map([['/', { kind: 'page' }]])
    const content = {
      redirects: { data, items, gone },
      addresses,
      categories: { isWhole: true },
      site: { fields: { url: 'https://own.example' } },
    } as unknown as LoadedContent
    const judged = [...checked.problems, ...checkRedirectCycles(content), ...checkRedirectPages(content), ...checkRedirectSegments(content)]
    const all = [...problems, ...judged]
    const isSound = all.every(({ severity }) => severity !== 'error')
    return {
      faults: [...problemFaults(all, source.text, ['redirects.yaml']), ...(isSound ? wayFaults(items, gone) : [])],
      fate: `${fateOf(all)} ${isSound ? items.length : ''}`,
    }
  },
}

/** Lists faults of redirects that passed the checks, when they are followed and when they are written for hosts. */
function wayFaults(
  items: readonly (typeof redirectSchema._output | undefined)[],
  gone: readonly (string | undefined)[],
): readonly string[] {
  const ways = collapseRedirects(
    items.filter((item) => item !== undefined),
    { siteUrl: 'https://own.example', isTaken: () => false },
  )
  const find = createRedirectFinder(ways)
  const starts = ways.map(({ from }) => patternKey(from).replace(/:\w+/g, '/evil.example'))
  const ends = starts.flatMap((start) => find(start)?.to ?? [])
  const away = ends.find((end) => !/^(?:\/(?![/\\])|https?:\/\/)/.test(end))
  const paths = gone.flatMap((path) => (path === undefined ? [] : [patternKey(path)]))
  const facts = { base: '', files: [], redirects: ways, gone: paths, contentSecurityPolicy: '' }
  const rules = [...netlifyFiles(facts), ...cloudflareFiles(facts)].filter(({ path }) => path === '_redirects')
  const broken = rules.flatMap(({ text }) => text.split('\n')).find((line) => line !== '' && line.split(' ').length !== 3)
  return [
    ...(away === undefined ? [] : [`a redirect leads to ${JSON.stringify(away)}`]),
    ...(broken === undefined ? [] : [`a host is told ${JSON.stringify(broken)}`]),
  ]
}

let folder: string | undefined

/** Writes a file to a temporary folder, for parsers that read files themselves. */
function folderWith(file: string, text: string): string {
  if (folder === undefined) {
    const made = mkdtempSync(join(tmpdir(), 'roomwright-fuzz-'))
    folder = made
    mkdirSync(join(made, 'languages'))
    process.once('exit', () => rmSync(made, { recursive: true, force: true }))
  }
  writeFileSync(join(folder, file), text)
  return folder
}

/** Returns a text as it would be read from a file. */
const asRead = (input: string) => createSourceText('', Buffer.from(input).toString('utf8').replaceAll('\0', '\ufffd')).text

const categories: FuzzTarget = {
  name: 'categories',
  corpus: filesOf('fixtures/sites', /categories\.yaml$/),
  words: ['slug: ', 'title: ', 'children:\n', 'description: ', '{ en: a, tr: b }', 'other:\n', '  ', ': ', '&a ', '*a'],
  take(input) {
    const directory = folderWith('categories.yaml', input)
    const { categories: read, problems } = loadCategories(directory, ['en', 'tr'])
    const untitled = read.isWhole && read.tree.some(({ title, slug }) => typeof title.en !== 'string' || typeof slug !== 'string')
    const verdict = verdictOf(problems, asRead(input), 'categories.yaml')
    return { faults: [...verdict.faults, ...(untitled ? ['a category has no title'] : [])], fate: `${verdict.fate} ${read.tree.length}` }
  },
}

const languages: FuzzTarget = {
  name: 'languages',
  corpus: filesOf('fixtures/sites', /languages\/\w+\.yaml$/),
  words: ['{count}', '{', '}', 'one: ', 'other: ', 'few: ', ': ', '  ', '.', '{product}', '{n} {n}'],
  longest: 60_000,
  take(input) {
    const directory = folderWith('languages/nl.yaml', input)
    const { languages: read, problems } = loadLanguages(directory)
    const verdict = verdictOf(problems, asRead(input), 'languages/nl.yaml')
    return { faults: verdict.faults, fate: `${verdict.fate} ${read.texts.size}` }
  },
}

export const dataTargets: readonly FuzzTarget[] = [paidLinks, redirects, categories, languages]
