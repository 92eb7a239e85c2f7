import { XmlError } from '@rgrove/parse-xml'
import { type PluginDefinition, type PluginProblem, type PluginSite, definePlugin } from '../content/own/definePlugin.ts'
import { escapeHtml } from '../shared/html/escapeHtml.ts'
import { type Outline, parseOpml } from './parseOpml.ts'
import { htmlNode, walkTree } from './walkTree.ts'
import { wordsIn } from './wordsIn.ts'

interface ReadingListOptions {
  /** An OPML file of the publication, or one per language. */
  readonly file?: string | Readonly<Record<string, string>>
  /** Path of the page with the whole list, without the language prefix; `false`: no page. */
  readonly address?: string | false
  /** Title and description of the page, by language, in place of the plug-in's own; a language without either gets no page. */
  readonly words?: Readonly<Record<string, { readonly title: string; readonly description: string }>>
}

const ownWords: NonNullable<ReadingListOptions['words']> = {
  en: { title: 'Reading list', description: 'What we read elsewhere.' },
  tr: { title: 'Okuma listesi', description: 'Başka yerlerde okuduklarımız.' },
  ru: { title: 'Что почитать', description: 'Что мы читаем на других сайтах.' },
  ko: { title: '읽을거리', description: '우리가 즐겨 읽는 글과 사이트입니다.' },
  de: { title: 'Leseliste', description: 'Was wir anderswo lesen.' },
  ar: { title: 'قائمة القراءة', description: 'ما نقرؤه في مواقع أخرى.' },
  ja: { title: '読書リスト', description: 'ほかで読んでいるもの。' },
}

/**
 * Renders the list in an OPML file, or one file per language, as a page, and in texts at a `reading-list` fence: the whole list, or the
 * group that the fence names.
 */
export function readingList({ file = 'reading.opml', address = '/reading', words = {} }: ReadingListOptions = {}): PluginDefinition {
  const fileOf = (language: string) => (typeof file === 'string' ? file : file[language])
  const read = (site: PluginSite, language: string): readonly Outline[] => {
    const own = fileOf(language)
    const text = own === undefined ? undefined : site.read(own)
    try {
      return text === undefined ? [] : parseOpml(text)
    } catch {
      // `checks` reports the error with its position.
      return []
    }
  }
  return definePlugin({
    name: 'reading-list',
    checks: (site) => [...new Set(typeof file === 'string' ? [file] : Object.values(file))].flatMap((own) => faultsOf(site.read(own), own)),
    markdown(tree, { entry: { language }, site }) {
      walkTree(tree, (node) => {
        if (node.type !== 'code' || node.lang !== 'reading-list') return undefined
        const name = node.value.trim()
        const all = read(site, language)
        const group = name === '' ? all : all.find(({ text }) => text === name)?.children
        if (!group) throw new Error(`${fileOf(language) ?? 'The reading list'} has no group "${name}"`)
        return [htmlNode(listOf(group))]
      })
    },
    pages(site) {
      if (address === false) return []
      return site.languages.flatMap((language) => {
        const own = wordsIn(language, words, ownWords)
        const outlines = own ? read(site, language) : []
        return own && outlines.length > 0 ? [{ address, language, ...own, html: sectionsOf(outlines) }] : []
      })
    },
  })
}

function faultsOf(text: string | undefined, file: string): readonly PluginProblem[] {
  if (text === undefined)
    return [{ file, message: 'There is no such file.', fix: 'Export your subscriptions as OPML, and put the file there.' }]
  try {
    return parseOpml(text).length > 0
      ? []
      : [{ file, severity: 'warning', message: 'The list is empty.', fix: 'Add an <outline> to its <body>.' }]
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const [first = ''] = error.message.replace(/ \(line .*$/s, '').split('\n')
    const place = error instanceof XmlError && { line: error.line, column: error.column }
    return [{ file, ...place, message: `The file is not OPML: ${first.replace(/\.$/, '')}.`, fix: 'Export it again.' }]
  }
}

/** Renders groups as sections, after the items outside any group. */
function sectionsOf(outlines: readonly Outline[]): string {
  const loose = outlines.filter(({ children }) => children.length === 0)
  const groups = outlines.filter(({ children }) => children.length > 0)
  return [
    ...(loose.length > 0 ? [listOf(loose)] : []),
    ...groups.map(({ text, children }) => `<h2>${escapeHtml(text)}</h2>${listOf(children)}`),
  ].join('')
}

function listOf(outlines: readonly Outline[]): string {
  const items = outlines.map(({ text, description, url, children }) => {
    const name = url === undefined ? escapeHtml(text) : `<a href="${escapeHtml(new URL(url).href)}">${escapeHtml(text)}</a>`
    const more = description === undefined ? '' : `<br>${escapeHtml(description)}`
    return `<li>${name}${more}${children.length > 0 ? listOf(children) : ''}</li>`
  })
  return `<ul>${items.join('')}</ul>`
}
