import type { MarkdownNode } from '../content/markdown/parseMarkdown.ts'
import { type PluginDefinition, definePlugin } from '../content/own/definePlugin.ts'
import { keepMeasures } from '../shared/html/keepTogether.ts'
import { mainLanguageOf } from '../shared/languages/languages.ts'
import { walkTree } from './walkTree.ts'

/** Quotation marks by language, or by regional form: outer pair, then inner pair. */
const quotes: Readonly<Record<string, readonly [string, string, string, string]>> = {
  en: ['“', '”', '‘', '’'],
  tr: ['“', '”', '‘', '’'],
  ko: ['“', '”', '‘', '’'],
  ru: ['«', '»', '„', '“'],
  de: ['„', '“', '‚', '‘'],
  'de-CH': ['«', '»', '‹', '›'],
  fr: ['«\u00A0', '\u00A0»', '“', '”'],
  nl: ['“', '”', '‘', '’'],
}

/** Prepositions and conjunctions of one or two letters, which Russian does not leave at the end of a line. */
const shortWord = /(?<=(?:^|[\s(«„])(?:[вкосуиая]|во|ко|об|от|до|за|из|на|не|но|по|со)) (?=\p{L})/giu

/** Sets quotation marks by language, apostrophes, dashes and ellipses, and keeps numbers together with their units. */
export function typography(): PluginDefinition {
  return definePlugin({
    name: 'typography',
    markdown(tree, { entry: { language } }) {
      let before = ''
      const parents = new Set<MarkdownNode['type']>(['paragraph', 'heading', 'tableCell', 'listItem'])
      walkTree(
        tree,
        (node) => {
          if (parents.has(node.type)) before = ''
          if (node.type === 'inlineCode' || node.type === 'break') before = node.type === 'break' ? '' : 'x'
          if (node.type !== 'text') return undefined
          const last = node.value.at(-1) ?? ''
          node.value = setText(node.value, { language, before })
          before = last
          return undefined
        },
        ['code', 'html', 'definition'],
      )
    },
  })
}

interface TextPlace {
  readonly language: string
  /** The character before the text, from another node; empty at the start of a paragraph. */
  readonly before: string
}

export function setText(text: string, place: TextPlace): string {
  const { language } = place
  const dash = mainLanguageOf(language) === 'en' && language !== 'en-US' ? ' – ' : ' — '
  const set = keepMeasures(text.replace(/\.{3}/g, '…').replace(/ -- /g, dash))
  const marked = setQuotes(set, place)
  return mainLanguageOf(language) === 'ru' ? marked.replace(shortWord, '\u00A0') : marked
}

function setQuotes(text: string, { language, before }: TextPlace): string {
  const marks = quotes[language] ?? quotes[mainLanguageOf(language)]
  if (!marks) return text
  const [open, close, innerOpen, innerClose] = marks
  return text.replace(/["']/g, (mark, at: number) => {
    const previous = at === 0 ? before : text.charAt(at - 1)
    const next = text.charAt(at + 1)
    // Between letters, or after a letter in a shortened word, it is an apostrophe; after a digit it means feet or inches.
    if (mark === "'" && /[\p{L}\p{N}]/u.test(previous) && /\p{L}/u.test(next)) return '’'
    if (/\d/.test(previous)) return mark
    const opens = previous === '' || /[\s([{“„«‘‚—–-]/.test(previous)
    if (mark === '"') return opens ? open : close
    return opens ? innerOpen : innerClose
  })
}
