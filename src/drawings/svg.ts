import { escapeHtml } from '../shared/html/escapeHtml.ts'

/** Width of a drawing in units: about one pixel each on the narrowest phone, where its letters are as large as a caption. */
export const drawingWidth = 320
/** Height of the letters in the same units. */
export const letterSize = 12

type Attributes = Readonly<Record<string, string | number | undefined>>

/** Writes an empty element; numbers are rounded to a tenth of a unit. */
export function shape(name: string, attributes: Attributes): string {
  return `<${name}${written(attributes)}/>`
}

interface TextPlace {
  readonly x: number
  readonly y: number
  /** The end of the text that is at `x`; absent: its middle. `start` follows the direction of the language. */
  readonly anchor?: 'start' | 'end'
  /** Degrees of rotation about its position, clockwise. */
  readonly turn?: number
  readonly kind?: string
}

/** Writes a text in a drawing; `y` is its baseline. */
export function text(content: string, { x, y, anchor, turn = 0, kind }: TextPlace): string {
  const transform = turn === 0 ? undefined : `rotate(${decimal(turn)} ${decimal(x)} ${decimal(y)})`
  return `<text${written({ x, y, 'text-anchor': anchor, transform, class: kind })}>${escapeHtml(content)}</text>`
}

interface DrawingParts {
  /** Distinguishes drawings, in `data-drawing`. */
  readonly kind: string
  readonly width?: number
  readonly height: number
  /** Describes the drawing for readers who cannot see it. */
  readonly label: string
  readonly shapes: string
  readonly texts: string
}

/** Writes a complete drawing. Its paints are in `ui/blocks/drawing.css`; without that sheet it has black lines. */
export function drawing({ kind, width = drawingWidth, height, label, shapes, texts }: DrawingParts): string {
  const box = `0 0 ${decimal(width)} ${decimal(height)}`
  const words = `<g fill="currentColor" stroke="none" text-anchor="middle" font-size="${letterSize}">${texts}</g>`
  return `<svg data-drawing="${kind}" viewBox="${box}" role="img" aria-label="${escapeHtml(label)}" fill="none" stroke="currentColor">${shapes}${words}</svg>`
}

/** Writes a number for a drawing, rounded to a tenth. */
export function decimal(value: number): string {
  return String(Math.round(value * 10) / 10 + 0)
}

function written(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${typeof value === 'number' ? decimal(value) : escapeHtml(value)}"`))
    .join('')
}
