import { type Language, localeOf } from '../../shared/languages/languages.ts'

interface Unit {
  readonly dimension: 'length' | 'mass' | 'volume' | 'area' | 'temperature'
  readonly isMetric: boolean
  /** Size in the dimension's base unit (mm, g, ml, mm², °C); two values if countries differ. */
  readonly factors: readonly number[]
}

/** A figure, or several joined as a range or size, with their unit. */
export interface Measure {
  readonly start: number
  readonly end: number
  readonly unit: Unit
  /** The unit as written. */
  readonly unitName: string
  readonly numbers: readonly Figure[]
}

interface Figure {
  readonly value: number
  /** Half of the last written digit's place value; 0 for a fraction. */
  readonly slack: number
}

const metric = (dimension: Unit['dimension'], factor: number): Unit => ({ dimension, isMetric: true, factors: [factor] })
const imperial = (dimension: Unit['dimension'], ...factors: number[]): Unit => ({ dimension, isMetric: false, factors })

/** How each unit is written in all languages; longer names precede those that they begin with. */
const units: readonly (readonly [string, Unit])[] = [
  ['m²|m2|sq m|square met(?:re|er)s?|м²|кв\\. м|제곱미터', metric('area', 1e6)],
  ['cm²|cm2|см²', metric('area', 100)],
  ['sq ft|ft²|square f(?:ee|oo)t', imperial('area', 92_903)],
  ['sq in|in²|square inch(?:es)?', imperial('area', 645.16)],
  ['sq yd|yd²|square yards?', imperial('area', 836_127)],
  ['mm|millimet(?:re|er)s?|milimetre|мм|миллиметр\\p{L}{0,2}|밀리미터', metric('length', 1)],
  ['cm|centimet(?:re|er)s?|santimetre|santim|см|сантиметр\\p{L}{0,2}|센티미터|센티', metric('length', 10)],
  ['km|kilomet(?:re|er)s?|kilometre|км|километр\\p{L}{0,2}|킬로미터', metric('length', 1e6)],
  ['fl\\.? ?oz|fluid ounces?', imperial('volume', 29.57, 28.41)],
  ['pints?', imperial('volume', 473.2, 568.3)],
  ['quarts?', imperial('volume', 946.4, 1136.5)],
  ['gal|gallons?|galon', imperial('volume', 3785.4, 4546.1)],
  ['ml|millilit(?:re|er)s?|mililitre|мл|миллилитр\\p{L}{0,2}|밀리리터', metric('volume', 1)],
  ['kg|kilos?|kilograms?|kilogram|кг|килограмм\\p{L}{0,2}|킬로그램', metric('mass', 1000)],
  ['lbs?|pounds?|фунт\\p{L}{0,2}|파운드', imperial('mass', 453.59)],
  ['oz|ounces?|ons|унци\\p{L}{0,2}|온스', imperial('mass', 28.35)],
  ['miles?|мил[ьяи]\\p{L}{0,2}|마일', imperial('length', 1_609_344)],
  ['yd|yards?|yarda|ярд\\p{L}{0,2}|야드', imperial('length', 914.4)],
  ['inch(?:es)?|in|″|inç|дюйм\\p{L}{0,2}|인치', imperial('length', 25.4)],
  ['f(?:ee|oo)t|ft|′|фут\\p{L}{0,2}|피트', imperial('length', 304.8)],
  ['°\\s?C|derece|градус\\p{L}{0,2} Цельсия', metric('temperature', 1)],
  ['°\\s?F', imperial('temperature', 1)],
  ['met(?:re|er)s?|m|м|метр\\p{L}{0,2}|미터', metric('length', 1000)],
  ['lit(?:re|er)s?|l|litre|л|литр\\p{L}{0,2}|리터', metric('volume', 1000)],
  ['grams?|gr|g|г|грамм\\p{L}{0,2}|그램', metric('mass', 1)],
]

const fractions: Readonly<Record<string, number>> = {
  '½': 1 / 2,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
}
const words = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

const fraction = String.raw`(?:\d{1,3}\/\d{1,3}|[${Object.keys(fractions).join('')}])`
const whole = String.raw`\d{1,7}(?:[., \u00a0\u202f]\d{3}(?!\d)){0,2}(?:[.,]\d{1,5})?`
const number = String.raw`[-−]?(?:${fraction}|${whole}(?:[ \u00a0-]?${fraction})?)|(?<![-\p{L}])(?:a|${words.join('|')})(?=[ \u00a0](?!in\b))`
const unit = `(?:${units.map(([names]) => `(${names})`).join('|')})`
/** `in` is also a preposition that begins many phrases. */
const behind = String.raw`(?![\p{sc=Latn}\p{sc=Cyrl}\d²³]|/\D)(?!(?<=\bin)\s(?:an?|the|th\p{L}{2,3}|each|every|all|its|one|which|two)\b)`
/** A letter of a script that writes spaces between words. */
const spaced = String.raw`(?![\p{sc=Hang}\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー])\p{L}`
const token = new RegExp(String.raw`(?<!${spaced}|[\d.,]|(?<!\p{L})/)(${number})(?:[ \u00a0-]{0,2}${unit}${behind})?`, 'giu')
const joint = /^\s{0,2}(?:to|by|or|and|×|x|-|–|—|~|ile|veya|ya da|до|на|и|или|또는|×)\s{0,2}$/i

const imperialNames = units.flatMap(([names, { isMetric }]) => (isMetric ? [] : [names]))
const eitherSystem = new RegExp(String.raw`[\d${Object.keys(fractions).join('')}][ \u00a0-]{0,2}(?:${imperialNames.join('|')})`, 'iu')

/** Lists the measurements of a text in order; empty if all are metric, since there is nothing to compare. */
export function readMeasures(text: string, language: Language): readonly Measure[] {
  if (!eitherSystem.test(text)) return []
  const measures: Measure[] = []
  let open: { start: number; end: number; numbers: Figure[] } | undefined
  for (const match of text.matchAll(token)) {
    const [found, written = '', ...names] = match
    const place = names.findIndex((name) => name !== undefined)
    const [start, end] = [match.index, match.index + found.length]
    const last = measures.at(-1)
    const figure = readNumber(written, language)
    const known = units[place]?.[1]
    const isJoined = open !== undefined && joint.test(text.slice(open.end, start))
    if (open && isJoined) open = { ...open, end, numbers: [...open.numbers, figure] }
    else if (last && known === last.unit && joint.test(text.slice(last.end, start))) {
      measures[measures.length - 1] = { ...last, end, numbers: [...last.numbers, figure] }
      open = undefined
      continue
    } else open = { start, end, numbers: [figure] }
    if (!known) continue
    const measure = { ...open, unit: known, unitName: names[place] ?? '' }
    open = undefined
    const joined = last && feetAndInches(last, measure, text)
    if (joined) measures[measures.length - 1] = joined
    else measures.push(measure)
  }
  return measures
}

/** Joins feet and inches: `6 ft 2 in` is one measurement. */
function feetAndInches(feet: Measure, inches: Measure, text: string): Measure | undefined {
  const [first, second] = [feet.numbers, inches.numbers].map(([figure]) => figure)
  const isOne =
    feet.unit.factors[0] === 304.8 && inches.unit.factors[0] === 25.4 && feet.numbers.length === 1 && inches.numbers.length === 1
  if (!isOne || !first || !second || !/^\s?$/.test(text.slice(feet.end, inches.start))) return undefined
  return { ...inches, start: feet.start, numbers: [{ value: first.value * 12 + second.value, slack: second.slack }] }
}

/**
 * Parses a number. The decimal sign is a comma where the language has it, otherwise a point; the other sign groups thousands if three digits
 * follow.
 */
function readNumber(written: string, language: Language): Figure {
  const place = words.indexOf(written.toLowerCase())
  if (place >= 0 || /^a$/i.test(written)) return { value: Math.max(place, 0) + 1, slack: 0.5 }
  const sign = /^[-−]/.test(written) ? -1 : 1
  const parts = new RegExp(`^(.*?)[ \u00a0-]?(${fraction})?$`, 'u').exec(written.replace(/^[-−]/, ''))
  const [, digits = '', part] = parts ?? []
  const point = (1.5).toLocaleString(localeOf(language)).includes(',') ? ',' : '.'
  const plain = digits
    .replace(/[ \u00a0\u202f]/g, '')
    .replace(point === ',' ? /\.(?=\d{3})/g : /,(?=\d{3})/g, '')
    .replace(',', '.')
  const value = sign * (Number(plain) + (part === undefined ? 0 : readFraction(part)))
  const decimals = plain.split('.')[1]?.length ?? 0
  return { value, slack: part === undefined ? 0.5 * 10 ** -decimals : 0 }
}

function readFraction(text: string): number {
  const [above = 0, below = 1] = text.split('/').map(Number)
  return fractions[text] ?? above / below
}
