import { finals, keysOf, leads, putTogether, type Syllable, takeApart, vowels } from './letters.ts'

/**
 * A pattern for the syllables that a word of Hangul may become: a consonant alone stands for every syllable that it begins, and the last
 * syllable may be in the middle of being typed, so that `솦` is on its way to `소파`.
 */
export function unfinished(word: string): string {
  const letters = Array.from(word.replace(/[ㄱ-ㅎ]/g, keysOf))
  return letters.map((letter, place) => begun(letter) ?? (place === letters.length - 1 ? composing(letter) : letter)).join('')
}

/** Every syllable that a consonant begins, and itself. */
function begun(letter: string): string | undefined {
  const lead = leads.indexOf(letter)
  if (lead < 0) return undefined
  return `[${letter}${putTogether({ lead, vowel: 0, final: 0 })}-${putTogether({ lead, vowel: vowels.length - 1, final: finals.length - 1 })}]`
}

function composing(letter: string): string {
  const parts = takeApart(letter)
  if (!parts) return letter
  return parts.final === 0 ? withMore(parts) : `(?:${withMoreFinal(parts)}|${moved(parts)})`
}

/** Any final, and the vowels that this one is the beginning of: they stand side by side. */
function withMore({ lead, vowel }: Syllable): string {
  const key = vowels[vowel] ?? ''
  const longest = Array.from(vowels).findLastIndex((other) => other === key || keysOf(other).startsWith(key))
  return `[${putTogether({ lead, vowel, final: 0 })}-${putTogether({ lead, vowel: longest, final: finals.length - 1 })}]`
}

function withMoreFinal(parts: Syllable): string {
  const key = finals[parts.final] ?? ''
  const all = Array.from(finals, (_, final) => final).filter((final) => keysOf(finals[final] ?? '').startsWith(keysOf(key)))
  return `[${all.map((final) => putTogether({ ...parts, final })).join('')}]`
}

/** The last consonant may turn out to begin the next syllable. */
function moved(parts: Syllable): string {
  const keys = keysOf(finals[parts.final] ?? '')
  const kept = keys.length > 1 ? finals.indexOf(keys.charAt(0)) : 0
  return putTogether({ ...parts, final: kept }) + (begun(keys.at(-1) ?? '') ?? '')
}
