import { type MdastNode, markdownToMdast } from 'satteri'

/** A node of the Markdown tree, in mdast form; offsets are UTF-16 units into the parsed text. */
export type MarkdownNode = MdastNode

export type MarkdownNodeOf<Type extends MarkdownNode['type']> = Extract<MarkdownNode, { readonly type: Type }>

/**
 * Parses CommonMark with tables, footnotes and strikethrough by two tildes; emphasis may end between a symbol and a letter of an East Asian
 * word.
 */
export function parseMarkdown(text: string): readonly MarkdownNode[] {
  const { text: parsed, restore } = standIns(text)
  const root = markdownToMdast(parsed, { features: { gfm: true, frontmatter: false } })
  if (parsed !== text) restoreIn(root, restore)
  return childrenOf(root)
}

function childrenOf(node: MarkdownNode): readonly MarkdownNode[] {
  return 'children' in node ? node.children : []
}

/** Pushes the children of a node onto a stack, the first on top; one at a time, since a call cannot take a hundred thousand arguments. */
export function stackChildren(waiting: MarkdownNode[], node: MarkdownNode): void {
  for (const child of childrenOf(node).toReversed()) waiting.push(child)
}

/** Restores all strings below a node; iterative, since the nesting depth is up to the author. */
function restoreIn(root: MarkdownNode, restore: (piece: string) => string): void {
  const waiting = [root]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    for (const [key, value] of Object.entries(node)) if (typeof value === 'string') Object.assign(node, { [key]: restore(value) })
    stackChildren(waiting, node)
  }
}

/** A text in which some letters are replaced, one for one, by others that do not occur in it. */
interface StandIns {
  readonly text: string
  /** Restores the letters in a piece of the text. */
  restore(this: void, piece: string): string
}

/** Braille patterns are not used in texts, and Markdown gives them no meaning. */
const patterns = Array.from({ length: 0xff }, (_, index) => String.fromCharCode(0x28_01 + index))

const script = String.raw`[\p{sc=Hang}\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]`
const symbol = String.raw`[[\p{P}\p{S}]--[*~]]`
// The letter precedes its lookbehind; otherwise a run of marks would be rescanned from each mark.
// Matches an escaped character, so that it is skipped; a single `~`; and a letter next to a run of marks that has a symbol on its other
// side.
const wanted = new RegExp(String.raw`\\[^]|(?<!~)~(?!~)|${script}(?=(?:\*+|~~+)${symbol})|${script}(?<=${symbol}(?:\*+|~~+)[^])`, 'gv')

/**
 * Replaces what the parser would misread: a single `~`, which does not strike out text here (`~5 cm ... ~10 cm`), and an East Asian
 * letter at marks next to a symbol, where CommonMark requires a space or a symbol (`**Markdown(마크다운)**을`,
 * https://github.com/commonmark/commonmark-spec/issues/650). All offsets stay the same.
 */
export function standIns(text: string): StandIns {
  const byLetter = new Map<string, string>()
  const byPattern = new Map<string, string>()
  // Collects all letters in one pass: a text may have thousands.
  const written = new Set(text.match(/[\u2801-\u28ff]/g))
  const free = patterns.filter((pattern) => !written.has(pattern)).values()
  const patternFor = (letter: string) => {
    const known = byLetter.get(letter)
    if (known !== undefined) return known
    const pattern = free.next().value
    // If the patterns run out, the remaining letters are left as they are.
    if (pattern === undefined) return letter
    byLetter.set(letter, pattern)
    byPattern.set(pattern, letter)
    return pattern
  }
  const replaced = text.replace(wanted, (letter) => (letter.length === 1 ? patternFor(letter) : letter))
  return { text: replaced, restore: (piece) => piece.replace(/[\u2801-\u28ff]/g, (pattern) => byPattern.get(pattern) ?? pattern) }
}

/** Returns the words of a node as a reader sees them, without marks, pictures and footnote numbers. */
export function plainText(root: MarkdownNode): string {
  let text = ''
  // Iterative, since the nesting depth is up to the author.
  const waiting = [root]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'html') text += node.value
    else if (node.type === 'break') text += ' '
    else stackChildren(waiting, node)
  }
  return text
}

export interface Definitions {
  readonly definitions: ReadonlyMap<string, MarkdownNodeOf<'definition'>>
  readonly footnotes: ReadonlyMap<string, MarkdownNodeOf<'footnoteDefinition'>>
}

const containers: ReadonlySet<MarkdownNode['type']> = new Set(['blockquote', 'list', 'listItem', 'footnoteDefinition'])

/** Collects link and footnote definitions, wherever blocks are allowed; the first one for an identifier counts. */
export function collectDefinitions(nodes: readonly MarkdownNode[]): Definitions {
  const definitions = new Map<string, MarkdownNodeOf<'definition'>>()
  const footnotes = new Map<string, MarkdownNodeOf<'footnoteDefinition'>>()
  const waiting = nodes.toReversed()
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.type === 'definition' && !definitions.has(node.identifier)) definitions.set(node.identifier, node)
    if (node.type === 'footnoteDefinition' && !footnotes.has(node.identifier)) footnotes.set(node.identifier, node)
    if (containers.has(node.type)) stackChildren(waiting, node)
  }
  return { definitions, footnotes }
}
