/** Kana and Chinese characters. */
const undivided = /[ぁ-ヿ㐀-鿿]/
const particle = /^[ぁ-ん]+$/
/** A word of a title. What may stand between two is listed: a class of all letters takes three times as long. */
const wordPattern = /[^\s.,:;!?()[\]“”„"«»‹›—–…/·\-،؛؟、。「」『』・（）！？：]+/gu

interface Word {
  readonly text: string
  /** Its place in what it was found in. */
  readonly index: number
}

let segmenter: Intl.Segmenter | undefined

/** The words of a title. Japanese has no spaces between them, and much of what it has instead are particles, which say nothing about a title. */
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

/** Distance of a letter of katakana from the same in hiragana. */
const kana = 0x60

/** A pattern for a letter of kana as either; readers type hiragana on the way to katakana. */
export function eitherKana(letter: string): string {
  const code = letter.charCodeAt(0)
  return `[${letter}${String.fromCharCode(code < 0x30_a0 ? code + kana : code - kana)}]`
}
