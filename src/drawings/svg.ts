import { escapeHtml } from '../shared/escapeHtml.ts'

/** Units of a drawing from edge to edge: about one pixel each on the narrowest phone, so its letters are as large as a caption there. */
export const drawingWidth = 320
/** Height of the letters in the same units. */
export const letterSize = 12

type Attributes = Readonly<Record<string, string | number | undefined>>

/** An element without contents; numbers to a tenth of a unit. */
export function shape(name: string, attributes: Attributes): string {
  return `<${name}${written(attributes)}/>`
}

interface TextPlace {
  readonly x: number
  readonly y: number
  /** Where the text stands at `x`; its middle where absent. `start` follows the direction of the language. */
  readonly anchor?: 'start' | 'end'
  /** Degrees about its place, clockwise. */
  readonly turn?: number
  readonly kind?: string
}

/** A text in a drawing; `y` is its baseline. */
export function text(content: string, { x, y, anchor, turn = 0, kind }: TextPlace): string {
  const transform = turn === 0 ? undefined : `rotate(${decimal(turn)} ${decimal(x)} ${decimal(y)})`
  return `<text${written({ x, y, 'text-anchor': anchor, transform, class: kind })}>${escapeHtml(content)}</text>`
}

interface DrawingParts {
  /** The word that tells drawings apart, in `data-drawing`. */
  readonly kind: string
  readonly width?: number
  readonly height: number
  /** What the drawing says, for those who cannot see it. */
  readonly label: string
  readonly shapes: string
  readonly texts: string
}

/** A whole drawing. Its paints are in `ui/blocks/drawing.css`; without that sheet it is black lines. */
export function drawing({ kind, width = drawingWidth, height, label, shapes, texts }: DrawingParts): string {
  const box = `0 0 ${decimal(width)} ${decimal(height)}`
  const words = `<g fill="currentColor" stroke="none" text-anchor="middle" font-size="${letterSize}">${texts}</g>`
  return `<svg data-drawing="${kind}" viewBox="${box}" role="img" aria-label="${escapeHtml(label)}" fill="none" stroke="currentColor">${shapes}${words}</svg>`
}

/** A number as it stands in a drawing. */
export function decimal(value: number): string {
  return String(Math.round(value * 10) / 10 + 0)
}

function written(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${typeof value === 'number' ? decimal(value) : escapeHtml(value)}"`))
    .join('')
}
