import type { Problem } from '../problem.ts'
import { type ArticleText, type Passage, remark } from './readPassages.ts'
import type { RuleName } from '../rules.ts'

/** Number of words in a phrase, and the maximum number of articles of a language that may share one. */
const phrase = { words: 6, articles: 2 }
/** Number of words compared at the beginning and at the end of articles. */
const edge = 4

/** Reports phrases of six words that occur in three or more articles of a language; numbers and link texts do not count. */
export function checkPhrases(texts: readonly ArticleText[]): readonly Problem[] {
  const numbers = new Map<string, number>()
  return byLanguage(texts).flatMap((group) => {
    const read = group.map((text) => ({
      text,
      passages: text.passages.filter(({ kind }) => kind !== 'code').map((passage) => numberPhrases(passage, numbers)),
    }))
    const counts = countHolders(read.map(({ passages }) => passages.flatMap(({ phrases }) => phrases)))
    return read.flatMap(({ text, passages }) => {
      const others = (key: number) =>
        read.flatMap((other) =>
          other.text !== text && other.passages.some(({ phrases }) => phrases.includes(key)) ? [other.text.article.id] : [],
        )
      return passages.flatMap((passage) => repeatedIn(passage, { text, counts, others }))
    })
  })
}

interface NumberedPassage {
  readonly passage: Passage
  readonly words: readonly Word[]
  /** An id for the phrase that starts at each word; 0 if none does. */
  readonly phrases: readonly number[]
}

/** Assigns an id to each phrase, since comparing numbers is cheaper than comparing words: a publication has a million phrases. */
function numberPhrases(passage: Passage, numbers: Map<string, number>): NumberedPassage {
  const words = wordsOf(passage.text)
  const ids = words.map(({ folded, start }) => {
    if (/\p{N}/u.test(folded) || passage.isLinked(start)) return 0
    const known = numbers.get(folded) ?? numbers.size + 1
    numbers.set(folded, known)
    return known
  })
  const phrases = ids.slice(phrase.words - 1).map((_, place) => {
    let [high, low] = [0, 0]
    for (let index = place; index < place + phrase.words; index++) {
      const id = ids[index] ?? 0
      if (id === 0) return 0
      high = Math.imul(high, 0x01_00_01_93) + id
      low = Math.imul(low ^ id, 0x5b_d1_e9_95)
    }
    return (high >>> 0) * 0x20_00_00 + (low >>> 11)
  })
  return { passage, words, phrases }
}

/** Counts the texts that contain each phrase. */
function countHolders(texts: readonly (readonly number[])[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>()
  for (const phrases of texts) for (const key of new Set(phrases)) counts.set(key, (counts.get(key) ?? 0) + 1)
  counts.delete(0)
  return counts
}

interface Holders {
  readonly text: ArticleText
  readonly counts: ReadonlyMap<number, number>
  /** Lists the other articles that contain a phrase. */
  others(key: number): readonly string[]
}

/** Reports one problem for each run of words in which every phrase is repeated elsewhere. */
function repeatedIn({ passage, words, phrases }: NumberedPassage, { text, counts, others }: Holders): readonly Problem[] {
  const isRepeated = (place: number) => (counts.get(phrases[place] ?? 0) ?? 0) > phrase.articles
  return phrases.flatMap((key, place) => {
    if (!isRepeated(place) || isRepeated(place - 1)) return []
    let last = place
    while (isRepeated(last + 1)) last++
    const [start, end] = [words[place]?.start ?? 0, words[last + phrase.words - 1]?.end ?? 0]
    const message = `"${cut(passage.text.slice(start, end))}" appears in ${counts.get(key)} articles, also in ${shorten(others(key))}.`
    return [remark(text, passage.offsetAt(start), { rule: 'repeated-phrase', message, fix: 'Say it in different words here.' })]
  })
}

/** Reports articles of a language that begin or end with the same words. */
export function checkEdges(texts: readonly ArticleText[]): readonly Problem[] {
  return byLanguage(texts).flatMap((group) => [
    ...alike(group, { rule: 'alike-openings', verb: 'begins', edgeOf: (words) => words.slice(0, edge), passageOf: (all) => all[0] }),
    ...alike(group, { rule: 'alike-endings', verb: 'ends', edgeOf: (words) => words.slice(-edge), passageOf: (all) => all.at(-1) }),
  ])
}

interface Edge {
  readonly rule: RuleName
  readonly verb: string
  edgeOf(words: readonly Word[]): readonly Word[]
  passageOf(passages: readonly Passage[]): Passage | undefined
}

function alike(group: readonly ArticleText[], { rule, verb, edgeOf, passageOf }: Edge): readonly Problem[] {
  const edges = group.flatMap((text) => {
    const passage = passageOf(text.passages.filter(({ kind }) => kind === 'paragraph'))
    const words = passage ? edgeOf(wordsOf(passage.text)) : []
    return passage && words.length === edge ? [{ text, passage, words, key: words.map((word) => word.folded).join(' ') }] : []
  })
  return [...Map.groupBy(edges, ({ key }) => key).values()].flatMap((same) =>
    same.length === 1
      ? []
      : same.map(({ text, passage, words }) => {
          const start = words[0]?.start ?? 0
          const others = same.filter((other) => other.text !== text).map((other) => other.text.article.id)
          const message = `The article ${verb} with "${cut(passage.text.slice(start, words.at(-1)?.end))}", like ${shorten(others)}.`
          return remark(text, passage.offsetAt(start), { rule, message, fix: 'Word one of them differently.' })
        }),
  )
}

interface Word {
  readonly folded: string
  readonly start: number
  readonly end: number
}

function wordsOf(text: string): readonly Word[] {
  return Array.from(text.matchAll(/[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*/gu), ({ 0: word, index }) => ({
    folded: word.toLowerCase().replace('’', "'"),
    start: index,
    end: index + word.length,
  }))
}

export function byLanguage(texts: readonly ArticleText[]): readonly (readonly ArticleText[])[] {
  return [...Map.groupBy(texts, ({ article }) => article.language).values()]
}

/** Maximum letters of a quotation: articles may share whole paragraphs, and some scripts have few spaces. */
const quoted = 120

function cut(text: string): string {
  return text.length <= quoted ? text : `${Array.from(text).slice(0, quoted).join('')}…`
}

const named = 3

/** Joins the first few names of a list. */
export function shorten(names: readonly string[]): string {
  return names.length <= named ? names.join(', ') : `${names.slice(0, named).join(', ')}, …`
}
