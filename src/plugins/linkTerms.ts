import type { MarkdownNode } from '../content/markdown/parseMarkdown.ts'
import type { MarkdownRoot } from '../content/own/definePlugin.ts'
import type { Term } from './readGlossary.ts'
import { walkTree } from './walkTree.ts'

interface LinkOptions {
  readonly terms: readonly Term[]
  readonly language: string
  /** Returns the URL of a term's definition. */
  linkOf(this: void, term: Term): string
}

/** Headings and links have a meaning of their own; code is not prose. */
const except: readonly MarkdownNode['type'][] = ['heading', 'link', 'linkReference', 'code', 'inlineCode', 'html', 'image', 'definition']

/** Links the first mention of each term in a text to its definition, which is also the link's title. */
export function linkTerms(root: MarkdownRoot, { terms, language, linkOf }: LinkOptions): void {
  const forms = new Map(terms.flatMap((term) => [term.term, ...term.also].map((form) => [form.toLocaleLowerCase(language), term] as const)))
  // The pattern's case folding does not handle the dotless i.
  const pattern = patternOf([...new Set([...forms.keys()].flatMap((form) => casesOf(form, language)))])
  if (!pattern) return
  const linked = new Set<Term>()
  walkTree(
    root,
    (node) => {
      if (node.type !== 'text') return undefined
      const made: MarkdownNode[] = []
      let from = 0
      for (const match of node.value.matchAll(pattern)) {
        const term = forms.get(match[0].toLocaleLowerCase(language))
        if (!term || linked.has(term)) continue
        linked.add(term)
        if (match.index > from) made.push(textNode(node.value.slice(from, match.index)))
        made.push({ type: 'link', url: linkOf(term), title: term.definition, children: [textNode(match[0])] } as MarkdownNode)
        from = match.index + match[0].length
      }
      if (made.length === 0) return undefined
      if (from < node.value.length) made.push(textNode(node.value.slice(from)))
      return made
    },
    except,
  )
}

/** Scripts without spaces between words, and Korean, whose particles follow a word without a space. */
const joined = String.raw`[\p{sc=Hang}\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]`

function casesOf(form: string, language: string): readonly string[] {
  const [first = ''] = form
  return [form, form.toLocaleUpperCase(language), first.toLocaleUpperCase(language) + form.slice(first.length)]
}

/** Matches whole words, longest first. */
function patternOf(forms: readonly string[]): RegExp | undefined {
  if (forms.length === 0) return undefined
  const words = forms
    .toSorted((a, b) => b.length - a.length)
    .map((form) => {
      const escaped = form.replace(/[.*+?^${}()|[\]\\/-]/g, String.raw`\$&`)
      return new RegExp(`${joined}$`, 'u').test(form) ? escaped : `${escaped}(?![\\p{L}\\p{M}\\p{N}])`
    })
  return new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${words.join('|')})`, 'giu')
}

function textNode(value: string): MarkdownNode {
  return { type: 'text', value }
}
