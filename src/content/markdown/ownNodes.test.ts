import { expect, test } from 'vitest'
import { isTrusted, markOwn, writtenNodes } from './ownNodes.ts'
import { type MarkdownNode, parseMarkdown } from './parseMarkdown.ts'

test('HTML is trusted only if it comes from code, even if nodes of an author were copied', () => {
  const nodes = parseMarkdown('A <b>bold</b> text\n')
  const written = writtenNodes(nodes)
  const bare = { type: 'html', value: '<b>' } as MarkdownNode
  const copy = structuredClone(nodes) as MarkdownNode[]
  const own = { type: 'html', value: '<mark>' } as MarkdownNode
  const tree = [...copy, bare, own]
  markOwn(tree, written)
  const values: [string, boolean][] = []
  const look = (node: MarkdownNode) => {
    if (node.type === 'html') values.push([node.value, isTrusted(node)])
    if ('children' in node) node.children.forEach(look)
  }
  tree.forEach(look)
  expect(values).toEqual([
    ['<b>', false],
    ['</b>', false],
    ['<b>', false],
    ['<mark>', true],
  ])
})

test('a fence that no author wrote has no place in the file; one that was moved keeps its own', () => {
  const nodes = parseMarkdown('```care\nx\n```\n')
  const written = writtenNodes(nodes)
  const position = { start: { line: 1, column: 1, offset: 0 }, end: { line: 3, column: 4, offset: 13 } }
  const made = { type: 'code', lang: 'care', value: 'y', position } as MarkdownNode
  const tree = [made, ...nodes]
  markOwn(tree, written)
  expect(tree.map((node) => node.position !== undefined)).toEqual([false, true])
})
