import { decodeEscapes } from '../../shared/escapes.ts'
import type { Language } from '../../shared/languages.ts'
import { articlePath, localPath, pageKey } from '../../shared/paths.ts'
import { schemeOf } from '../markdown/plugins/links.ts'
import { createRedirectFinder, patternKey } from '../../shared/redirects.ts'
import { createSuggester } from '../didYouMean.ts'
import type { Entry } from '../load/entry.ts'
import { createPathFinder } from '../load/listAddresses.ts'
import { type LoadedArticle, type LoadedContent, textsOf } from '../load/loadedContent.ts'
import type { LinkReference } from '../markdown/renderedBody.ts'
import { type ProblemDetails, type Problem, problemAt } from '../problem.ts'
import { ownAddress } from '../schemas/siteSchema.ts'

type Words = Pick<ProblemDetails, 'message' | 'fix'>

/** Every link inside the site leads to a page or a file that readers can open. */
export function checkLinks(content: LoadedContent): readonly Problem[] {
  const hidden = new Set<Entry<unknown>>([...textsOf(content), ...content.pages].filter((entry) => entry.isHidden))
  const { addresses, redirects } = content
  const named = new Map<string, LoadedArticle>()
  for (const article of textsOf(content)) {
    const { id, language, fields, own } = article
    // `../../recipes/soup/en.md` names the collection before the entry, and is looked for first.
    for (const name of [own && `${own.collection}/${id}`, own && fields.slug && `${own.collection}/${fields.slug}`, id, fields.slug])
      if (name !== undefined) named.set(`${language} ${name}`, named.get(`${language} ${name}`) ?? article)
  }
  const findRedirect = createRedirectFinder(redirects.items.filter((redirect) => redirect !== undefined))
  const gone = new Set(redirects.gone.flatMap((path) => (path === undefined ? [] : [patternKey(path)])))
  const known: KnownPlaces = {
    pathOf: createPathFinder(content),
    findArticle(segments, language) {
      const [first] = content.site.languages
      // A translation that is missing is no place to lead to, and the default language's may be.
      const pairs = segments.slice(1).map((segment, index) => `${segments[index]}/${segment}`)
      const names = [...pairs, ...segments]
      const found = [language, first].flatMap((code) => names.flatMap((name) => named.get(`${code} ${name}`) ?? []))
      return found[0]
    },
    findRedirect: (path) => (gone.has(path) ? undefined : findRedirect(path)),
    suggest: createSuggester(addresses.keys()),
  }
  const entries: readonly Entry<unknown>[] = [...textsOf(content), ...content.authors, ...content.pages]
  return entries.flatMap((entry) =>
    entry.body.links.flatMap((link) => {
      const words = faultOf(link, { content, known, isHidden: hidden.has(entry), language: entry.language })
      return words ? [problemAt(entry.source, link.offset, { severity: 'error', rule: 'broken-link', ...words })] : []
    }),
  )
}

/** What is looked up for one link after the other. */
interface KnownPlaces {
  /** The article or entry whose folder or slug is one of these, in a language, else in the default one. */
  findArticle(segments: readonly string[], language: Language): LoadedArticle | undefined
  /** The path of an article or entry, without the language's prefix. */
  pathOf(text: LoadedArticle): string
  findRedirect(path: string): unknown
  suggest(path: string): string | undefined
}

interface LinkContext {
  /** Of the text that the link stands in. */
  readonly language: Language
  readonly content: LoadedContent
  readonly known: KnownPlaces
  /** Whether the link stands in an article that is itself hidden: then it may lead to another. */
  readonly isHidden: boolean
}

function faultOf({ url }: LinkReference, { content, known, isHidden, language }: LinkContext): Words | undefined {
  const { addresses, categories, site } = content
  const target = internalLink(url, ownAddress(site.fields))
  if (target.kind === 'external') return undefined
  if (target.kind === 'relative') {
    const article = known.findArticle(url.replace(/\.md(?=$|[?#])/, '').split(/[/#?]/), language)
    const example = localPath(article ? known.pathOf(article) : articlePath('the-slug'), article?.language ?? language, site.languages[0])
    return { message: `"${url}" is relative, and breaks when the page moves.`, fix: `Write the whole path: \`${example}\`.` }
  }
  const { path } = target
  if (path === undefined) return undefined
  const address = addresses.get(path)
  if (address?.kind === 'hidden' && !isHidden) {
    return { message: `"${path}" is a draft or not yet published, so readers cannot open it.`, fix: 'Publish it, or take the link out.' }
  }
  if (address || known.findRedirect(path) !== undefined) return undefined
  // With a part of the categories unread, any path may be one of theirs.
  if (!categories.isWhole && !path.includes('/articles/')) return undefined
  const near = known.suggest(path)
  return {
    message: `There is no page "${path}".`,
    fix: near ? `Did you mean \`${near}\`?` : 'Link to a page that there is, or take the link out.',
  }
}

/** Parts that every page has. */
const everywhere: ReadonlySet<string> = new Set(['', 'top', 'content'])

/** A link to a part of a page leads to a heading or a footnote that is there. */
export function checkAnchors(content: LoadedContent): readonly Problem[] {
  const entries: readonly Entry<unknown>[] = [...textsOf(content), ...content.authors, ...content.pages]
  const suggesters = new Map<ReadonlySet<string>, ReturnType<typeof createSuggester>>()
  const suggest = (anchor: string, anchors: ReadonlySet<string>) => {
    const suggester = suggesters.get(anchors) ?? createSuggester(anchors)
    suggesters.set(anchors, suggester)
    return suggester(anchor)
  }
  return entries.flatMap((entry) =>
    entry.body.links.flatMap(({ url, offset }) => {
      const target = internalLink(url, ownAddress(content.site.fields))
      if (target.kind !== 'internal' || target.anchor === undefined || everywhere.has(target.anchor)) return []
      const { anchor, path } = target
      const anchors = path === undefined ? entry.body.anchors : content.addresses.get(path)?.anchors
      if (!anchors || anchors.has(anchor)) return []
      const near = suggest(anchor, anchors)
      const fix = near ? `Did you mean \`#${near}\`?` : 'Link to one of its headings, or to the page as a whole.'
      const message = `${path === undefined ? 'This page' : `"${path}"`} has no part "#${anchor}".`
      return [problemAt(entry.source, offset, { severity: 'error', rule: 'broken-anchor', message, fix })]
    }),
  )
}

type LinkTarget =
  /** An address that is not the site's. */
  | { readonly kind: 'external' }
  /** A path of the site without query and trailing slash; absent for an anchor in the same page. */
  | { readonly kind: 'internal'; readonly path?: string; readonly anchor?: string }
  /** A path that begins nowhere: what it means depends on the page it is read in. */
  | { readonly kind: 'relative' }

/** What a link in a text leads to; `siteUrl` makes the site's own absolute addresses internal. */
export function internalLink(url: string, siteUrl: string | undefined): LinkTarget {
  const own = siteUrl !== undefined && (url === siteUrl || url.startsWith(`${siteUrl}/`)) ? url.slice(siteUrl.length) || '/' : url
  if (schemeOf(own) !== undefined || own.startsWith('//')) return { kind: 'external' }
  const anchor = own.includes('#') ? { anchor: decodeEscapes(own.slice(own.indexOf('#') + 1)) } : {}
  if (own.startsWith('#')) return { kind: 'internal', ...anchor }
  if (!own.startsWith('/')) return { kind: 'relative' }
  return { kind: 'internal', path: pageKey(own), ...anchor }
}
