import { languages, type Language } from '../../shared/languages.ts'

/** The plural categories of whole numbers, by language: a missing form does not compile. */
interface PluralCategories {
  readonly en: 'one' | 'other'
  readonly tr: 'one' | 'other'
  readonly ru: 'one' | 'few' | 'many' | 'other'
  readonly ko: 'other'
}

/** One text for each plural category of a language, `other` for those without; `#` stands for the number. */
export type PluralForms<L extends Language> = L extends keyof PluralCategories
  ? Readonly<Record<PluralCategories[L], string>> & { readonly other: string }
  : Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string }

/** Makes the function that picks a language's plural form and writes the number into it. */
export function pluralOf<L extends Language>(language: L): (count: number, forms: PluralForms<L>) => string {
  const { locale } = languages[language]
  const rules = new Intl.PluralRules(locale)
  return (count, forms) => {
    const texts: Partial<Record<Intl.LDMLPluralRule, string>> = forms
    return (texts[rules.select(count)] ?? forms.other).replaceAll('#', write(count, locale))
  }
}

/** Numbers below a thousand are plain digits in every language; for larger ones the browser takes 25 ms to load a format. */
function write(count: number, locale: string): string {
  return count < 1000 ? String(count) : count.toLocaleString(locale)
}
