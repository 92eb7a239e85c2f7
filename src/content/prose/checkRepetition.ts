import type { Problem } from '../problem.ts'
import { type ArticleText, type Passage, remark } from './readPassages.ts'

/** How many words in a row make a phrase, and in how many articles of a language one may stand. */
const phrase = { words: 6, articles: 2 }
/** How many words of a first or last sentence are compared. */
const edge = 4

/** No phrase of six words stands in three articles of a language; measures and the names of linked articles do not count. */
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
  /** A number for the phrase that begins at each word; 0 where none does. */
  readonly phrases: readonly number[]
}

/** Numbers are compared in place of words: a publication has a million phrases. */
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

/** In how many texts each phrase stands. */
function countHolders(texts: readonly (readonly number[])[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>()
  for (const phrases of texts) for (const key of new Set(phrases)) counts.set(key, (counts.get(key) ?? 0) + 1)
  counts.delete(0)
  return counts
}

interface Holders {
  readonly text: ArticleText
  readonly counts: ReadonlyMap<number, number>
  /** The other articles that have a phrase. */
  others(key: number): readonly string[]
}

/** One problem for each run of words whose every phrase stands elsewhere, too. */
function repeatedIn({ passage, words, phrases }: NumberedPassage, { text, counts, others }: Holders): readonly Problem[] {
  const isRepeated = (place: number) => (counts.get(phrases[place] ?? 0) ?? 0) > phrase.articles
  return phrases.flatMap((key, place) => {
    if (!isRepeated(place) || isRepeated(place - 1)) return []
    let last = place
    while (isRepeated(last + 1)) last++
    const [start, end] = [words[place]?.start ?? 0, words[last + phrase.words - 1]?.end ?? 0]
    const message = `"${passage.text.slice(start, end)}" stands in ${counts.get(key)} articles: ${shorten(others(key))} have it, too.`
    return [remark(text, passage.offsetAt(start), { rule: 'repeated-phrase', message, fix: 'Say it in other words here.' })]
  })
}

/** No two articles of a language begin, or end, with the same words. */
export function checkEdges(texts: readonly ArticleText[]): readonly Problem[] {
  return byLanguage(texts).flatMap((group) => [
    ...alike(group, { rule: 'alike-openings', verb: 'begins', edgeOf: (words) => words.slice(0, edge), passageOf: (all) => all[0] }),
    ...alike(group, { rule: 'alike-endings', verb: 'ends', edgeOf: (words) => words.slice(-edge), passageOf: (all) => all.at(-1) }),
  ])
}

interface Edge {
  readonly rule: string
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
          const message = `The article ${verb} with "${passage.text.slice(start, words.at(-1)?.end)}", and so does ${shorten(others)}.`
          return remark(text, passage.offsetAt(start), { rule, message, fix: 'Let one of them do it in its own way.' })
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

const named = 3

/** The first few names of a list. */
export function shorten(names: readonly string[]): string {
  return names.length <= named ? names.join(', ') : `${names.slice(0, named).join(', ')}, …`
}
