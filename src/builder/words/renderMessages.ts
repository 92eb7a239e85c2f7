import { type Form, type Forms, type PluralTexts, countingPlaceOf, isForm, writingOf } from '../../shared/messages/Form.ts'
import { hasPlainDigits, ownDigits, placePattern } from '../../shared/messages/makeMessages.ts'
import { messageForms } from '../../shared/messages/messageForms.ts'
import type { Wording } from './wording.ts'

/**
 * Renders the browser script that exports the messages of a language as `makeMessages` makes them: plain texts, and functions that need no
 * formatter. It is as small as a minifier would make it.
 */
export function renderMessages({ language, locale, texts }: Pick<Wording, 'language' | 'locale' | 'texts'>): string {
  const body = renderGroup(messageForms, texts, { isPlain: hasPlainDigits(locale) })
  const digits = ownDigits(locale)
  const own = digits === undefined ? '' : `digits:${JSON.stringify(digits)},`
  return `${helpersOf(body, locale)}export const messages={code:${JSON.stringify(language)},${own}${body}};`
}

type Group = Readonly<Record<string, unknown>>

interface Digits {
  /** Whether the locale writes numbers with the digits 0 to 9. */
  readonly isPlain: boolean
}

function renderGroup(forms: Forms, texts: Group, digits: Digits): string {
  return Object.entries(forms)
    .map(([name, part]) => {
      const key = /^\w+$/.test(name) ? name : JSON.stringify(name)
      return isForm(part)
        ? `${key}:${renderMessage(part, texts[name] as string | PluralTexts, digits)}`
        : `${key}:{${renderGroup(part, texts[name] as Group, digits)}}`
    })
    .join(',')
}

const argumentNames = 'abcdef'

function renderMessage(form: Form, text: string | PluralTexts, { isPlain }: Digits): string {
  const { places } = form
  if (places.length === 0) return JSON.stringify(text)
  const letter = (place: string) => argumentNames[places.indexOf(place)] ?? ''
  const valueOf = (place: string) => {
    const writing = writingOf(place)
    if (writing === 'count') return `w(${letter(place)})`
    return writing === 'text' || isPlain ? letter(place) : `d(${letter(place)})`
  }
  const head = places.length === 1 ? 'a=>' : `(${places.map(letter).join()})=>`
  const render = (one: string) => renderText(one, (place) => (places.includes(place) ? valueOf(place) : undefined))
  if (typeof text === 'string') return head + render(text)
  const forms = Object.entries(text).map(([category, one]) => `${category}:${render(one)}`)
  return `${head}p(${letter(countingPlaceOf(form) ?? '')},{${forms.join()}})`
}

/** Renders a text as a template literal with the values of its placeholders. */
function renderText(text: string, valueOf: (place: string) => string | undefined): string {
  const parts = text.split(placePattern).map((part, index) => {
    const value = index % 2 === 0 ? undefined : valueOf(part)
    return value === undefined ? escapeTemplate(index % 2 === 0 ? part : `{${part}}`) : `\${${value}}`
  })
  return `\`${parts.join('')}\``
}

function escapeTemplate(text: string): string {
  return text.replace(/[\\`]|\$(?=\{)|\$$/g, '\\$&').replace(/\r/g, '\\r')
}

/** Returns the helper functions that the messages call. */
function helpersOf(body: string, locale: string): string {
  const name = JSON.stringify(locale)
  const isPlain = hasPlainDigits(locale)
  const count = isPlain ? `a<1e3?""+a:a.toLocaleString(${name})` : `a.toLocaleString(${name})`
  return [
    `const w=a=>${count};`,
    isPlain ? '' : `const d=a=>a.toLocaleString(${name},{useGrouping:!1});`,
    body.includes('p(') ? `const r=new Intl.PluralRules(${name}),p=(a,b)=>b[r.select(a)]??b.other;` : '',
  ].join('')
}
