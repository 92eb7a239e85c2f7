/** Letters of scripts that put no spaces between words: kana, Chinese characters, Thai, Lao, Burmese and Khmer. */
const undivided = /[ぁ-ヿ㐀-鿿ก-๎ກ-ໟက-႟ក-៝]/
const particle = /^[ぁ-ん]+$/
/** A word of a title. Lists the characters that may separate two words, because a class of all letters takes three times as long. */
const wordPattern = /[^\s.,:;!?()[\]“”„"«»‹›—–…/·\-‑־।،؛؟、。「」『』・（）！？：]+/gu

interface Word {
  readonly text: string
  /** Its position in the text it was found in. */
  readonly index: number
}

let segmenter: Intl.Segmenter | undefined

/**
 * Splits a title into words. Japanese has no spaces between words, and much of what separates them
 * are particles, which say nothing about a title.
 */
export function wordsIn(title: string): readonly Word[] {
  const words = [...title.matchAll(wordPattern)].map(({ 0: text, index }) => ({ text, index }))
  return undivided.test(title) ? words.flatMap(divide) : words
}

function divide(word: Word): readonly Word[] {
  if (!undivided.test(word.text)) return [word]
  segmenter ??= new Intl.Segmenter('ja', { granularity: 'word' })
  const parts = Array.from(segmenter.segment(word.text), ({ segment, index }) => ({ text: segment, index: word.index + index }))
  const telling = parts.filter(({ text }) => !particle.test(text))
  return telling.length > 0 ? telling : [word]
}
