/**
 * The words of a sentence that talks about a text instead of being part of it. No word is suspicious alone;
 * a sentence is when several of them meet.
 */
export const talkPoints = {
  /** The writer speaks of himself: I, my, verbs in the first person singular. */
  self: 1,
  /** Cannot, may not, will not, has not what it takes. */
  unable: 1,
  /** What is done to texts: write, shorten, revise; also help, as an assistant does. */
  making: 1,
  /** Texts and their parts, of which magazines speak as well: article, section, title. */
  work: 1,
  /** Points at what comes: here is, below, as follows. */
  pointer: 1,
  /** Offers the reader a choice: let me know, feel free, if you need. */
  offer: 1,
  /** Agrees to do something, thanks or apologises: certainly, understood, sorry. */
  assent: 1,
  /** The first person plural and the readers: a magazine speaks. */
  magazine: -1,
  /** A number of words or characters. */
  count: 2,
  /** What only an order for a text has: word count, prompt, revision, meta description. */
  job: 2,
  /** Speaks to the one who ordered: you asked for, your request, the user. */
  asker: 2,
  /** The writer is a program: AI, language model, training data. */
  machine: 2,
  /** The shape of what stands beside a text: `Title: …`, `[End of the text]`, `Here is the article:`. */
  aside: 1,
  /** The writer asks what he is to do. */
  question: 1,
} as const

export type TalkClass = keyof typeof talkPoints
/** What a sentence looks like, not what words it has. */
type TalkShape = 'aside' | 'question'

/** Words of each class between slashes: `article` is a word, `articl-` begins one, `-able` ends one; between may stand a pattern. */
export type TalkWords = Readonly<Record<Exclude<TalkClass, TalkShape>, string>>
