import { type Forms, type PluralTexts, isForm } from '../../shared/messages/Form.ts'
import { type LanguageTexts, allForms } from '../../shared/messages/builtForms.ts'
import { engineTexts } from '../../shared/messages/engineTexts.ts'

/** Texts of messages by full name, such as `saved.heading`. */
export type NamedTexts = ReadonlyMap<string, string | PluralTexts>

/** The full names of all messages; nested ones have dots. */
export const messageNames: readonly string[] = namesIn(allForms)

function namesIn(forms: Forms): readonly string[] {
  return Object.entries(forms).flatMap(([name, part]) => (isForm(part) ? [name] : namesIn(part).map((inner) => `${name}.${inner}`)))
}

/** Returns the English text of a message. */
export function englishOf(name: string): string | PluralTexts {
  return name.split('.').reduce<unknown>((group, key) => (group as Readonly<Record<string, unknown>>)[key], engineTexts.en) as
    | string
    | PluralTexts
}

/** Returns the texts of a language with some replaced. */
export function replaceTexts(texts: LanguageTexts, others: NamedTexts): LanguageTexts {
  if (others.size === 0) return texts
  const replaced = structuredClone(texts) as unknown as Record<string, unknown>
  for (const [name, text] of others) {
    const keys = name.split('.')
    const last = keys.pop() ?? ''
    const group = keys.reduce((outer, key) => outer[key] as Record<string, unknown>, replaced)
    group[last] = text
  }
  return replaced as unknown as LanguageTexts
}
