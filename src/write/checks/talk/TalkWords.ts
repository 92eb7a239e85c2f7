/**
 * Classes of words in sentences that talk about a text instead of being part of it. No single
 * word is suspicious, but a sentence with several is.
 */
export const talkPoints = {
  /** The writer refers to itself: I, my, verbs in the first person singular. */
  self: 1,
  /** Inability or refusal: cannot, may not, will not, lacks what is needed. */
  unable: 1,
  /** What is done to texts: write, shorten, revise; also help, as an assistant offers it. */
  making: 1,
  /** Texts and their parts, which magazines mention too: article, section, title. */
  work: 1,
  /** Points to what follows: here is, below, as follows. */
  pointer: 1,
  /** Offers the reader a choice: let me know, feel free, if you need. */
  offer: 1,
  /** Agrees, thanks or apologises: certainly, understood, sorry. */
  assent: 1,
  /** The first person plural and the readers: a magazine is speaking. */
  magazine: -1,
  /** A number of words or characters. */
  count: 2,
  /** Terms used only in an order for a text: word count, prompt, revision, meta description. */
  job: 2,
  /** Addresses the person who placed the order: you asked for, your request, the user. */
  asker: 2,
  /** The writer is a program: AI, language model, training data. */
  machine: 2,
  /** The form of remarks about a text: `Title: …`, `[End of the text]`, `Here is the article:`. */
  aside: 1,
  /** The writer asks what to do. */
  question: 1,
} as const

export type TalkClass = keyof typeof talkPoints
/** Classes that depend on a sentence's form, not on its words. */
type TalkShape = 'aside' | 'question'

/** Words of each class, separated by slashes: `article` is a word, `articl-` a prefix, `-able` a suffix. An entry may contain a pattern. */
export type TalkWords = Readonly<Record<Exclude<TalkClass, TalkShape>, string>>
