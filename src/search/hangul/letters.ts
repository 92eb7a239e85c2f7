/** Letters that a syllable of Hangul is made of, each kind in the order of Unicode's syllables. */
const leads = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'
const vowels = 'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ'
/** The first stands for no final at all. */
const finals = ' ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ'

/** Letters that are typed as two. */
const pairs = new Map(
  'ㅘㅗㅏ ㅙㅗㅐ ㅚㅗㅣ ㅝㅜㅓ ㅞㅜㅔ ㅟㅜㅣ ㅢㅡㅣ ㄳㄱㅅ ㄵㄴㅈ ㄶㄴㅎ ㄺㄹㄱ ㄻㄹㅁ ㄼㄹㅂ ㄽㄹㅅ ㄾㄹㅌ ㄿㄹㅍ ㅀㄹㅎ ㅄㅂㅅ'
    .split(' ')
    .map((pair) => [pair.slice(0, 1), pair.slice(1)]),
)

/** The one or two keys of a letter. */
export function keysOf(letter: string): string {
  return pairs.get(letter) ?? letter
}

/** The letter that two keys make, or the key itself. */
function letterOf(keys: string): string {
  return [...pairs].find(([, pair]) => pair === keys)?.[0] ?? keys
}

const first = 0xac_00
const last = 0xd7_a3

interface Syllable {
  /** Positions in the lists of letters. */
  readonly lead: number
  readonly vowel: number
  /** 0 for none. */
  readonly final: number
}

/** Undefined for what is no whole syllable. */
function takeApart(letter: string): Syllable | undefined {
  const code = letter.charCodeAt(0)
  if (code < first || code > last) return undefined
  const place = code - first
  return {
    lead: Math.floor(place / (vowels.length * finals.length)),
    vowel: Math.floor(place / finals.length) % vowels.length,
    final: place % finals.length,
  }
}

/** The consonant that a syllable begins with. */
export function leadOf(syllable: string): string {
  return leads[takeApart(syllable)?.lead ?? -1] ?? syllable
}

/** The consonant at the end of a syllable that the next one begins with if a vowel follows; undefined where there is none. */
export function lastConsonant(syllable: string): string | undefined {
  const final = takeApart(syllable)?.final ?? 0
  return final > 0 ? keysOf(finals[final] ?? '').at(-1) : undefined
}

function putTogether({ lead, vowel, final }: Syllable): string {
  return String.fromCharCode(first + (lead * vowels.length + vowel) * finals.length + final)
}

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

// A consonant that a vowel follows begins the next syllable.
const syllable =
  /([ㄱ-ㅎ])(ㅗ[ㅏㅐㅣ]|ㅜ[ㅓㅔㅣ]|ㅡㅣ|[ㅏ-ㅣ])((?:ㄱㅅ|ㄴ[ㅈㅎ]|ㄹ[ㄱㅁㅂㅅㅌㅍㅎ]|ㅂㅅ|[ㄱ-ㄷㄹㅁㅂㅅ-ㅈㅊ-ㅎ])(?![ㅏ-ㅣ]))?/g

/** What a keyboard makes of letters typed one after the other: `ㅅㅗㅍㅏ` is `소파`. */
export function composeHangul(keys: string): string {
  return keys.replace(syllable, (...[, lead, vowel, final = ' ']: readonly string[]) =>
    putTogether({
      lead: leads.indexOf(lead ?? ''),
      vowel: vowels.indexOf(letterOf(vowel ?? '')),
      final: finals.indexOf(letterOf(final)),
    }),
  )
}

/** The letters that a text was typed with: `값` is `ㄱㅏㅂㅅ`. */
export function spellHangul(text: string): string {
  return text.replace(/[ㄱ-ㅣ가-힣]/g, (letter) => {
    const parts = takeApart(letter)
    if (!parts) return keysOf(letter)
    return [leads[parts.lead], vowels[parts.vowel], parts.final > 0 ? finals[parts.final] : ''].map((part) => keysOf(part ?? '')).join('')
  })
}
