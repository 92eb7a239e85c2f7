import type { Rule } from 'lightningcss'
import type { Face } from './ClientBundle.ts'
import { rewriteSheet } from './splitSheet.ts'

/** Returns the `@font-face` rules of a style sheet in order, without those that use a local font or have no range. */
export function readFaces(sheet: string): readonly Face[] {
  const faces: Face[] = []
  rewriteSheet(sheet, {
    Rule(rule) {
      const face = faceOf(rule)
      if (face) faces.push(face)
    },
  })
  return faces
}

/** Returns a style sheet without its Cyrillic fonts, including local ones. */
export function withoutCyrillic(sheet: string): string {
  return rewriteSheet(sheet, { Rule: (rule) => (isCyrillic(detailsOf(rule)) ? [] : undefined) })
}

/** The first lower-case letter of the Cyrillic alphabet. */
const firstLetter = 0x430

function isCyrillic({ ranges = [] }: Partial<Face>): boolean {
  return ranges.some(([first, last]) => firstLetter >= first && firstLetter <= last)
}

function faceOf(rule: Rule): Face | undefined {
  const { family, url, ranges, isItalic = false } = detailsOf(rule)
  if (family === undefined || url === undefined || ranges === undefined) return undefined
  return { family, url, ranges, isItalic, isCyrillic: isCyrillic({ ranges }) }
}

/** Returns the details of a `@font-face`; empty for any other rule. */
function detailsOf(rule: Rule): Partial<Face> {
  if (rule.type !== 'font-face') return {}
  return rule.value.properties.reduce<Partial<Face>>((face, property) => {
    switch (property.type) {
      case 'font-family':
        return { ...face, family: property.value }
      case 'font-style':
        return { ...face, isItalic: property.value.type === 'italic' }
      case 'unicode-range':
        return { ...face, ranges: property.value.map(({ start, end }) => [start, end]) }
      case 'source': {
        const [source] = property.value
        return source?.type === 'url' ? { ...face, url: source.value.url.url } : face
      }
      default:
        return face
    }
  }, {})
}
