/** Places that hold a number of things: the text may differ by that number. */
const countingPlaces = ['count', 'minutes'] as const
/** Places that hold other numbers. */
const plainNumberPlaces = ['page', 'pages', 'year'] as const

type CountingPlace = (typeof countingPlaces)[number]
type NumberPlace = CountingPlace | (typeof plainNumberPlaces)[number]

/** What a message needs besides its words. */
export interface Form<Places extends readonly string[] = readonly string[]> {
  /** Where the message stands, for translators. */
  readonly note: string
  /** The places in its text, `{count}`, in the order of the function's arguments. */
  readonly places: Places
}

/** The form of a message. */
export function form<const Places extends readonly string[]>(note: string, ...places: Places): Form<Places> {
  return { note, places }
}

/** Messages and groups of messages by name. */
export interface Forms {
  readonly [name: string]: Form | Forms
}

export function isForm(value: Form | Forms): value is Form {
  return Array.isArray(value.places)
}

/** The place whose number picks a plural form; undefined in messages that have none. */
export function countingPlaceOf({ places }: Form): CountingPlace | undefined {
  return countingPlaces.find((place) => places.includes(place))
}

/** How the value of a place is written: a number of things in groups of three digits, other numbers without, a text as it is. */
export function writingOf(place: string): 'count' | 'number' | 'text' {
  if ((countingPlaces as readonly string[]).includes(place)) return 'count'
  return (plainNumberPlaces as readonly string[]).includes(place) ? 'number' : 'text'
}

type Arguments<Places extends readonly string[]> = {
  -readonly [Index in keyof Places]: Places[Index] extends NumberPlace ? number : string
}

/** Messages as components use them: a text, or a function of what its places hold. */
export type MessageOf<F> =
  F extends Form<infer Places>
    ? Places extends readonly []
      ? string
      : (...values: Arguments<Places>) => string
    : { readonly [Name in keyof F]: MessageOf<F[Name]> }

/** One text for each plural category of a language. */
export type PluralTexts = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>

/** The texts of a language as they are written. */
export type TextOf<F> =
  F extends Form<infer Places>
    ? CountingPlace & Places[number] extends never
      ? string
      : string | PluralTexts
    : { readonly [Name in keyof F]: TextOf<F[Name]> }
