/** Placeholders for a number of things; the text may have plural forms for it. */
const countingPlaces = ['count', 'minutes'] as const
/** Placeholders for other numbers. */
const plainNumberPlaces = ['page', 'pages', 'year'] as const

type CountingPlace = (typeof countingPlaces)[number]
type NumberPlace = CountingPlace | (typeof plainNumberPlaces)[number]

/** What defines a message apart from its texts. */
export interface Form<Places extends readonly string[] = readonly string[]> {
  /** Where the message appears, for translators. */
  readonly note: string
  /** The placeholders in its text, such as `{count}`, in the order of the function's arguments. */
  readonly places: Places
}

/** Defines the form of a message. */
export function form<const Places extends readonly string[]>(note: string, ...places: Places): Form<Places> {
  return { note, places }
}

/** Messages and groups of messages, by name. */
export interface Forms {
  readonly [name: string]: Form | Forms
}

export function isForm(value: Form | Forms): value is Form {
  return Array.isArray(value.places)
}

/** Returns the placeholder whose number selects the plural form; undefined if the message has none. */
export function countingPlaceOf({ places }: Form): CountingPlace | undefined {
  return countingPlaces.find((place) => places.includes(place))
}

/** Returns how the value of a placeholder is formatted: counts with digit grouping, other numbers without, texts unchanged. */
export function writingOf(place: string): 'count' | 'number' | 'text' {
  if ((countingPlaces as readonly string[]).includes(place)) return 'count'
  return (plainNumberPlaces as readonly string[]).includes(place) ? 'number' : 'text'
}

type Arguments<Places extends readonly string[]> = {
  -readonly [Index in keyof Places]: Places[Index] extends NumberPlace ? number : string
}

/** Messages as components use them: a text, or a function of the placeholders' values. */
export type MessageOf<F> =
  F extends Form<infer Places>
    ? Places extends readonly []
      ? string
      : (...values: Arguments<Places>) => string
    : { readonly [Name in keyof F]: MessageOf<F[Name]> }

/** One text for each plural category of a language. */
export type PluralTexts = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>

/** The texts of a language as written by its translator. */
export type TextOf<F> =
  F extends Form<infer Places>
    ? CountingPlace & Places[number] extends never
      ? string
      : string | PluralTexts
    : { readonly [Name in keyof F]: TextOf<F[Name]> }
