import { escapeHtml } from '../../../shared/html/escapeHtml.ts'
import type { MarkdownNode } from '../parseMarkdown.ts'
import type { MarkdownPlugin, RenderContext } from '../renderContext.ts'
import { takePictures } from './pictures.ts'

interface Link {
  readonly url: string
  readonly title?: string | null | undefined
  readonly children: readonly MarkdownNode[]
}

/** Links, link references and definitions. */
export const links: MarkdownPlugin = {
  link: (node, context) => renderLink(node, { ...node, context }),
  linkReference(node, context) {
    const definition = context.definitions.get(node.identifier)
    if (!definition) return context.renderInline(node.children)
    return renderLink(node, { url: definition.url, title: definition.title, children: node.children, context })
  },
  definition: () => '',
}

function renderLink(node: MarkdownNode, { url, title, children, context }: Link & { readonly context: RenderContext }): string {
  const { html, pictures } = takePictures(context.renderInline(children))
  if (!isAllowedLink(url)) {
    const message = 'Only links with `http`, `https`, `mailto` or `tel` are kept; this one becomes plain text.'
    context.report(node, { severity: 'warning', rule: 'link-scheme', message, fix: 'Link to a page, or remove the link.' })
    return html + pictures
  }
  // Links cannot be nested: only the inner one is kept.
  if (html.includes('<a ')) return html + pictures
  context.links.push({ url, offset: context.offsetOf(node) })
  if (html === '') {
    const message = pictures === '' ? 'A link without words cannot be seen.' : 'A picture cannot be a link: the link is left out.'
    context.report(node, { severity: 'warning', rule: 'empty-link', message, fix: 'Write the words of the link between the brackets.' })
    return pictures
  }
  return `<a href="${escapeHtml(encodeUrl(url))}"${title ? ` title="${escapeHtml(title)}"` : ''}>${html}</a>${pictures}`
}

const edge = /[\p{Cc} ]/u
const scheme = /^([a-z][a-z0-9+.-]*):/i
const allowed: ReadonlySet<string> = new Set(['http', 'https', 'mailto', 'tel'])

/** Returns the scheme that a browser would see, in lower case; undefined if the link has none. */
export function schemeOf(url: string): string | undefined {
  return scheme.exec(strip(url))?.[1]?.toLowerCase()
}

export function isAllowedLink(url: string): boolean {
  const found = schemeOf(url)
  return found === undefined || allowed.has(found)
}

/** Percent-encodes what is not allowed in a URL; existing escapes are kept. */
export function encodeUrl(url: string): string {
  return encodeURI(strip(url).toWellFormed()).replace(/%25([0-9a-f]{2})/gi, '%$1')
}

/** Strips what browsers strip before they look for a scheme, according to the WHATWG URL standard. */
function strip(url: string): string {
  let [start, end] = [0, url.length]
  while (start < end && edge.test(url.charAt(start))) start++
  // Not a pattern that ends in `$`, which would be tried at every space of the URL.
  while (end > start && edge.test(url.charAt(end - 1))) end--
  return url.slice(start, end).replace(/[\t\n\r]/g, '')
}

/** The start of a link to a path of the site, as `renderLink` writes it; text never contains an open tag. */
const ownLink = /<a href="(?=\/(?!\/))/g

/** Inserts the publication's base before the paths that HTML links to. */
export function linksBelow(base: string, html: string): string {
  return base === '' ? html : html.replace(ownLink, (start) => start + base)
}
