import type { Root } from 'hast'
import { htmlToMarkdown } from '../body/htmlToMarkdown.ts'
import { readHtml } from '../body/readHtml.ts'
import type { ConvertedText, Remark } from '../FoundPost.ts'
import { addParagraphs } from './addParagraphs.ts'
import { type Library, resolveShortcodes } from './resolveShortcodes.ts'

/** Converts the content of a post, from either editor, to Markdown. */
export function convertPost(content: string, library: Library): ConvertedText {
  const { html, remarks } = resolveShortcodes(content, library)
  const tree = readHtml(html)
  if (!content.includes('<!-- wp:')) addParagraphs(tree)
  const dynamic = dynamicBlocks(tree)
  const converted = htmlToMarkdown(tree)
  return { ...converted, remarks: [...remarks, ...dynamic, ...converted.remarks] }
}

/** Blocks without content for readers, dropped without a remark. */
const quiet: ReadonlySet<string> = new Set(['more', 'nextpage', 'spacer', 'separator'])

/** Lists blocks that WordPress renders on request, which have no HTML in the export. */
function dynamicBlocks(tree: Root): readonly Remark[] {
  const remarks: Remark[] = []
  const waiting: Root['children'] = [...tree.children]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.type === 'comment') {
      const [, name = ''] = /^\s*wp:([\w/-]+)\s.*\/\s*$/s.exec(node.value) ?? []
      if (name !== '' && !quiet.has(name))
        remarks.push({ kind: 'shortcode', text: `the block \`wp:${name}\` left out: it has no content of its own` })
    } else if ('children' in node) waiting.push(...node.children)
  }
  return remarks
}
