import type { RootContent } from 'mdast'
import type { ConvertedText, Remark } from '../FoundPost.ts'
import { toString } from './writeMarkdown.ts'
import { readMarkdown } from './readMarkdown.ts'

const headingId = /\s*\{[:#]([^{}]*)\}\s*$/

/** Converts a file's Markdown to a tree, without a heading that repeats the title, and collects the ids of its headings. */
export function convertMarkdown(
  text: string,
  { title, remarks }: { readonly title: string | undefined; readonly remarks: readonly Remark[] },
): ConvertedText {
  const { root, remarks: further, anchors } = readMarkdown(text)
  const named = new Map(anchors)
  const [first] = root.children
  const children = first?.type === 'heading' && first.depth === 1 && toString(first) === title ? root.children.slice(1) : root.children
  for (const node of children) if (node.type === 'heading') nameHeading(node, named)
  return { root: { ...root, children }, remarks: [...remarks, ...further], anchors: named }
}

/** Removes `{#id}` from a heading (`## Words {#id}`) and stores the id. */
function nameHeading(node: RootContent & { readonly type: 'heading' }, anchors: Map<string, string>): void {
  const last = node.children.at(-1)
  const match = last?.type === 'text' ? headingId.exec(last.value) : null
  if (last?.type !== 'text' || !match) return
  last.value = last.value.slice(0, match.index)
  const [id] = /[\w-]+/.exec((match[1] ?? '').replace(/^.*#/, '')) ?? []
  if (id !== undefined) anchors.set(id, toString(node))
}

/** Returns the first heading if nothing precedes it, as a title for files whose fields have none. */
export function firstHeading(text: string): string | undefined {
  const match = /^#[ \t]+(.+?)[ \t]*#*[ \t]*$/m.exec(text.slice(0, 2000))
  const before = match ? text.slice(0, match.index).trim() : ''
  return match && before === '' ? match[1] : undefined
}
