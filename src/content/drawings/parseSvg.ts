import { XmlElement, XmlError, XmlText, parseXml } from '@rgrove/parse-xml'
import { escapeHtml } from '../../shared/html/escapeHtml.ts'
import type { SourceText } from '../load/source/sourceText.ts'
import { type Problem, problemAt } from '../problem.ts'
import { countParts, mostParts } from './countParts.ts'
import { judgeAttribute, judgeElement, svgNamespace } from './plainSvg.ts'

/** Nesting limit: no real drawing is this deep, and the stack is finite. */
const maxDepth = 100

/** Parses a drawing; returns its root, or a problem if the text is not a drawing. */
export function parseSvg(source: SourceText): XmlElement | Problem {
  try {
    const { root } = parseXml(source.text, { includeOffsets: true })
    if (root?.name !== 'svg') return brokenDrawing(source, root?.start ?? 0, 'The file is not an SVG drawing')
    if (countParts(root) <= mostParts) return root
    return brokenDrawing(
      source,
      root.start,
      `The drawing expands to more than ${mostParts} parts, because its parts refer to one another so often`,
    )
  } catch (error) {
    if (error instanceof XmlError) return brokenDrawing(source, error.pos, `The drawing is not valid XML: ${firstWords(error.message)}`)
    if (error instanceof RangeError) return brokenDrawing(source, 0, 'The drawing is nested too deeply to be read')
    throw error
  }
}

export function brokenDrawing(source: SourceText, offset: number, message: string): Problem {
  const fix = 'Save the drawing again as plain SVG.'
  return problemAt(source, offset, { severity: 'error', rule: 'drawing-broken', message: `${message}.`, fix })
}

interface WriteOptions {
  readonly source: SourceText
  /** Prepended to every id. */
  readonly prefix: string
  /** What readers see instead of a refused drawing, worded as the end of a sentence. */
  readonly instead: string
}

/** Rewrites an element of a drawing, or only its content, keeping what draws; reports problems for anything else. */
export function writeSvg(
  root: XmlElement,
  options: WriteOptions,
  part: 'whole' | 'inside' = 'whole',
): { readonly svg: string } | readonly Problem[] {
  const { source, prefix, instead } = options
  const problems: Problem[] = []
  const refuse = (element: XmlElement, what: string) => {
    const details = {
      severity: 'warning',
      rule: 'drawing-refused',
      message: `${what} is more than a drawing: ${instead}.`,
      fix: 'Remove it.',
    } as const
    problems.push(problemAt(source, element.start, details))
  }
  const inside = (element: XmlElement, depth: number): string => {
    if (depth > maxDepth) {
      problems.push(brokenDrawing(source, element.start, `The drawing is nested more than ${maxDepth} levels deep`))
      return ''
    }
    return element.children
      .map((child) => (child instanceof XmlElement ? write(child, depth + 1) : child instanceof XmlText ? escapeHtml(child.text) : ''))
      .join('')
  }
  const write = (element: XmlElement, depth: number): string => {
    const { name } = element
    const verdict = judgeElement(name)
    if (verdict === 'refuse') refuse(element, `\`<${name}>\``)
    if (verdict !== 'keep') return ''
    // A style overrides attributes, and of two with the same name the last is kept.
    const { style, ...others } = element.attributes
    const kept = Object.entries(style === undefined ? others : { ...others, style }).flatMap(([attribute, value]) => {
      const judged = judgeAttribute({ element: name, name: attribute, value, prefix })
      if ('keep' in judged) return judged.keep
      refuse(element, `\`${judged.refuse}\` of \`<${name}>\``)
      return []
    })
    const attributes = [...new Map(kept)].map(([attribute, value]) => ` ${attribute}="${escapeHtml(value)}"`).join('')
    const opening = `${name}${depth === 0 ? ` xmlns="${svgNamespace}"` : ''}${attributes}`
    const content = inside(element, depth)
    return content === '' ? `<${opening}/>` : `<${opening}>${content}</${name}>`
  }
  const svg = part === 'whole' ? write(root, 0) : inside(root, 0)
  return problems.length > 0 ? problems : { svg }
}

/** Maximum length of a parser message in characters: it quotes element names in full. */
const longestWords = 200

/** Cuts a parser message before its position, which the problem has, and its excerpt. */
function firstWords(message: string): string {
  const words = (message.split('\n')[0] ?? '').replace(/\s*\(line \d+, column \d+\).*$/, '').replace(/[.:]$/, '')
  return words.length > longestWords ? `${words.slice(0, longestWords)}…` : words
}

/** In dots per inch; high enough to keep small drawings sharp. */
const density = 300

/** Renders a drawing as a PNG that fits a square; `edge` in pixels. */
export async function drawSvg(svg: Uint8Array, edge: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const background = { r: 0, g: 0, b: 0, alpha: 0 }
  return sharp(svg, { density }).resize({ width: edge, height: edge, fit: 'contain', background }).png().toBuffer()
}
