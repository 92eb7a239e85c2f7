import { countWords } from '../../content/markdown/countWords.ts'
import type { BodyView } from './readBody.ts'
import type { Finding } from './Finding.ts'

/** Sections begin with second-level headings, and the text has the length that the publication wants. */
export function checkStructure(
  { headings, paragraphs }: Pick<BodyView, 'headings' | 'paragraphs'>,
  words: { readonly least: number; readonly most: number },
): readonly Finding[] {
  const findings: Finding[] = []
  const say = (rule: string, message: string) => findings.push({ rule, message })
  const count = countWords(paragraphs.join(' '))
  if (count < words.least) say('length', `The text has ${count} words and needs at least ${words.least}.`)
  if (count > words.most) say('length', `The text has ${count} words and may have at most ${words.most}.`)
  if (headings.filter(({ depth }) => depth === 2).length < 2) say('headings', 'The text needs at least two sections that begin with `## `.')
  if (headings.some(({ depth }) => depth === 1))
    say('headings', 'A heading with one `#` is the title, which stands elsewhere. Begin sections with `## `.')
  if (headings.some(({ depth }, index) => depth > (headings[index - 1]?.depth ?? 1) + 1 && depth > 2))
    say('headings', 'A heading skips a level.')
  if (headings.some(({ text }) => text.trim() === '')) say('headings', 'A heading is empty.')
  const names = headings.map(({ text }) => text.trim().toLowerCase())
  if (new Set(names).size < names.length) say('headings', 'Two headings have the same words.')
  return findings
}
