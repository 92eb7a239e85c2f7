import { engineLanguageOf } from '../../shared/languages/languages.ts'
import { slugFault, slugFrom } from '../schemas/fields.ts'

/** Builds a table from a list of letters, each followed by its Latin form. */
function table(pairs: string): ReadonlyMap<string, string> {
  const words = pairs.split(' ')
  return new Map(words.flatMap((word, index) => (index % 2 === 0 ? [[word, words[index + 1] ?? '']] : [])))
}

/** Letters that Unicode does not decompose, then Cyrillic, then Arabic ones, whose short vowels are not written. */
const letters = new Map([
  ...table('ı i ß ss æ ae œ oe ø o đ d ð d þ th ł l'),
  ...table(
    'а a б b в v г g д d е e ё yo ж zh з z и i й y к k л l м m н n о o п p р r с s т t у u ф f х kh ц ts ч ch ш sh щ shch ы y э e ю yu я ya',
  ),
  ...table('і i ї yi є ye ґ g ў u'),
  ...table(
    'ا a أ a إ i آ a ب b ت t ث th ج j ح h خ kh د d ذ dh ر r ز z س s ش sh ص s ض d ط t ظ z غ gh ف f ق q ك k ل l م m ن n ه h و w ي y ة a ى a ئ y ؤ w',
  ),
  ['ъ', ''],
  ['ь', ''],
  ['ع', ''],
  ['ء', ''],
])

/** In German, an umlaut is the letter followed by an e. */
const umlauts = table('ä ae ö oe ü ue')

const kana = table(
  'きゃ kya きゅ kyu きょ kyo しゃ sha しゅ shu しょ sho ちゃ cha ちゅ chu ちょ cho にゃ nya にゅ nyu にょ nyo ひゃ hya ひゅ hyu ひょ hyo みゃ mya みゅ myu みょ myo りゃ rya りゅ ryu りょ ryo ぎゃ gya ぎゅ gyu ぎょ gyo じゃ ja じゅ ju じょ jo びゃ bya びゅ byu びょ byo ぴゃ pya ぴゅ pyu ぴょ pyo あ a い i う u え e お o か ka き ki く ku け ke こ ko さ sa し shi す su せ se そ so た ta ち chi つ tsu て te と to な na に ni ぬ nu ね ne の no は ha ひ hi ふ fu へ he ほ ho ま ma み mi む mu め me も mo や ya ゆ yu よ yo ら ra り ri る ru れ re ろ ro わ wa を o ん n が ga ぎ gi ぐ gu げ ge ご go ざ za じ ji ず zu ぜ ze ぞ zo だ da ぢ ji づ zu で de ど do ば ba び bi ぶ bu べ be ぼ bo ぱ pa ぴ pi ぷ pu ぺ pe ぽ po ぁ a ぃ i ぅ u ぇ e ぉ o',
)

/** The parts of a Hangul syllable, by their order in Unicode: https://www.unicode.org/versions/latest/core-spec/chapter-3/#G24646 */
const hangul = {
  first: 'g kk n d tt r m b pp s ss  j jj ch k t p h'.split(' '),
  vowel: 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' '),
  last: ' k k k n n n t l k m l l l p l m p p t t ng t t k t p t'.split(' '),
}

/**
 * Makes a slug of a text in lower-case Latin letters; keeps the text's own letters if some have no Latin form, such as Chinese characters.
 */
export function slugOf(title: string, language = 'en'): string {
  const small = title.normalize('NFC').toLocaleLowerCase(language)
  const isGerman = engineLanguageOf(language) === 'de'
  const latin = Array.from(small, (letter) => (isGerman && umlauts.get(letter)) || hangulOf(letter))
  const slug = slugFrom(withoutMarks(kanaOf(latin.join(''))))
  const found = /^[a-z0-9-]+$/.test(slug) ? slug : slugFrom(small)
  return slugFault(found) === undefined ? found : shorten(found)
}

/** Returns the Latin slug of a text, for names that allow nothing else; undefined if it has none. */
export function latinSlugOf(title: string, language = 'en'): string | undefined {
  const slug = slugOf(title, language)
  return /^[a-z0-9-]+$/.test(slug) && slug !== 'section' ? slug : undefined
}

function withoutMarks(text: string): string {
  const named = Array.from(text, (letter) => letters.get(letter) ?? letter).join('')
  return named.normalize('NFD').replace(/\p{M}/gu, '').replaceAll(/['’ʼ]/g, '').normalize('NFC')
}

function hangulOf(letter: string): string {
  const place = letter.charCodeAt(0) - 0xac00
  if (place < 0 || place >= 11_172) return letter
  const { first, vowel, last } = hangul
  return [first[Math.floor(place / 588)], vowel[Math.floor((place % 588) / 28)], last[place % 28]].join('')
}

function kanaOf(text: string): string {
  // Katakana are at a fixed distance from hiragana in Unicode.
  const hiragana = text.replace(/[ァ-ヶ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x60))
  const latin = hiragana.replace(/[ぁ-ん][ゃゅょ]|[ぁ-ん]/g, (sound) => kana.get(sound) ?? sound)
  return latin.replace(/っ(?=([a-z]))/g, '$1').replaceAll('ー', '')
}

/** Shortens a slug to whole words of at most sixty letters. */
function shorten(slug: string): string {
  return slug.slice(0, 60).replace(/-[^-]*$/, '')
}
