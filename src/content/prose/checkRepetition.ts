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
      passages: text.passages
        .filter(({ kind }) => kind !== 'code')
        .map((passage) => ({ passage, phrases: numberPhrases(passage, numbers) })),
    }))
    const repeated = findRepeated(read)
    const holdersOf = (key: number) => repeated.get(key)
    return read.flatMap(({ text, passages }) => passages.flatMap((passage) => repeatedIn(passage, { text, holdersOf })))
  })
}

interface NumberedText {
  readonly text: ArticleText
  readonly passages: readonly NumberedPassage[]
}

interface NumberedPassage {
  readonly passage: Passage
  /** An id for the phrase that starts at each word; 0 if none does. */
  readonly phrases: readonly number[]
}

/** Assigns an id to each phrase, since comparing numbers is cheaper than comparing words: a publication has millions of phrases. */
function numberPhrases(passage: Passage, numbers: Map<string, number>): readonly number[] {
  const ids = wordsOf(passage.text).map(({ folded, start }) => {
    if (/\p{N}/u.test(folded) || passage.isLinked(start)) return 0
    const known = numbers.get(folded) ?? numbers.size + 1
    numbers.set(folded, known)
    return known
  })
  return ids.slice(phrase.words - 1).map((_, place) => {
    let [high, low] = [0, 0]
    for (let index = place; index < place + phrase.words; index++) {
      const id = ids[index] ?? 0
      if (id === 0) return 0
      high = Math.imul(high, 0x01_00_01_93) + id
      low = Math.imul(low ^ id, 0x5b_d1_e9_95)
    }
    return (high >>> 0) * 0x20_00_00 + (low >>> 11)
  })
}

/** Number of counters for all phrases; a power of two. Of seven million phrases, few share one by chance. */
const counters = 1 << 25

/**
 * Lists the texts that contain each repeated phrase. A table of millions of phrases would take gigabytes, so they are first counted in bytes
 * that several may share; only those that can be repeated at all are looked at one by one.
 */
function findRepeated(texts: readonly NumberedText[]): ReadonlyMap<number, readonly ArticleText[]> {
  const seen = new Uint8Array(counters)
  const counterOf = (key: number) => (key ^ (key / counters)) & (counters - 1)
  const isCandidate = (key: number) => (seen[counterOf(key)] ?? 0) > phrase.articles
  for (const key of phrasesOf(texts)) {
    if (!isCandidate(key)) seen[counterOf(key)] = (seen[counterOf(key)] ?? 0) + 1
  }
  const holders = new Map<number, ArticleText[]>()
  for (const numbered of texts) {
    for (const key of phrasesOf([numbered])) {
      if (!isCandidate(key)) continue
      const known = holders.get(key)
      if (!known) holders.set(key, [numbered.text])
      else if (known.at(-1) !== numbered.text) known.push(numbered.text)
    }
  }
  for (const [key, { length }] of holders) if (length <= phrase.articles) holders.delete(key)
  return holders
}

function* phrasesOf(texts: readonly NumberedText[]): Generator<number> {
  for (const { passages } of texts) for (const { phrases } of passages) for (const key of phrases) if (key !== 0) yield key
}

interface Repeated {
  readonly text: ArticleText
  /** Lists the texts that contain a phrase; undefined if it is not repeated. */
  holdersOf(key: number): readonly ArticleText[] | undefined
}

/** Reports one problem for each run of words in which every phrase is repeated elsewhere. */
function repeatedIn({ passage, phrases }: NumberedPassage, { text, holdersOf }: Repeated): readonly Problem[] {
  const isRepeated = (place: number) => holdersOf(phrases[place] ?? 0) !== undefined
  if (!phrases.some((_, place) => isRepeated(place))) return []
  const words = wordsOf(passage.text)
  return phrases.flatMap((key, place) => {
    const holders = holdersOf(key)
    if (!holders || isRepeated(place - 1)) return []
    let last = place
    while (isRepeated(last + 1)) last++
    const [start, end] = [words[place]?.start ?? 0, words[last + phrase.words - 1]?.end ?? 0]
    const message = `"${cut(passage.text.slice(start, end))}" appears in ${holders.length} articles, also in ${nameOthers(holders, text)}.`
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
  return [...Map.groupBy(edges, ({ key }) => key).values()].flatMap((same) => {
    const texts = same.map(({ text }) => text)
    return same.length === 1
      ? []
      : same.map(({ text, passage, words }) => {
          const start = words[0]?.start ?? 0
          const others = nameOthers(texts, text)
          const message = `The article ${verb} with "${cut(passage.text.slice(start, words.at(-1)?.end))}", like ${others}.`
          return remark(text, passage.offsetAt(start), { rule, message, fix: 'Word one of them differently.' })
        })
  })
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

/** Joins the ids of the first few articles besides `own`. Of thousands, only as many are looked at. */
export function nameOthers(texts: readonly ArticleText[], own: ArticleText): string {
  const others = texts.slice(0, named + 2).filter((text) => text !== own)
  const ids = others.map(({ article }) => article.id)
  return ids.length <= named ? ids.join(', ') : `${ids.slice(0, named).join(', ')}, …`
}
