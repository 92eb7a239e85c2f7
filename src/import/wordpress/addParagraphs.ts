import type { Element, ElementContent, Root } from 'hast'
import { element } from '../body/cleanHtml.ts'
import { isElement } from '../body/readHtml.ts'

const blocks: ReadonlySet<string> = new Set([
  'address',
  'article',
  'aside',
  'blockquote',
  'center',
  'dd',
  'details',
  'dialog',
  'div',
  'dl',
  'dt',
  'fieldset',
  'figcaption',
  'figure',
  'footer',
  'form',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'header',
  'hgroup',
  'hr',
  'iframe',
  'li',
  'main',
  'nav',
  'ol',
  'p',
  'pre',
  'script',
  'section',
  'style',
  'summary',
  'table',
  'ul',
  'video',
  'audio',
  'object',
])
/** Elements whose text is split too. */
const containers: ReadonlySet<string> = new Set([
  'address',
  'article',
  'aside',
  'blockquote',
  'center',
  'div',
  'section',
  'main',
  'details',
])

/** Adds `p` and `br` elements to a post of the classic editor, in place: a blank line separates paragraphs, and a line end is a break. */
export function addParagraphs(parent: Root | Element): void {
  const done: ElementContent[] = []
  let line: ElementContent[] = []
  const flush = () => {
    const paragraph = trim(line)
    if (paragraph.length > 0) done.push(element('p', {}, paragraph))
    line = []
  }
  for (const node of parent.children as ElementContent[]) {
    if (node.type === 'text') {
      for (const [index, piece] of node.value.split(/\r?\n[ \t\u00a0]*(?:\r?\n[ \t\u00a0]*)+/).entries()) {
        if (index > 0) flush()
        line.push(...withBreaks(piece))
      }
    } else if (isElement(node) && blocks.has(node.tagName)) {
      flush()
      if (containers.has(node.tagName)) addParagraphs(node)
      else if (node.tagName === 'p' || node.tagName === 'li')
        node.children = node.children.flatMap((child): ElementContent[] => (child.type === 'text' ? withBreaks(child.value) : [child]))
      done.push(node)
    } else line.push(node)
  }
  flush()
  parent.children = done
}

function withBreaks(text: string): ElementContent[] {
  const lines = text.split(/\r?\n/)
  return lines.flatMap((value, index): ElementContent[] => [
    ...(index > 0 && !(index === lines.length - 1 && value.trim() === '') ? [element('br', {}, [])] : []),
    { type: 'text', value },
  ])
}

/** Trims line breaks, white space and comments at both ends. */
function trim(line: readonly ElementContent[]): ElementContent[] {
  const isBlank = (node: ElementContent | undefined) =>
    (node?.type === 'text' && node.value.trim() === '') || (isElement(node) && node.tagName === 'br') || node?.type === 'comment'
  let [start, end] = [0, line.length]
  while (start < end && isBlank(line[start])) start++
  while (end > start && isBlank(line[end - 1])) end--
  return line.slice(start, end)
}
