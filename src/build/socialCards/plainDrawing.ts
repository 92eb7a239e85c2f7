import { cardColours } from './cardColours.ts'

/** What the site's style sheet says to a drawing, said in the drawing: paints by name, lines that keep their width. */
export function plainDrawing(svg: string): string {
  return svg
    .replace(/var\(\s*--leaf\b[^()]*\)/g, cardColours.wash)
    .replace(/var\(\s*--[\w-]+\s*,\s*([^()]*)\)/g, '$1')
    .replace(/var\([^()]*\)/g, 'currentColor')
    .replace(/\svector-effect="non-scaling-stroke"/g, '')
}
