import type { Font } from 'harfbuzzjs'

/** A line of text as outlines. */
export interface SetLine {
  /** SVG paths; the line begins at 0 and stands on 0. */
  readonly shapes: string
  /** In pixels. */
  readonly width: number
}

type Shaper = Pick<typeof import('harfbuzzjs'), 'Buffer' | 'shape'>

/** A text in one face. */
interface Run {
  readonly font: Font
  text: string
}

/** Of the size: headlines are set tighter than the face is cut. */
const tracking = -0.014

/** Sets lines of text as outlines, each letter in the first of the faces that has it; no font of the machine has a part in it. */
export class Typesetter {
  readonly #shaper: Shaper
  readonly #fonts: readonly Font[]
  readonly #outlines = new Map<Font, Map<number, string>>()
  readonly #widths = new Map<string, number>()

  constructor(shaper: Shaper, fonts: readonly Font[]) {
    this.#shaper = shaper
    this.#fonts = fonts
  }

  /** `size` in pixels. */
  set(text: string, size: number): SetLine {
    let [x, shapes] = [0, '']
    for (const { font, text: run } of this.#runsOf(text)) {
      const scale = size / font.face.upem
      for (const { codepoint: glyph, xAdvance = 0, xOffset = 0, yOffset = 0 } of this.#shape(font, run)) {
        const outline = this.#outlineOf(font, glyph)
        const place = `translate(${(x + xOffset * scale).toFixed(2)} ${(-yOffset * scale).toFixed(2)})scale(${scale.toFixed(5)} -${scale.toFixed(5)})`
        if (outline !== '') shapes += `<path transform="${place}" d="${outline}"/>`
        x += xAdvance * scale + tracking * size
      }
    }
    return { shapes, width: Math.max(0, x - tracking * size) }
  }

  /** The width of a text of size 1, added up from its words. */
  widthOf(text: string): number {
    const words = text.split(' ').map((word) => this.#wordWidth(word))
    const gap = this.#wordWidth('n n') - this.#wordWidth('nn')
    return words.reduce((sum, width) => sum + width, gap * (words.length - 1))
  }

  /** The text without what no face has a letter for. */
  settable(text: string): string {
    return this.#runsOf(text)
      .map((run) => run.text)
      .join('')
  }

  #runsOf(text: string): readonly Run[] {
    const runs: Run[] = []
    for (const letter of text) {
      const last = runs.at(-1)
      const font = last && letter === ' ' ? last.font : this.#fontFor(letter)
      if (font && last?.font === font) last.text += letter
      else if (font) runs.push({ font, text: letter })
    }
    return runs
  }

  #fontFor(letter: string): Font | undefined {
    const point = letter.codePointAt(0) ?? 0
    return this.#fonts.find((font) => (font.nominalGlyph(point) ?? 0) !== 0)
  }

  #shape(font: Font, text: string) {
    const line = new this.#shaper.Buffer()
    line.addText(text)
    line.guessSegmentProperties()
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
    const width = this.#widths.get(word) ?? this.set(word, 1).width
    this.#widths.set(word, width)
    return width
  }
}
