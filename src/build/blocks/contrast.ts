import { toLinear } from '../../content/colour/toLinear.ts'

/** The two colours that text has, as in ui/tokens/primitives.css. */
export const ink = '#2b211b'
export const paper = '#f5efe4'

/** Contrast of two colours (`#rrggbb`) by WCAG 2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** The text colour that can be read on a colour: ink or paper, else black or white, one of which always can. */
export function textOn(colour: string): string {
  const best = [ink, paper].toSorted((a, b) => contrast(b, colour) - contrast(a, colour))[0] ?? ink
  if (contrast(best, colour) >= 4.5) return best
  return contrast('#000000', colour) >= contrast('#ffffff', colour) ? '#000000' : '#ffffff'
}

/** Relative luminance by WCAG 2. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => toLinear(Number.parseInt(colour.slice(start, start + 2), 16)))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
