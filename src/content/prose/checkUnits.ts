import type { Language } from '../../shared/languages/languages.ts'
import type { Problem } from '../problem.ts'
import { type ArticleText, type ProseEntry, captionsOf, remark } from './readPassages.ts'
import { type Measure, readMeasures } from './readMeasures.ts'

/** Text between a measurement and its equivalent in another unit. */
const between = /^(?:\.?\s?[(（]|,? (?:or|ya da|veya|yani|или|то есть|또는|즉) |, |\s?[/=]\s?)(?:that is,? |i\.e\. |yani |то есть |즉 )?$/i
const roughly =
  /(?:\b(?:about|around|roughly|nearly|almost|approximately|some|just (?:under|over)|a little (?:under|over)|etwa|rund|ungefähr|circa|ca\.)|yaklaşık|kabaca|aşağı yukarı|около|примерно|приблизительно|почти|약|대략|거의|約|およそ|ほぼ|حوالي|نحو|[~≈])\s?$/i

/** Maximum relative difference between two measurements, as stated and after "about". */
const share = { plain: 0.03, roughly: 0.1 }
/** Maximum difference in degrees Celsius. */
const degrees = 1.2

/** Checks that a measurement given in two units is the same in both. */
export function checkUnits(texts: readonly ArticleText<ProseEntry>[]): readonly Problem[] {
  return texts.flatMap((text) =>
    [...captionsOf(text), ...text.passages].flatMap(({ text: words, offsetAt }) =>
      findPairs(words, text.article.language)
        .filter((pair) => !isSame(pair))
        .map(({ first, second }) => {
          const written = words.slice(first.start, second.end) + (/^\.?[)）]/.exec(words.slice(second.end))?.[0] ?? '')
          const message = `"${written}" gives two measures: ${inUnitsOf(first, second)}, and ${inUnitsOf(second, first)}.`
          return remark(text, offsetAt(first.start), {
            rule: 'units',
            message,
            fix: 'Correct one of the two, or write "about" if that is meant.',
          })
        }),
    ),
  )
}

interface Pair {
  readonly first: Written
  readonly second: Written
  readonly isRough: boolean
  /** Whether it is a temperature difference rather than a temperature. */
  readonly isDifference: boolean
}

interface Written extends Measure {
  readonly text: string
}

function findPairs(words: string, language: Language): readonly Pair[] {
  const measures = readMeasures(words, language).map((measure): Written => ({ ...measure, text: words.slice(measure.start, measure.end) }))
  return measures.flatMap((second, index) => {
    const first = measures[index - 1]
    if (!first || first.unit.dimension !== second.unit.dimension || first.unit.isMetric === second.unit.isMetric) return []
    const [before, gap] = [words.slice(Math.max(0, first.start - 24), first.start), words.slice(first.end, second.start)]
    const isRough = roughly.test(before) || roughly.test(gap)
    if (!between.test(gap.replace(roughly, '')) || (/[(（]/.test(gap) && !/^\.?[)）,;:]/.test(words.slice(second.end)))) return []
    return [{ first, second, isRough, isDifference: /\b(?:by|of|every|each|per)\s$/i.test(before) }]
  })
}

function isSame({ first, second, isRough, isDifference }: Pair): boolean {
  if (first.unit.dimension === 'temperature') {
    const agree = (zero: number) => near(inBase(first, 1, zero), inBase(second, 1, zero), { isRough, least: degrees })
    return agree(freezing) || (isDifference && agree(0))
  }
  return first.unit.factors.some((one) => second.unit.factors.some((other) => near(inBase(first, one), inBase(second, other), { isRough })))
}

type Range = readonly { readonly value: number; readonly slack: number }[]

/** Where water freezes, in degrees Fahrenheit. */
const freezing = 32

/** Returns numbers in the base unit of their dimension; `zero` is what degrees Fahrenheit are counted from. */
function inBase({ unit, numbers }: Measure, factor: number, zero = freezing): Range {
  if (unit.dimension !== 'temperature' || unit.isMetric)
    return numbers.map(({ value, slack }) => ({ value: value * factor, slack: slack * factor }))
  return numbers.map(({ value, slack }) => ({ value: (value - zero) / 1.8, slack: slack / 1.8 }))
}

interface Tolerance {
  readonly isRough: boolean
  /** Minimum tolerance in the dimension's base unit, for temperatures instead of a share. */
  readonly least?: number
}

/** Compares figures one by one; if one side has fewer, checks that they lie within the range of the other. */
function near(first: Range, second: Range, { isRough, least = 0 }: Tolerance): boolean {
  const isNear = (a: Range[number] | undefined, b: Range[number] | undefined) => {
    if (!a || !b) return false
    const larger = Math.max(Math.abs(a.value), Math.abs(b.value)) * (isRough ? share.roughly : share.plain)
    return Math.abs(a.value - b.value) <= Math.max(a.slack, b.slack, least, least > 0 && !isRough ? 0 : larger) * (1 + 1e-9)
  }
  if (first.length === second.length) return first.every((figure, index) => isNear(figure, second[index]))
  const sorted = [first, second].map((range) => range.toSorted((a, b) => a.value - b.value)).sort((a, b) => a.length - b.length)
  const [few = [], many = []] = sorted
  return few.every((figure) => {
    const [low, high] = [many[0], many.at(-1)]
    const isWithin = low !== undefined && high !== undefined && figure.value >= low.value && figure.value <= high.value
    return isWithin || isNear(figure, low) || isNear(figure, high)
  })
}

/** Converts a measurement, as in `4.5 mm is 0.177 in`. */
function inUnitsOf(measure: Written, other: Written): string {
  const [one = 1, two = 1] = [measure.unit.factors[0], other.unit.factors[0]]
  const values = inBase(measure, one).map(({ value }) => {
    const isFahrenheit = other.unit.dimension === 'temperature' && !other.unit.isMetric
    return String(Number((isFahrenheit ? value * 1.8 + freezing : value / two).toPrecision(3)))
  })
  return `${measure.text} is ${values.join(' and ')} ${other.unitName}`
}
