import type { MarkdownNodeOf } from '../parseMarkdown.ts'
import type { MarkdownPlugin, RenderContext } from '../renderContext.ts'
import { takePictures } from './pictures.ts'

export const lists: MarkdownPlugin = {
  list(node, context) {
    const isLoose = node.spread === true || node.children.some((item) => item.spread)
    const items = node.children.map((item) => `<li>${renderItem(item, { isLoose, context })}</li>`).join('\n')
    if (!node.ordered) return `<ul>\n${items}\n</ul>`
    const start = (node.start ?? 1) === 1 ? '' : ` start="${node.start}"`
    return `<ol${start}>\n${items}\n</ol>`
  },
}

interface ItemOptions {
  readonly isLoose: boolean
  readonly context: RenderContext
}

function renderItem(item: MarkdownNodeOf<'listItem'>, { isLoose, context }: ItemOptions): string {
  // Task lists are not supported, so their brackets are kept as text.
  const box = typeof item.checked !== 'boolean' ? '' : item.checked ? '[x] ' : '[ ] '
  const children = item.children.map((child) => {
    if (isLoose || child.type !== 'paragraph') return context.renderBlocks([child])
    const { html, pictures } = takePictures(context.renderInline(child.children))
    return html + pictures
  })
  const html = children.join('\n')
  return box !== '' && html.startsWith('<p>') ? `<p>${box}${html.slice(3)}` : box + html
}
