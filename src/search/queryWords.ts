/** The search does nothing until the text is longer than this. */
const threshold = 2

/** A syllable of two letters at least, or a consonant that stands for one. */
const hangul = /[ㄱ-ㅎㅏ-ㅣ가-힣]/g

/** The words of what the reader typed, each once; empty as long as the text is too short. A character of Hangul counts for two (decision 35). */
export function queryWords(text: string): readonly string[] {
  const query = text.normalize('NFC').trim()
  const length = query.replace(hangul, '$&$&').length
  return length > threshold ? [...new Set(query.split(/\s+/))] : []
}
