/** Letters that a syllable of Hangul is made of, each kind in the order of Unicode's syllables. */
export const leads = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'
export const vowels = 'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ'
/** The first stands for no final at all. */
export const finals = ' ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ'

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
export function letterOf(keys: string): string {
  return [...pairs].find(([, pair]) => pair === keys)?.[0] ?? keys
}

const first = 0xac_00
const last = 0xd7_a3

export interface Syllable {
  /** Positions in the lists of letters. */
  readonly lead: number
  readonly vowel: number
  /** 0 for none. */
  readonly final: number
}

/** Undefined for what is no whole syllable. */
export function takeApart(letter: string): Syllable | undefined {
  const code = letter.charCodeAt(0)
  if (code < first || code > last) return undefined
  const place = code - first
  return {
    lead: Math.floor(place / (vowels.length * finals.length)),
    vowel: Math.floor(place / finals.length) % vowels.length,
    final: place % finals.length,
  }
}

export function putTogether({ lead, vowel, final }: Syllable): string {
  return String.fromCharCode(first + (lead * vowels.length + vowel) * finals.length + final)
}
