import type { AuthorKind, OfflineProps } from '../../shared/pageProps.ts'
import type { NamedPage } from '../../shared/paths.ts'

/** Texts that only the build needs: the browser gets them within pages, so they are not among the messages. */
export interface BuiltTexts {
  /** Reading speed, in the words of the language's writing. */
  readonly wordsPerMinute: number
  /** Scripts whose font files every page of the language preloads; empty where the system's fonts are used. */
  readonly fonts: readonly ('latin' | 'latin-1' | 'latin-ext' | 'cyrillic')[]
  readonly paid: PaidTexts
  readonly offline: OfflineText
  /** For named pages that the publication does not write itself. */
  readonly pages: Readonly<Record<NamedPage, PlainText>>
  readonly made: MadeTexts
  readonly blocks: BlockTexts
  /** Everyday names of colours. */
  readonly colours: Readonly<Record<ColourName, string>>
}

interface PaidTexts {
  /** Says that the links are paid for, which the heading may not say. */
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

/** The words of the note on how a page was made. */
interface MadeTexts {
  readonly heading: string
  readonly author: Readonly<Record<AuthorKind, (name: string) => string>>
  readonly byPerson: string
  readonly byModel: string
  byNamedModel(model: string): string
  /** `from` is the name of the original's language. */
  readonly translated: {
    byPerson(from: string): string
    byModel(from: string): string
    byNamedModel(from: string, model: string): string
  }
  prompt(prompt: string): string
  /** Of a reading after the text was written; `name` answers for it. */
  readonly read: {
    byPerson(name: string, date: string): string
    byModel(name: string, date: string): string
    byNamedModel(name: string, date: string, model: string): string
  }
  /** Of a text that came from elsewhere. */
  stoodFirst(url: string): string
  /** Stands before the five questions and their answers. */
  rating(rating: string): string
  readonly questions: readonly [string, string, string, string, string]
  readonly answers: Readonly<Record<'no' | 'partly' | 'yes', string>>
  readonly corrections: {
    readonly heading: string
    /** The link to those of every article. */
    readonly all: string
    /** The page's description, given the product name. */
    describe(product: string): string
  }
  made(date: string): string
  /** For the last change after publication. */
  changed(date: string): string
}

/** The words of the blocks in articles. */
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
