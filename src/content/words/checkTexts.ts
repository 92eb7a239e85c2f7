import { didYouMean } from '../advice/didYouMean.ts'
import { isMap } from '../../shared/isMap.ts'
import type { DataPath, LocatedData } from '../load/source/locatedData.ts'
import { type Problem, type ProblemDetails, problemAt } from '../problem.ts'
import { localeOf, type Language } from '../../shared/languages/languages.ts'
import { type Form, type Forms, type PluralTexts, countingPlaceOf, isForm } from '../../shared/messages/Form.ts'
import { allForms } from '../../shared/messages/builtForms.ts'
import { placePattern } from '../../shared/messages/makeMessages.ts'
import { type NamedTexts, englishOf, messageNames } from './messageNames.ts'

interface TextsOptions {
  readonly data: LocatedData
  /** Path of the texts in the data. */
  readonly path: DataPath
  readonly language: Language
  /** Whether every message is required. */
  readonly isWhole: boolean
}

/** Checks the texts of a language against the engine's messages; nested messages may also have dotted names. Returns the valid ones. */
export function checkTexts(value: unknown, options: TextsOptions): { readonly texts: NamedTexts; readonly problems: readonly Problem[] } {
  const checker = new TextsChecker(options)
  checker.checkGroup(value, { forms: allForms, path: options.path, name: '' })
  // A value that is not a map has been reported as such; its missing messages would only repeat that.
  if (options.isWhole && (value === null || isMap(value))) checker.reportMissing()
  return { texts: checker.texts, problems: checker.problems }
}

interface GroupPlace {
  readonly forms: Forms
  readonly path: DataPath
  /** The group's full name; empty for the root. */
  readonly name: string
}

interface TextPlace {
  readonly form: Form
  readonly path: DataPath
  readonly name: string
}

/** Maximum length of a message in characters, since every page may repeat it. */
const longest = 2000

class TextsChecker {
  readonly texts = new Map<string, string | PluralTexts>()
  readonly problems: Problem[] = []
  /** Messages that are present, valid or not. */
  readonly #written = new Set<string>()
  readonly #options: TextsOptions
  readonly #categories: readonly Intl.LDMLPluralRule[]

  constructor(options: TextsOptions) {
    this.#options = options
    this.#categories = new Intl.PluralRules(localeOf(options.language)).resolvedOptions().pluralCategories
  }

  checkGroup(value: unknown, { forms, path, name }: GroupPlace): void {
    if (value === null || value === undefined) return
    if (!isMap(value))
      return this.#report(path, { rule: 'wrong-type', message: `${quoted(name)} is not a map.`, fix: 'Write a map of texts.' })
    for (const [key, part] of Object.entries(value)) {
      const place = [...path, key]
      const whole = name === '' ? key : `${name}.${key}`
      const found = findForm(forms, key)
      if (!found) this.#reportUnknown(place, { forms, whole })
      else if (isForm(found)) this.#checkMessage(part, { form: found, path: place, name: whole })
      else this.checkGroup(part, { forms: found, path: place, name: whole })
    }
  }

  /** Reports each missing message at the nearest enclosing group that exists. */
  reportMissing(): void {
    for (const name of messageNames) {
      if (this.#written.has(name)) continue
      const english = englishOf(name)
      const isPlural = typeof english !== 'string' && this.#categories.length > 1
      const forms = isPlural ? ` with ${listed(this.#categories)}` : ''
      const fix = `Add \`${name}:\`${forms}; in English: “${typeof english === 'string' ? english : (english.other ?? '')}”.`
      const around = [...this.#options.path, ...name.split('.').slice(0, -1)]
      this.#report(around, { rule: 'missing-field', message: `\`${name}\` is missing.`, fix }, 'key')
    }
  }

  #checkMessage(value: unknown, place: TextPlace): void {
    this.#written.add(place.name)
    const before = this.problems.length
    if (isMap(value)) this.#checkPlural(value, place)
    else if (typeof value === 'string') this.#checkPlain(value, place)
    else {
      const needsQuotes = typeof value === 'number' || typeof value === 'boolean' ? 'Put it in quotes.' : `Write ${this.#wanted(place)}.`
      this.#report(place.path, { rule: 'wrong-type', message: `\`${place.name}\` is not a text.`, fix: needsQuotes })
    }
    if (this.problems.length === before) this.texts.set(place.name, value as string | PluralTexts)
  }

  #checkPlain(text: string, place: TextPlace): void {
    if (typeof englishOf(place.name) !== 'string' && this.#categories.length > 1) {
      const message = `\`${place.name}\` is one text, but it differs by number.`
      this.#report(place.path, { rule: 'wrong-type', message, fix: `Write ${this.#wanted(place)}.` })
    } else this.#checkText(text, place, place.form.places)
  }

  #checkPlural(texts: Readonly<Record<string, unknown>>, { form, path, name }: TextPlace): void {
    const count = countingPlaceOf(form)
    if (count === undefined) {
      return this.#report(path, {
        rule: 'wrong-type',
        message: `\`${name}\` is a map, but it does not differ by number.`,
        fix: 'Write one text.',
      })
    }
    const others = form.places.filter((place) => place !== count)
    for (const [category, text] of Object.entries(texts)) {
      const place = { form, path: [...path, category], name: `${name}.${category}` }
      if (!(this.#categories as readonly string[]).includes(category)) {
        const message = `\`${place.name}\` is not a plural form of this language.`
        this.#report(place.path, { rule: 'unknown-field', message, fix: `Its forms are ${listed(this.#categories)}.` }, 'key')
      } else if (typeof text === 'string') this.#checkText(text, place, others)
      else this.#report(place.path, { rule: 'wrong-type', message: `\`${place.name}\` is not a text.`, fix: 'Write a text.' })
    }
    for (const category of this.#categories.filter((one) => !Object.hasOwn(texts, one))) {
      const fix = `Write ${listed(this.#categories)}: this language has these plural forms.`
      this.#report(path, { rule: 'missing-field', message: `\`${name}.${category}\` is missing.`, fix }, 'key')
    }
  }

  /** Checks a text; `needed` lists the placeholders that it must have. */
  #checkText(text: string, { form, path, name }: TextPlace, needed: readonly string[]): void {
    if (text.trim() === '') return this.#report(path, { rule: 'wrong-value', message: `\`${name}\` is empty.`, fix: 'Write a text.' })
    if (text.length > longest) {
      const message = `\`${name}\` has ${text.length} characters; a message may have at most ${longest}.`
      return this.#report(path, { rule: 'text-limit', message, fix: 'Shorten it.' })
    }
    const places = new Set([...text.matchAll(placePattern)].map(([, place = '']) => place))
    const known = form.places.length === 0 ? 'It has no places.' : `Its places are ${listed(form.places.map((place) => `{${place}}`))}.`
    for (const place of places) {
      if (form.places.includes(place)) continue
      const near = didYouMean(place, form.places)
      const fix = near ? `Did you mean \`{${near}}\`?` : known
      this.#report(path, { rule: 'unknown-place', message: `\`${name}\` has no place \`{${place}}\`.`, fix })
    }
    for (const place of needed) {
      if (places.has(place)) continue
      this.#report(path, { rule: 'missing-place', message: `\`${name}\` lacks its place \`{${place}}\`.`, fix: known })
    }
  }

  #wanted({ name }: TextPlace): string {
    const isPlural = typeof englishOf(name) !== 'string' && this.#categories.length > 1
    return isPlural ? `a map with ${listed(this.#categories)}` : 'a text'
  }

  #reportUnknown(path: DataPath, { forms, whole }: { readonly forms: Forms; readonly whole: string }): void {
    const near = didYouMean(String(path.at(-1)), Object.keys(forms)) ?? didYouMean(whole, messageNames)
    const fix = near ? `Did you mean \`${near}\`?` : 'All messages are in `node_modules/roomwright/package/languages/en.yaml`.'
    this.#report(path, { rule: 'unknown-field', message: `\`${whole}\` is not a message.`, fix }, 'key')
  }

  #report(path: DataPath, details: Omit<ProblemDetails, 'severity'>, part?: 'key' | 'value'): void {
    const { source, locate } = this.#options.data
    this.problems.push(problemAt(source, locate(path, part), { severity: 'error', ...details }))
  }
}

/** Returns the message or group at a name, which may have dots. */
function findForm(forms: Forms, name: string): Form | Forms | undefined {
  return name.split('.').reduce<Form | Forms | undefined>((group, key) => {
    if (group === undefined || isForm(group)) return undefined
    return Object.hasOwn(group, key) ? group[key] : undefined
  }, forms)
}

function quoted(name: string): string {
  return name === '' ? 'This value' : `\`${name}\``
}

function listed(names: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(names.map((name) => `\`${name}\``))
}
