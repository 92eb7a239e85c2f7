import { escapeHtml } from '../../../shared/html/escapeHtml.ts'
import { limits } from '../../limits.ts'
import { firstFree } from '../firstFree.ts'
import { type MarkdownNodeOf, plainText } from '../parseMarkdown.ts'
import type { MarkdownPlugin, RenderContext } from '../renderContext.ts'
import { scrollBox } from '../scrollBox.ts'
import { takePictures } from './pictures.ts'

type Align = NonNullable<MarkdownNodeOf<'table'>['align']>[number]

export const tables: MarkdownPlugin = {
  table(node, context) {
    // A few short rows with very many columns would exhaust memory.
    if ((node.align ?? []).length * node.children.length > limits.tableCells) {
      const message = `The table has more than ${limits.tableCells.toLocaleString('en')} cells: every row is made as long as the first.`
      context.report(node, { severity: 'error', rule: 'table-too-large', message, fix: 'Split it into several tables.' })
      return ''
    }
    const [head, ...body] = node.children.map((row, index) => renderRow(row, { align: node.align ?? [], isHead: index === 0, context }))
    const rows = body.length > 0 ? `\n<tbody>\n${body.join('\n')}\n</tbody>` : ''
    return scrollBox(`<table>\n<thead>\n${head ?? ''}\n</thead>${rows}\n</table>`, nameOf(node, context))
  },
}

/**
 * Returns attributes that make a table a named region, so that it can be scrolled by keyboard. It is named by its columns, with a number
 * appended if another table has the same ones.
 */
function nameOf(node: MarkdownNodeOf<'table'>, { tableNames, numbers }: RenderContext): string {
  const columns = (node.children[0]?.children ?? []).map((cell) => plainText(cell).trim()).filter((text) => text !== '')
  if (columns.length === 0) return ''
  const name = firstFree(columns.join(', '), {
    isTaken: (candidate) => tableNames.has(candidate),
    numbered: (plain, number) => `${plain} (${number})`,
    numbers: numbers.tables,
  })
  tableNames.add(name)
  return ` role="region" aria-label="${escapeHtml(name)}"`
}

interface RowOptions {
  readonly align: readonly Align[]
  readonly isHead: boolean
  readonly context: RenderContext
}

/** Renders a row with as many cells as the header: missing ones are empty, surplus ones are dropped. */
function renderRow(row: MarkdownNodeOf<'tableRow'>, { align, isHead, context }: RowOptions): string {
  const cells = align.map((side, index) => {
    const { html, pictures } = takePictures(context.renderInline(row.children[index]?.children ?? []))
    const content = html + pictures
    // An empty header cell labels no column.
    const tag = isHead && content !== '' ? 'th scope="col"' : 'td'
    return `<${tag}${side ? ` data-align="${side}"` : ''}>${content}</${tag.slice(0, 2)}>`
  })
  return `<tr>${cells.join('')}</tr>`
}
