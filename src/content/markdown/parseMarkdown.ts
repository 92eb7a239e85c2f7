import { type MdastNode, markdownToMdast } from 'satteri'

/** A node of the Markdown tree, in the shapes of mdast; offsets are UTF-16 units into the parsed text. */
export type MarkdownNode = MdastNode

export type MarkdownNodeOf<Type extends MarkdownNode['type']> = Extract<MarkdownNode, { readonly type: Type }>

/** CommonMark with tables, footnotes and strikethrough by two tildes; emphasis may end between a symbol and a letter of an East Asian word. */
export function parseMarkdown(text: string): readonly MarkdownNode[] {
  const { text: parsed, restore } = standIns(text)
  const root = markdownToMdast(parsed, { features: { gfm: true, frontmatter: false } })
  if (parsed !== text) restoreIn(root, restore)
  return childrenOf(root)
}

function childrenOf(node: MarkdownNode): readonly MarkdownNode[] {
  return 'children' in node ? node.children : []
}

/** Puts the children of a node on a stack, the first on top; one by one, for a call takes no hundred thousand arguments. */
export function stackChildren(waiting: MarkdownNode[], node: MarkdownNode): void {
  for (const child of childrenOf(node).toReversed()) waiting.push(child)
}

/** A list of nodes and not a recursion: how deep a text is nested is its writer's choice. */
function restoreIn(root: MarkdownNode, restore: (piece: string) => string): void {
  const waiting = [root]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    for (const [key, value] of Object.entries(node)) if (typeof value === 'string') Object.assign(node, { [key]: restore(value) })
    stackChildren(waiting, node)
  }
}

/** A text in which some letters are replaced, one for one, by others that occur nowhere in it. */
interface StandIns {
  readonly text: string
  /** Puts the letters back, in a piece of the text. */
  restore(this: void, piece: string): string
}

/** A text has no use for Braille patterns, and to Markdown they are symbols without a meaning. */
const patterns = Array.from({ length: 0xff }, (_, index) => String.fromCharCode(0x28_01 + index))

const script = String.raw`[\p{sc=Hang}\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]`
const symbol = String.raw`[[\p{P}\p{S}]--[*~]]`
// The letter comes before what is looked for behind it: else a run of marks would be read again from each of them.
// What a backslash makes a letter is no mark; a single `~`; a letter at a run of marks that has a symbol at its other side.
const wanted = new RegExp(String.raw`\\[^]|(?<!~)~(?!~)|${script}(?=(?:\*+|~~+)${symbol})|${script}(?<=${symbol}(?:\*+|~~+)[^])`, 'gv')

/**
 * Replaces what the parser would misread: a single `~`, which strikes out no text here (`~5 cm ... ~10 cm`), and the East Asian letter at
 * marks around a symbol, for CommonMark asks for a space or a symbol in its place (`**Markdown(마크다운)**을`,
 * https://github.com/commonmark/commonmark-spec/issues/650). Every offset stays.
 */
export function standIns(text: string): StandIns {
  const byLetter = new Map<string, string>()
  const byPattern = new Map<string, string>()
  // One look for all letters: a text may have thousands.
  const written = new Set(text.match(/[\u2801-\u28ff]/g))
  const free = patterns.filter((pattern) => !written.has(pattern)).values()
  const patternFor = (letter: string) => {
    const known = byLetter.get(letter)
    if (known !== undefined) return known
    const pattern = free.next().value
    // More letters than patterns: what is left keeps its letter.
    if (pattern === undefined) return letter
    byLetter.set(letter, pattern)
    byPattern.set(pattern, letter)
    return pattern
  }
  const replaced = text.replace(wanted, (letter) => (letter.length === 1 ? patternFor(letter) : letter))
  return { text: replaced, restore: (piece) => piece.replace(/[\u2801-\u28ff]/g, (pattern) => byPattern.get(pattern) ?? pattern) }
}

/** The words of a node as a reader sees them, without marks, pictures and footnote numbers. */
export function plainText(root: MarkdownNode): string {
  let text = ''
  // A list of nodes and not a recursion: how deep a text is nested is its writer's choice.
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

/** Finds the definitions of links and footnotes, wherever blocks can stand; of two for the same name, the first counts. */
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
