import type { MarkdownNode } from './parseMarkdown.ts'
import type { RenderContext } from './renderContext.ts'

/** A form of Markdown that other engines interpret. */
interface MarkupElsewhere {
  readonly form: RegExp
  /** Begins the sentence "… is not interpreted." */
  readonly what: string
  readonly fix: string
}

const quotation = 'Write a quotation that begins with its word in bold: `> **Tip:** …`.'

/** Forms within a line; an escaped one is meant as it is written. The sign before a form may belong to another one. */
const inLines: readonly MarkupElsewhere[] = [
  {
    form: /(?<!\\)\{\{[<%]\s*(?![\s/])/g,
    what: 'A shortcode',
    fix: 'Write Markdown, such as `![what it shows](./picture.jpg "caption")`, or a block.',
  },
  {
    form: /(?<![\\{])\{(?:%-?\s*(?!end)[a-z]|\{-?(?:\s+[\w$]|\s*\.[A-Z]))/g,
    what: 'A tag of a template',
    fix: 'Write what it stands for.',
  },
  {
    form: /(?<![\\!])\[\[(?!toc\]\])(?=\p{L})[^[\]\n]+\]\]/giu,
    what: 'A link in double brackets',
    fix: 'Write `[its words](/articles/its-slug)`.',
  },
  { form: /(?<!\\)!\[\[[^[\]\n]+\]\]/g, what: 'A picture in double brackets', fix: 'Write `![what it shows](./picture.jpg)`.' },
  {
    form: /(?<!\\)!?\[[^[\]\n]*\]\((?:(?:\.{0,2}\/|https?:)[^\s()<>]+[^\S\n]+[^\n()"']|[^\s()<>"']+[^\S\n]+[^\n()"']*\.(?:avif|gif|jpe?g|png|tiff?|webp)\b)[^\n()]*\)/gi,
    what: 'An address with a space',
    fix: 'Write `%20` for the space, or put the address in angle brackets: `[words](</the address>)`.',
  },
  {
    form: /(?<!\\)\^\[[^[\]]+\]/g,
    what: 'A note in brackets',
    fix: 'Write `[^1]` there, and `[^1]: …` with its words as a paragraph of its own.',
  },
  {
    form: /(?<!\\)\{(?:#[\p{L}\p{N}_-]+(?:\s[^{}\n]*)?\}(?=\s*$)|:\s*(?:[.#]|toc\b|[a-z]+=)[^{}\n]*\})/giu,
    what: 'An attribute',
    fix: 'Remove it; links lead to a heading by its words: `#the-second-coat`.',
  },
]

/** Forms at the beginning of a paragraph. */
const atStart: readonly MarkupElsewhere[] = [
  { form: /^:{3,}[ \t]*[a-z{]/i, what: 'An aside between colons', fix: `${quotation} Remove the lines with colons.` },
  { form: /^\[![a-z]+\]/i, what: 'The kind of a quotation', fix: quotation },
  {
    form: /^!!!\s+(?:abstract|attention|caution|danger|error|example|hint|important|info|note|question|success|tip|warning)\b/i,
    what: 'An aside after exclamation marks',
    fix: quotation,
  },
  { form: /^#{2,6}[^\s#]/, what: 'A heading without a space after its signs', fix: 'Write a space after the last `#`.' },
  {
    form: /^\|.*\|[^\S\n]*\n[ \t>]*\|.*\|[^\S\n]*(?:\n|$)/,
    what: 'A table without a line below its headings',
    fix: 'Write a line of dashes as the second, with as many cells as the first: `|---|---|`.',
  },
  { form: /^\[(?:toc|\[_?toc_?\])\]\s*$/i, what: 'A mark for the contents', fix: 'Remove it: the page lists its sections by itself.' },
  {
    form: /^(?:import\s+(?:[\w*{][^'"\n]*\sfrom\s+)?['"][^'"\n]+['"];?[^\S\n]*(?:\n|$)|export\s+const\s+\w+\s*=)/,
    what: 'A line of code',
    fix: 'Remove it; code of the publication makes blocks, in `blocks/`.',
  },
]

/** Reports forms of other engines within a text. */
export function reportInLines(node: MarkdownNode & { readonly value: string }, context: RenderContext): void {
  if (!/[[{]/.test(node.value)) return
  const written = sourceOf(node, context)
  for (const { form, ...words } of inLines)
    for (const { 0: found, index } of written.matchAll(form)) {
      // Code of the publication may have replaced what is written.
      if (node.value.includes(found)) report(context.offsetOf(node) + index, words, context)
    }
}

/** Reports the form of another engine that a paragraph begins with. */
export function reportAtStart(node: MarkdownNode & { readonly children: readonly MarkdownNode[] }, context: RenderContext): void {
  const [first] = node.children
  if (first?.type !== 'text' || !/^(?:[:[!#|]|import|export)/.test(first.value)) return
  const written = sourceOf(node, context)
  const found = atStart.find(({ form }) => form.test(written))
  if (found && written.startsWith(first.value.slice(0, 2))) report(context.offsetOf(node), found, context)
}

/** Returns the Markdown of a node; nothing for one that the publication's code has made. */
export function sourceOf(node: MarkdownNode, context: RenderContext): string {
  const { start, end } = node.position ?? {}
  if (start?.offset === undefined || end?.offset === undefined) return ''
  const offset = context.offsetOf(node)
  return context.source.text.slice(offset, offset + end.offset - start.offset)
}

function report(offset: number, { what, fix }: Omit<MarkupElsewhere, 'form'>, context: RenderContext): void {
  const message = `${what} is not interpreted: readers see it as written.`
  context.report(offset, { severity: 'warning', rule: 'foreign-markup', message, fix })
}
