import { hash } from 'node:crypto'

/** A logo as a file of its own, and as the header shows it. */
interface LogoFile {
  /** Below the output folder. */
  readonly path: string
  readonly text: string
  /** HTML that takes the drawing out of the file, with its size, so that nothing moves when it comes. */
  html(this: void, base: string): string
}

/** A logo with more characters than this leaves the documents: outlines of letters hardly compress, and every page would bring them again. */
const mostInline = 800

/** Undefined where the logo stays in the documents: it is small, or says no size. */
export function logoFile(svg: string | undefined): LogoFile | undefined {
  const [, attributes = '', inside] = /^<svg([^>]*)>([\s\S]*)<\/svg>$/.exec(svg ?? '') ?? []
  const size = /\sviewBox="\S+ \S+ (\S+ \S+)"/.exec(attributes)?.[1]
  if (svg === undefined || svg.length <= mostInline || size === undefined || inside === undefined) return undefined
  const own = attributes.replace(/\s(?:xmlns|width|height|id)="[^"]*"/g, '')
  const text = `<svg xmlns="http://www.w3.org/2000/svg"><symbol id="logo" overflow="visible"${own}>${inside}</symbol></svg>`
  const path = `assets/logo-${hash('sha256', text, 'hex').slice(0, 8)}.svg`
  return { path, text, html: (base) => `<svg viewBox="0 0 ${size}"><use href="${base}/${path}#logo"/></svg>` }
}
