import type { Bidi } from 'bidi-js'
import type { Font } from 'harfbuzzjs'
import { rightToLeftLetter } from '../../shared/languages/textDirection.ts'

/** A line of text as outlines. */
interface SetLine {
  /** SVG paths; the line starts at x = 0 and its baseline is y = 0. */
  readonly shapes: string
  /** In pixels. */
  readonly width: number
}

type Shaper = Pick<typeof import('harfbuzzjs'), 'Buffer' | 'Direction' | 'shape'>

/** A font for cards. */
export interface CardFace {
  readonly font: Font
  /** Characters that the font is used for; absent means all. */
  readonly letters?: RegExp
}

interface TypesetterOptions {
  readonly shaper: Shaper
  readonly faces: readonly CardFace[]
  readonly bidi: Bidi
}

/** A piece of text in one font and one direction. */
interface Run {
  readonly font: Font
  /** Bidi embedding level; odd means right to left. */
  readonly level: number
  text: string
}

/** Letter spacing as a share of the font size; headlines are set tight. */
const tracking = -0.014

/** Number of word widths kept in memory; a server draws cards for months. */
const mostWidths = 20_000

/** Sets lines of text as outlines in visual order, each letter in the first font that has it. System fonts are not used. */
export class Typesetter {
  readonly #shaper: Shaper
  readonly #bidi: Bidi
  readonly #faces: CardFace[]
  readonly #outlines = new Map<Font, Map<number, string>>()
  readonly #widths = new Map<string, number>()

  constructor({ shaper, faces, bidi }: TypesetterOptions) {
    this.#shaper = shaper
    this.#faces = [...faces]
    this.#bidi = bidi
  }

  /** Adds a font for letters that the others lack. */
  add(face: CardFace): void {
    this.#faces.push(face)
    this.#widths.clear()
  }

  /** `size` is in pixels; `direction` is the paragraph's. */
  set(text: string, size: number, direction: 'ltr' | 'rtl' = 'ltr'): SetLine {
    let [x, shapes] = [0, '']
    for (const run of inVisualOrder(this.#runsOf(text, direction))) {
      const { font } = run
      const scale = size / font.face.upem
      const gap = spacing(run)
      for (const { codepoint: glyph, xAdvance = 0, xOffset = 0, yOffset = 0 } of this.#shape(run)) {
        const outline = this.#outlineOf(font, glyph)
        const place = `translate(${(x + xOffset * scale).toFixed(2)} ${(-yOffset * scale).toFixed(2)})scale(${scale.toFixed(5)} -${scale.toFixed(5)})`
        if (outline !== '') shapes += `<path transform="${place}" d="${outline}"/>`
        x += xAdvance * scale + gap * size
      }
    }
    return { shapes, width: Math.max(0, x - tracking * size) }
  }

  /** Returns the width of a text at size 1, as the sum of its words' widths. */
  widthOf(text: string): number {
    const words = text.split(' ').map((word) => this.#wordWidth(word))
    const gap = this.#wordWidth('n n') - this.#wordWidth('nn')
    return words.reduce((sum, width) => sum + width, gap * (words.length - 1))
  }

  /** Returns the text without the letters that no font has. */
  settable(text: string): string {
    return this.#runsOf(text)
      .map((run) => run.text)
      .join('')
  }

  /** Splits a text into runs, in logical (reading) order. */
  #runsOf(text: string, direction: 'ltr' | 'rtl' = 'ltr'): readonly Run[] {
    const levels = direction === 'rtl' || rightToLeftLetter.test(text) ? this.#bidi.getEmbeddingLevels(text, direction).levels : undefined
    const runs: Run[] = []
    let at = 0
    for (const letter of text) {
      const last = runs.at(-1)
      const level = levels?.[at] ?? 0
      at += letter.length
      const font = last && letter === ' ' ? last.font : this.#fontFor(letter)
      if (font && last?.font === font && last.level === level) last.text += letter
      else if (font) runs.push({ font, level, text: letter })
    }
    return runs
  }

  #fontFor(letter: string): Font | undefined {
    const point = letter.codePointAt(0) ?? 0
    return this.#faces.find(({ font, letters }) => letters?.test(letter) !== false && (font.nominalGlyph(point) ?? 0) !== 0)?.font
  }

  #shape({ font, text, level }: Run) {
    const line = new this.#shaper.Buffer()
    line.addText(text)
    line.guessSegmentProperties()
    line.setDirection(level % 2 === 1 ? this.#shaper.Direction.RTL : this.#shaper.Direction.LTR)
    this.#shaper.shape(font, line)
    return line.getGlyphInfosAndPositions()
  }

  #outlineOf(font: Font, glyph: number): string {
    const known = this.#outlines.get(font) ?? new Map<number, string>()
    this.#outlines.set(font, known)
    const outline = known.get(glyph) ?? font.glyphToPath(glyph)
    known.set(glyph, outline)
    return outline
  }

  #wordWidth(word: string): number {
    const width = this.#widths.get(word) ?? this.#measure(word)
    if (this.#widths.size >= mostWidths) this.#widths.clear()
    this.#widths.set(word, width)
    return width
  }

  /** Measures the width of a text at size 1. */
  #measure(text: string): number {
    let x = 0
    for (const run of this.#runsOf(text)) {
      for (const { xAdvance = 0 } of this.#shape(run)) x += xAdvance / run.font.face.upem + spacing(run)
    }
    return Math.max(0, x - tracking)
  }
}

/** Letter spacing would tear joined letters apart, so right-to-left runs have none. */
function spacing({ level }: Run): number {
  return level % 2 === 1 ? 0 : tracking
}

/** Reorders runs into visual order, from the left: rule L2 of https://www.unicode.org/reports/tr9/. */
function inVisualOrder(runs: readonly Run[]): readonly Run[] {
  let ordered = runs
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level -= 1) {
    const turned: Run[] = []
    let from = 0
    while (from < ordered.length) {
      const end = ordered.findIndex((run, index) => index >= from && run.level < level)
      const to = end < 0 ? ordered.length : end
      turned.push(...ordered.slice(from, to).toReversed(), ...ordered.slice(to, to + 1))
      from = to + 1
    }
    ordered = turned
  }
  return ordered
}
