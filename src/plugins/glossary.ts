import { type PluginDefinition, type PluginProblem, definePlugin } from '../content/own/definePlugin.ts'
import { escapeHtml } from '../shared/html/escapeHtml.ts'
import { localPath } from '../shared/addresses/paths.ts'
import { linkTerms } from './linkTerms.ts'
import { type Term, readGlossary } from './readGlossary.ts'
import { wordsIn } from './wordsIn.ts'

interface GlossaryOptions {
  /** Name of the file (`glossary.yaml`) and of the folder (`glossary/`) with the terms. Default: `glossary`. */
  readonly name?: string
  /** Path of the glossary page, without the language prefix. */
  readonly address?: string
  /** Title and description of the glossary page, by language. */
  readonly words?: Readonly<Record<string, { readonly title: string; readonly description: string }>>
}

const ownWords: NonNullable<GlossaryOptions['words']> = {
  en: { title: 'Glossary', description: 'The terms of our trade, and what they mean.' },
  tr: { title: 'Sözlük', description: 'Kullandığımız terimler ve anlamları.' },
  ru: { title: 'Словарь терминов', description: 'Термины, которые мы употребляем, и что они значат.' },
  ko: { title: '용어집', description: '글에 나오는 용어와 그 뜻입니다.' },
  de: { title: 'Glossar', description: 'Die Fachwörter unserer Texte und was sie bedeuten.' },
  ar: { title: 'مسرد المصطلحات', description: 'المصطلحات التي نستعملها ومعانيها.' },
  ja: { title: '用語集', description: '記事に出てくる用語とその意味。' },
}

/**
 * Lists terms with their definitions on a page per language, and links the first mention in each text to it, with the definition as the
 * link's title.
 */
export function glossary({ name = 'glossary', address = '/glossary', words = {} }: GlossaryOptions = {}): PluginDefinition {
  const path = (language: string, [defaultLanguage = language]: readonly string[]) => localPath(address, { language, defaultLanguage })
  return definePlugin({
    name: 'glossary',
    checks: (site) => {
      const read = site.languages.map((language) => readGlossary(site, { name, language }))
      if (!read.some(({ isWritten }) => isWritten)) return [missing(`${name}.yaml`)]
      const found = read.flatMap(({ problems }) => problems)
      return [...new Map(found.map((problem) => [JSON.stringify(problem), problem])).values()]
    },
    markdown(tree, { entry: { language }, site }) {
      const { terms } = readGlossary(site, { name, language })
      const page = path(language, site.languages)
      linkTerms(tree, { terms, language, linkOf: (term) => `${page}#${anchorOf(term)}` })
    },
    pages: (site) =>
      site.languages.flatMap((language) => {
        const { terms } = readGlossary(site, { name, language })
        if (terms.length === 0) return []
        const { title, description } = wordsIn(language, words, ownWords) ?? { title: 'Glossary', description: '' }
        return [{ address, language, title, description: description || title, html: listOf(terms, language) }]
      }),
    structuredData({ path: here, language }, site) {
      if (here !== path(language, site.languages)) return []
      const { terms } = readGlossary(site, { name, language })
      const things = terms.map(({ term, definition }) => ({ '@type': 'DefinedTerm', name: term, description: definition }))
      return things.length === 0 ? [] : [{ '@type': 'DefinedTermSet', inLanguage: language, hasDefinedTerm: things }]
    },
  })
}

function missing(file: string): PluginProblem {
  const fix = 'Write it, with the words of each language: `en: { mortise: A hole for a tenon }`.'
  return { file, severity: 'warning', message: 'There is no such file, so there is no glossary.', fix }
}

function listOf(terms: readonly Term[], language: string): string {
  const collator = new Intl.Collator(language)
  const items = terms
    .toSorted((a, b) => collator.compare(a.term, b.term))
    .map(
      (term) => `<dt id="${anchorOf(term)}"><strong>${escapeHtml(term.term)}</strong></dt><dd><p>${escapeHtml(term.definition)}</p></dd>`,
    )
  return `<dl>${items.join('')}</dl>`
}

function anchorOf({ term }: Term): string {
  return `term-${term
    .toLowerCase()
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')}`
}
