import { type Form, type Forms, type MessageOf, type PluralTexts, type TextOf, countingPlaceOf, isForm, writingOf } from './Form.ts'

type Text = string | PluralTexts
type Value = string | number

/** Makes the messages of a language from its texts, with the locale's numbers and plurals. */
export function makeMessages<F extends Forms>(forms: F, texts: TextOf<F>, locale: string): MessageOf<F> {
  const write = createWriter(locale)
  const make = (group: Forms, written: Readonly<Record<string, unknown>>): unknown =>
    Object.fromEntries(
      Object.entries(group).map(([name, part]) => [
        name,
        isForm(part) ? makeMessage(part, written[name] as Text, write) : make(part, written[name] as Readonly<Record<string, unknown>>),
      ]),
    )
  return make(forms, texts) as MessageOf<F>
}

/** A placeholder in a text. */
export const placePattern = /\{(\w+)\}/g

function makeMessage(form: Form, text: Text, write: Writer): unknown {
  if (form.places.length === 0) return text
  return (...values: readonly Value[]) => {
    const valueOf = (place: string) => values[form.places.indexOf(place)]
    const count = countingPlaceOf(form)
    const chosen = typeof text === 'string' ? text : (text[write.category(Number(valueOf(count ?? '')))] ?? text.other ?? '')
    return chosen.replace(placePattern, (written, place: string) => {
      const value = valueOf(place)
      if (value === undefined) return written
      const writing = writingOf(place)
      return writing === 'text' ? String(value) : write[writing](Number(value))
    })
  }
}

interface Writer {
  category(count: number): Intl.LDMLPluralRule
  count(number: number): string
  number(number: number): string
}

function createWriter(locale: string): Writer {
  const rules = new Intl.PluralRules(locale)
  const isPlain = hasPlainDigits(locale)
  return {
    category: (count) => rules.select(count),
    count: (number) => (isPlain && number < 1000 && number % 1 === 0 ? String(number) : number.toLocaleString(locale)),
    number: (number) => (isPlain ? String(number) : number.toLocaleString(locale, { useGrouping: false })),
  }
}

/**
 * Reports whether a locale writes numbers with the digits 0 to 9. Most numbers then need no
 * number format, which takes the browser 25 ms to load.
 */
export function hasPlainDigits(locale: string): boolean {
  return new Intl.NumberFormat(locale).resolvedOptions().numberingSystem === 'latn'
}

/** Returns the digits 0 to 9 of a locale as one text; undefined if it writes these. */
export function ownDigits(locale: string): string | undefined {
  if (hasPlainDigits(locale)) return undefined
  const { format } = new Intl.NumberFormat(locale)
  return Array.from({ length: 10 }, (_, digit) => format(digit)).join('')
}
