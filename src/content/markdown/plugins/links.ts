import { escapeHtml } from '../../../shared/escapeHtml.ts'
import type { MarkdownNode } from '../parseMarkdown.ts'
import { takePictures } from '../placeMarker.ts'
import type { MarkdownPlugin, RenderContext } from '../renderContext.ts'
import { encodeUrl, isAllowedLink } from '../safeUrl.ts'

interface Link {
  readonly url: string
  readonly title?: string | null | undefined
  readonly children: readonly MarkdownNode[]
}

/** Links, and the references and definitions that stand for them. */
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
    context.report(node, { severity: 'warning', rule: 'link-scheme', message, fix: 'Link to a page, or take the link out.' })
    return html + pictures
  }
  // Of a link around a link, only the inner one can be kept.
  if (html.includes('<a ')) return html + pictures
  context.links.push({ url, offset: context.offsetOf(node) })
  if (html === '') {
    const message = pictures === '' ? 'A link without words cannot be seen.' : 'A picture cannot be a link: the link is left out.'
    context.report(node, { severity: 'warning', rule: 'empty-link', message, fix: 'Write the words that lead there between the brackets.' })
    return pictures
  }
  return `<a href="${escapeHtml(encodeUrl(url))}"${title ? ` title="${escapeHtml(title)}"` : ''}>${html}</a>${pictures}`
}
