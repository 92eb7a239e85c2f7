import { describe, expect, test } from 'vitest'
import { parseMarkdown } from './parseMarkdown.ts'
import { treeFault } from './treeFault.ts'

const root = (...children: unknown[]) => ({ type: 'root', children })
const paragraph = (...children: unknown[]) => ({ type: 'paragraph', children })

function nested(levels: number): unknown {
  let node: unknown = { type: 'text', value: 'x' }
  for (let level = 0; level < levels; level += 1) node = { type: 'emphasis', children: [node] }
  return node
}

const twice = paragraph({ type: 'text', value: 'a' })

describe('a tree that code has changed', () => {
  test('may contain every node that Markdown produces', () => {
    const text =
      '# A *b* **c** ~~d~~ `e` [f](g) ![h](i.png)\n\n> - j\n\n| k |\n|-|\n| l |\n\n---\n\nm[^n] [o]\n\n[^n]: p\n\n[o]: q\n\n```r\ns\n```\n\n<b>t</b>\n'
    expect(treeFault(root(...parseMarkdown(text)))).toBeUndefined()
  })

  test.each([
    [{ type: 'paragraph', children: [] }, 'is no longer a tree'],
    [root('text'), 'contains something that is not a node'],
    [root({ type: 'mdxJsxFlowElement', children: [] }), 'contains a node "mdxJsxFlowElement", which the engine does not know'],
    [root({ type: 'constructor' }), 'contains a node "constructor", which the engine does not know'],
    [root(paragraph({ type: 'text' })), 'contains a node "text" whose `value` is not a text'],
    [root({ type: 'heading', depth: '2', children: [] }), 'contains a node "heading" whose `depth` is not a whole number from 1 to 6'],
    [root({ type: 'heading', depth: 7, children: [] }), 'contains a node "heading" whose `depth` is not a whole number from 1 to 6'],
    [root({ type: 'code', lang: 5, value: 'x' }), 'contains a node "code" whose `lang` is not a text'],
    [root(paragraph({ type: 'link', url: '/', title: 5, children: [] })), 'contains a node "link" whose `title` is not a text'],
    [root({ type: 'list', ordered: true, start: '2', children: [] }), 'contains a node "list" whose `start` is not a whole number'],
    [
      root({ type: 'table', align: ['top'], children: [] }),
      'contains a node "table" whose `align` is not a list of `left`, `right`, `center` and null',
    ],
    [root({ type: 'list', children: [paragraph()] }), 'contains a node "paragraph" in a "list", which contains only nodes "listItem"'],
    [root(paragraph({ type: 'tableCell', children: [] })), 'contains a node "tableCell" outside of a "tableRow"'],
    [root({ type: 'paragraph' }), 'contains a node "paragraph" without `children`'],
    [root(twice, twice), 'contains the same node "paragraph" twice'],
    [root(nested(120)), 'is nested more than 100 levels deep'],
  ])('is refused if it cannot be rendered: %#', (tree, fault) => {
    expect(treeFault(tree)).toBe(fault)
  })
})
