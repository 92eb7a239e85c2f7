import type { AuthorKind, OfflineProps } from '../../shared/pageProps.ts'
import type { NamedPage } from '../../shared/paths.ts'

/** What only the build says in a language: the browser never needs these words apart from their pages, so they are no messages. */
export interface BuiltTexts {
  /** How fast a long text is read, to the words that its writing has. */
  readonly wordsPerMinute: number
  /** The scripts whose letters every page of the language has, and fetches at once; none where the system's own fonts are used. */
  readonly fonts: readonly ('latin' | 'latin-1' | 'latin-ext' | 'cyrillic')[]
  readonly paid: PaidTexts
  readonly offline: OfflineText
  /** Of the named pages that the publication does not write itself. */
  readonly pages: Readonly<Record<NamedPage, PlainText>>
  readonly made: MadeTexts
  readonly blocks: BlockTexts
  /** What people call a colour, in few and plain words. */
  readonly colours: Readonly<Record<ColourName, string>>
}

interface PaidTexts {
  /** Says what the heading may not: somebody pays for these. */
  readonly label: string
  readonly paidBy: (advertiser: string) => string
}

interface OfflineText extends Pick<OfflineProps, 'kicker' | 'heading' | 'text' | 'retry'> {
  /** The page's description, given the product name. */
  describe(this: void, product: string): string
}

interface PlainText {
  readonly emoji: string
  readonly heading: string
  /** The description, given the product name. */
  describe(this: void, product: string): string
}

/** What a page says of how it was made. */
interface MadeTexts {
  readonly heading: string
  readonly author: Readonly<Record<AuthorKind, (name: string) => string>>
  readonly byPerson: string
  readonly byModel: string
  byNamedModel(model: string): string
  prompt(prompt: string): string
  reviewed(reviewer: string): string
  made(date: string): string
  /** Of the last change after the first publication. */
  changed(date: string): string
}

/** What the blocks of an article say. */
interface BlockTexts {
  readonly project: string
  readonly time: string
  readonly cost: string
  readonly costs: Readonly<Record<'low' | 'moderate' | 'high', string>>
  readonly difficulty: string
  readonly difficulties: Readonly<Record<'easy' | 'moderate' | 'hard', string>>
  readonly tools: string
  /** Before the contrast of dark text on a colour, and of light text. */
  readonly ink: string
  readonly paper: string
  readonly contrastNote: string
  readonly care: string
  readonly material: string
  readonly daily: string
  readonly seasonal: string
  readonly never: string
  readonly before: string
  readonly after: string
  readonly dimensions: string
  /** With the space before it, where the language sets one. */
  readonly cm: string
  readonly inches: string
  readonly shoppingList: string
}

export type ColourName =
  | 'black'
  | 'charcoal'
  | 'grey'
  | 'lightGrey'
  | 'white'
  | 'cream'
  | 'beige'
  | 'sand'
  | 'ochre'
  | 'yellow'
  | 'orange'
  | 'terracotta'
  | 'red'
  | 'pink'
  | 'brown'
  | 'darkBrown'
  | 'olive'
  | 'sage'
  | 'lightGreen'
  | 'green'
  | 'darkGreen'
  | 'teal'
  | 'lightBlue'
  | 'blue'
  | 'darkBlue'
  | 'violet'
  | 'plum'
