import { internalLink } from '../checks/checkLinks.ts'
import type { LoadedContent } from '../load/loadedContent.ts'
import { problemOf } from '../load/entries/entry.ts'
import type { MarkdownNode } from '../markdown/parseMarkdown.ts'
import type { Problem } from '../problem.ts'
import { ownAddress } from '../schemas/siteSchema.ts'
import { type ArticleText, remark } from './readPassages.ts'
import { byLanguage, nameOthers } from './checkRepetition.ts'

/** Number of sections from which articles are compared, and the maximum number of articles of a language that may share a structure. */
const shape = { sections: 4, articles: 2 }

/** Reports three or more articles of a language with the same structure: the same kinds of nodes in the same order, section by section. */
export function checkSectionShapes(texts: readonly ArticleText[]): readonly Problem[] {
  return byLanguage(texts).flatMap((group) => {
    const shapes = group.flatMap((text) => {
      const sections = sectionsOf(text.nodes)
      return sections.length < shape.sections ? [] : [{ text, key: sections.join(' | ') }]
    })
    return [...Map.groupBy(shapes, ({ key }) => key)].flatMap(([key, same]) => {
      const alike = same.map(({ text }) => text)
      return same.length <= shape.articles
        ? []
        : alike.map((text) => {
            const message = `The sections are structured like those of ${nameOthers(alike, text)}: ${key}.`
            return remark(text, text.start, {
              rule: 'alike-sections',
              message,
              fix: 'Choose a structure that suits what this article says.',
            })
          })
    })
  })
}

/** Lists the kinds of nodes in each section, with runs of the same kind, such as paragraphs, as one. */
function sectionsOf(nodes: readonly MarkdownNode[]): readonly string[] {
  const sections: string[][] = [[]]
  for (const node of nodes) {
    if (node.type === 'heading' && node.depth === 2) sections.push([])
    else if (node.type !== 'definition' && node.type !== 'footnoteDefinition') sections.at(-1)?.push(nameOf(node))
  }
  return sections.map((parts) => parts.filter((part, index) => part !== parts[index - 1]).join(', '))
}

function nameOf(node: MarkdownNode): string {
  if (node.type === 'list') return node.ordered ? 'steps' : 'list'
  if (node.type === 'code') return node.lang ?? 'code'
  return node.type === 'paragraph' ? 'text' : node.type
}

/** Minimum number of links from a text to other pages of the site, and of articles in a language for the rule to apply. */
const links = { least: 2, articles: 3 }

/** Checks that every text links to other pages of the site, translations included. */
export function checkLinkCounts(texts: readonly ArticleText[], { site }: Pick<LoadedContent, 'site'>): readonly Problem[] {
  return byLanguage(texts).flatMap((group) =>
    group.length < links.articles
      ? []
      : group.flatMap((text) => {
          const paths = text.article.body.links.flatMap(({ url }) => {
            const target = internalLink(url, ownAddress(site.fields))
            return target.kind === 'internal' && target.path !== undefined ? [target.path] : []
          })
          const count = new Set(paths).size
          if (count >= links.least) return []
          const message = `The text links to ${count === 0 ? 'no other page' : 'one other page'} of the site.`
          return [
            remark(text, text.start, { rule: 'few-links', message, fix: 'Link to what a reader would want next: `/articles/{slug}`.' }),
          ]
        }),
  )
}

const columnWords = /column|sütun|столб|번째/i
const ordinals: readonly (readonly [RegExp, number])[] = [
  [/\b(?:second column|ikinci sütun)|втор\p{L}+ столб|두 ?번째 (?:열|칸)/giu, 2],
  [/\b(?:third column|üçüncü sütun)|трет\p{L}+ столб|세 ?번째 (?:열|칸)/giu, 3],
  [/\b(?:fourth column|dördüncü sütun)|четв[её]рт\p{L}+ столб|네 ?번째 (?:열|칸)/giu, 4],
  [/\b(?:fifth column|beşinci sütun)|пят\p{L}+ столб|다섯 ?번째 (?:열|칸)/giu, 5],
]

/** Checks that a column named by its number exists, and that readers count as the writer did. */
export function checkColumns(texts: readonly ArticleText[]): readonly Problem[] {
  return texts.flatMap((text) => {
    const tables = text.nodes.flatMap((node) => (node.type === 'table' ? [tableOf(node, text.start)] : []))
    return text.passages.flatMap(({ text: words, offsetAt }) =>
      (columnWords.test(words) ? ordinals : []).flatMap(([pattern, number]) =>
        Array.from(words.matchAll(pattern)).flatMap(({ 0: found, index }) => {
          const offset = offsetAt(index)
          const table = tables.findLast((candidate) => candidate.start < offset) ?? tables[0]
          const fault = faultOf(table, number)
          if (fault === undefined) return []
          return [remark(text, offset, { rule: 'table-column', message: `"${found}": ${fault}.`, fix: 'Name the column by its heading.' })]
        }),
      ),
    )
  })
}

interface Table {
  readonly start: number
  readonly columns: number
  readonly isFirstNamed: boolean
}

function tableOf(node: Extract<MarkdownNode, { readonly type: 'table' }>, start: number): Table {
  const cells = node.children[0]?.children ?? []
  return { start: start + (node.position?.start.offset ?? 0), columns: cells.length, isFirstNamed: (cells[0]?.children.length ?? 0) > 0 }
}

function faultOf(table: Table | undefined, number: number): string | undefined {
  if (!table) return 'the article has no table'
  if (table.columns < number) return `the table has ${table.columns} columns`
  return table.isFirstNamed ? undefined : 'the first column has no heading, so some readers do not count it'
}

/** Checks that a source URL points to a document, not to a home page. */
export function checkSources(texts: readonly ArticleText[]): readonly Problem[] {
  return texts.flatMap(({ article }) =>
    (article.fields.sources ?? []).flatMap(({ url }, index) => {
      const address = url === undefined ? null : URL.parse(url)
      if (!address || address.pathname !== '/' || address.search !== '') return []
      const message = `"${url}" is a home page, and does not say where the document is.`
      const fix = 'Write the address of the document itself, or remove `url` and write `publisher` and `year`.'
      return [problemOf(article, ['sources', index, 'url'], { severity: 'warning', rule: 'bare-source', message, fix })]
    }),
  )
}
