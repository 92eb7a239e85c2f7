import { centimetresOf, inchesOf, writtenInches } from '../../shared/lengths.ts'
import { escapeHtml } from '../../shared/html/escapeHtml.ts'
import type { BlockPage } from './defineEngineBlock.ts'

/** A length as an editor wrote it, in one unit. */
interface WrittenLength {
  readonly cm?: number | undefined
  readonly in?: number | undefined
}

interface Length {
  /** In centimetres, rounded to the millimetre if written in inches. */
  readonly cm: number
  /** `45 cm`, `17 3/4 in` */
  readonly figures: readonly [string, string]
}

/** Returns functions that write lengths in both units, in the page's language. */
export function writeLengths({ built, locale }: BlockPage) {
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  const { cm: metric, inches: imperial } = built.blocks
  const length = ({ cm, in: inches = 0 }: WrittenLength): Length => {
    const centimetres = cm ?? centimetresOf(inches)
    return {
      cm: centimetres,
      figures: [numbers.format(centimetres) + metric, (cm === undefined ? writtenInches(inches) : inchesOf(cm)) + imperial],
    }
  }
  return {
    length,
    figures: (cm: number) => length({ cm }).figures,
    /** Writes two lengths of one thing: `200 × 90 cm`, `78 3/4 × 35 3/8 in`. */
    extent: ([width, depth]: readonly [number, number]): readonly [string, string] => [
      `${numbers.format(width)} × ${numbers.format(depth)}${metric}`,
      `${inchesOf(width)} × ${inchesOf(depth)}${imperial}`,
    ],
  }
}

/** A row of a list of lengths. */
export interface LengthRow {
  readonly name: string
  readonly figures: readonly [string, string]
  /** Length of its line in per cent of the longest. */
  readonly share?: number
}

/** Renders names with lengths in both units. */
export function lengthList(rows: readonly LengthRow[]): string {
  const items = rows.map(({ name, figures: [metric, imperial], share }) => {
    const line = share === undefined ? '' : ` style="--share:${share}%"`
    const value = imperial === '' ? metric : `${metric} <span>(${imperial})</span>`
    return `<div${line}><dt>${escapeHtml(name)}</dt><dd>${value}</dd></div>`
  })
  return `<dl>${items.join('')}</dl>`
}

/** Renders a caption, if there is one. */
export function captionOf(caption: string | undefined): string {
  return caption === undefined ? '' : `<figcaption>${escapeHtml(caption)}</figcaption>`
}
