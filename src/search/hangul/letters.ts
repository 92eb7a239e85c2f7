/** The letters of Hangul syllables, each kind in the order of Unicode's syllables. */
const leads = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'
const vowels = 'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ'
/** The first entry stands for no final. */
const finals = ' ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ'

/** Letters that are typed with two keys. */
const pairs = new Map(
  'ㅘㅗㅏ ㅙㅗㅐ ㅚㅗㅣ ㅝㅜㅓ ㅞㅜㅔ ㅟㅜㅣ ㅢㅡㅣ ㄳㄱㅅ ㄵㄴㅈ ㄶㄴㅎ ㄺㄹㄱ ㄻㄹㅁ ㄼㄹㅂ ㄽㄹㅅ ㄾㄹㅌ ㄿㄹㅍ ㅀㄹㅎ ㅄㅂㅅ'
    .split(' ')
    .map((pair) => [pair.slice(0, 1), pair.slice(1)]),
)

/** Returns the one or two keys of a letter. */
export function keysOf(letter: string): string {
  return pairs.get(letter) ?? letter
}

/** Returns the letter that two keys make, or the key itself. */
function letterOf(keys: string): string {
  return [...pairs].find(([, pair]) => pair === keys)?.[0] ?? keys
}

const first = 0xac_00
const last = 0xd7_a3

interface Syllable {
  /** Indexes into the lists of letters. */
  readonly lead: number
  readonly vowel: number
  /** 0 for none. */
  readonly final: number
}

/** Splits a syllable into its letters; undefined for anything but a complete syllable. */
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

/** Returns the initial consonant of a syllable. */
export function leadOf(syllable: string): string {
  return leads[takeApart(syllable)?.lead ?? -1] ?? syllable
}

/** Returns the final consonant of a syllable, which moves to the next one if a vowel follows; undefined if there is none. */
export function lastConsonant(syllable: string): string | undefined {
  const final = takeApart(syllable)?.final ?? 0
  return final > 0 ? keysOf(finals[final] ?? '').at(-1) : undefined
}

function putTogether({ lead, vowel, final }: Syllable): string {
  return String.fromCharCode(first + (lead * vowels.length + vowel) * finals.length + final)
}

/**
 * Returns a pattern for the syllables that an unfinished Hangul word may become: a single consonant matches every syllable that it
 * begins, and the last syllable may still be being typed, so that `솦` matches `소파`.
 */
export function unfinished(word: string): string {
  const letters = Array.from(word.replace(/[ㄱ-ㅎ]/g, keysOf))
  return letters.map((letter, place) => begun(letter) ?? (place === letters.length - 1 ? composing(letter) : letter)).join('')
}

/** Returns a pattern for a consonant and every syllable that it begins. */
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

/** Returns a pattern for any final, and for the vowels that begin with this one: they are adjacent in Unicode. */
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

/** Returns a pattern for the case that the last consonant begins the next syllable. */
function moved(parts: Syllable): string {
  const keys = keysOf(finals[parts.final] ?? '')
  const kept = keys.length > 1 ? finals.indexOf(keys.charAt(0)) : 0
  return putTogether({ ...parts, final: kept }) + (begun(keys.at(-1) ?? '') ?? '')
}

// A consonant followed by a vowel begins the next syllable.
const syllable =
  /([ㄱ-ㅎ])(ㅗ[ㅏㅐㅣ]|ㅜ[ㅓㅔㅣ]|ㅡㅣ|[ㅏ-ㅣ])((?:ㄱㅅ|ㄴ[ㅈㅎ]|ㄹ[ㄱㅁㅂㅅㅌㅍㅎ]|ㅂㅅ|[ㄱ-ㄷㄹㅁㅂㅅ-ㅈㅊ-ㅎ])(?![ㅏ-ㅣ]))?/g

/** Composes syllables from letters typed one after another, as a keyboard does: `ㅅㅗㅍㅏ` is `소파`. */
export function composeHangul(keys: string): string {
  return keys.replace(syllable, (...[, lead, vowel, final = ' ']: readonly string[]) =>
    putTogether({
      lead: leads.indexOf(lead ?? ''),
      vowel: vowels.indexOf(letterOf(vowel ?? '')),
      final: finals.indexOf(letterOf(final)),
    }),
  )
}

/** Decomposes a text into the letters it was typed with: `값` is `ㄱㅏㅂㅅ`. */
export function spellHangul(text: string): string {
  return text.replace(/[ㄱ-ㅣ가-힣]/g, (letter) => {
    const parts = takeApart(letter)
    if (!parts) return keysOf(letter)
    return [leads[parts.lead], vowels[parts.vowel], parts.final > 0 ? finals[parts.final] : ''].map((part) => keysOf(part ?? '')).join('')
  })
}
