import { decodeEscapes } from '../../shared/addresses/escapes.ts'
import type { Language } from '../../shared/languages/languages.ts'
import { articlePath, localPath, pageKey } from '../../shared/addresses/paths.ts'
import { schemeOf } from '../markdown/plugins/links.ts'
import { createSuggester } from '../advice/didYouMean.ts'
import type { Entry } from '../load/entries/entry.ts'
import { createPathFinder } from '../load/listAddresses.ts'
import { type LoadedArticle, type LoadedContent, entriesOf, textsOf } from '../load/loadedContent.ts'
import type { LinkReference } from '../markdown/renderedBody.ts'
import { type Fault, type Problem, problemAt } from '../problem.ts'
import { ownAddress } from '../schemas/siteSchema.ts'
import { lacksSlash, meantElsewhere } from '../advice/meantElsewhere.ts'
import { createAddressSuggester } from '../advice/suggestAddress.ts'
import { createRedirectReporter } from './checkRedirects.ts'

/** Checks that every link inside the site leads to a page or file that readers can open. */
export function checkLinks(content: LoadedContent): readonly Problem[] {
  const hidden = new Set<Entry<unknown>>([...textsOf(content), ...content.pages].filter((entry) => entry.isHidden))
  const known = knownPlaces(content)
  return entriesOf(content).flatMap((entry) =>
    entry.body.links.flatMap((link) => {
      const fault = faultOf(link, { content, known, isHidden: hidden.has(entry), language: entry.language })
      return fault ? [problemAt(entry.source, link.offset, { severity: 'error', rule: 'broken-link', ...fault })] : []
    }),
  )
}

/** Lookups shared by all links. */
interface KnownPlaces {
  /** Finds the article or entry whose folder or slug is one of the segments, in the language or, failing that, in the default one. */
  findArticle(segments: readonly string[], language: Language): LoadedArticle | undefined
  /** Returns the path of an article or entry, without the language prefix. */
  pathOf(text: LoadedArticle): string
  isRedirected(path: string): boolean
  suggest(path: string): string | undefined
}

function knownPlaces(content: LoadedContent): KnownPlaces {
  const named = textsByName(content)
  return {
    pathOf: createPathFinder(content),
    findArticle(segments, language) {
      const [first] = content.site.languages
      // Falls back to the default language if there is no translation.
      const pairs = segments.slice(1).map((segment, index) => `${segments[index]}/${segment}`)
      const names = [...pairs, ...segments]
      const found = [language, first].flatMap((code) => names.flatMap((name) => named.get(`${code} ${name}`) ?? []))
      return found[0]
    },
    isRedirected: createRedirectReporter(content),
    suggest: createAddressSuggester(content),
  }
}

/** Returns the articles and entries by `en pears` and, for entries, `en recipes/soup`: their folders and slugs. Of equal names the first counts. */
function textsByName(content: LoadedContent): ReadonlyMap<string, LoadedArticle> {
  const named = new Map<string, LoadedArticle>()
  for (const text of textsOf(content)) {
    const { id, language, fields, own } = text
    // `../../recipes/soup/en.md` names the collection before the entry, so that pair is looked up first.
    for (const name of [own && `${own.collection}/${id}`, own && fields.slug && `${own.collection}/${fields.slug}`, id, fields.slug])
      if (name !== undefined) named.set(`${language} ${name}`, named.get(`${language} ${name}`) ?? text)
  }
  return named
}

interface LinkContext {
  /** Language of the text that holds the link. */
  readonly language: Language
  readonly content: LoadedContent
  readonly known: KnownPlaces
  /** Whether the link is in a hidden text, which may link to another hidden one. */
  readonly isHidden: boolean
}

function faultOf({ url }: LinkReference, { content, known, isHidden, language }: LinkContext): Fault | undefined {
  const { addresses, categories, isCodeWhole, site } = content
  const target = internalLink(url, ownAddress(site.fields))
  if (target.kind === 'external') return lacksSlash(url)
  if (url === '') return { message: 'The link has no address.', fix: 'Write it between the parentheses, or remove the link.' }
  if (target.kind === 'relative') {
    const elsewhere = meantElsewhere(url)
    if (elsewhere) return elsewhere
    const article = known.findArticle(url.replace(/\.(?:html?|md)(?=$|[?#])/, '').split(/[/#?]/), language)
    const example = localPath(article ? known.pathOf(article) : articlePath('the-slug'), {
      language: article?.language ?? language,
      defaultLanguage: site.languages[0],
    })
    return { message: `"${url}" is relative, and breaks when the page moves.`, fix: `Write the whole path: \`${example}\`.` }
  }
  const { path } = target
  if (path === undefined) return undefined
  const address = addresses.get(path)
  if (address?.kind === 'hidden' && !isHidden) {
    return { message: `"${path}" is a draft or not yet published, so readers cannot open it.`, fix: 'Publish it, or remove the link.' }
  }
  if (address || known.isRedirected(path)) return undefined
  // If part of the categories or collections could not be read, any path may belong to one of them.
  if (!(categories.isWhole && isCodeWhole) && !path.includes('/articles/')) return undefined
  // In a text of another language, the path of a page without its prefix.
  const prefixed = localPath(path, { language, defaultLanguage: site.languages[0] })
  const near = addresses.has(prefixed) ? prefixed : known.suggest(path)
  return {
    message: `There is no page "${path}".`,
    fix: near ? `Did you mean \`${near}\`?` : 'Link to an existing page, or remove the link.',
  }
}

/** Anchors that every page has. */
const everywhere: ReadonlySet<string> = new Set(['', 'top', 'content'])

/** Checks that a link to an anchor leads to an existing heading or footnote. */
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
  /** A URL outside the site. */
  | { readonly kind: 'external' }
  /** A path of the site without query and trailing slash; absent for an anchor in the same page. */
  | { readonly kind: 'internal'; readonly path?: string; readonly anchor?: string }
  /** A relative path: its meaning depends on the page that it is read on. */
  | { readonly kind: 'relative' }

/** Classifies what a link in a text leads to; absolute URLs below `siteUrl` count as internal. */
export function internalLink(url: string, siteUrl: string | undefined): LinkTarget {
  const own = siteUrl !== undefined && (url === siteUrl || url.startsWith(`${siteUrl}/`)) ? url.slice(siteUrl.length) || '/' : url
  if (schemeOf(own) !== undefined || own.startsWith('//')) return { kind: 'external' }
  const anchor = own.includes('#') ? { anchor: decodeEscapes(own.slice(own.indexOf('#') + 1)) } : {}
  if (own.startsWith('#')) return { kind: 'internal', ...anchor }
  if (!own.startsWith('/')) return { kind: 'relative' }
  return { kind: 'internal', path: pageKey(own), ...anchor }
}
