import { shortHash } from '../../platform/contentHash.ts'

/** A logo as a separate file, and as the header shows it. */
interface LogoFile {
  /** Relative to the output folder. */
  readonly path: string
  readonly text: string
  /** Returns HTML that shows the drawing from the file, with its size, so that the layout does not shift when it loads. */
  html(this: void, base: string): string
}

/** Maximum length of an inline logo in characters: outlines of letters hardly compress, and every page would repeat them. */
const mostInline = 800

/** Returns undefined if the logo stays inline, because it is small or has no size. */
export function logoFile(svg: string | undefined): LogoFile | undefined {
  const [, attributes = '', inside] = /^<svg([^>]*)>([\s\S]*)<\/svg>$/.exec(svg ?? '') ?? []
  const size = /\sviewBox="\S+ \S+ (\S+ \S+)"/.exec(attributes)?.[1]
  if (svg === undefined || svg.length <= mostInline || size === undefined || inside === undefined) return undefined
  const own = attributes.replace(/\s(?:xmlns|width|height|id)="[^"]*"/g, '')
  const text = `<svg xmlns="http://www.w3.org/2000/svg"><symbol id="logo" overflow="visible"${own}>${inside}</symbol></svg>`
  const path = `assets/logo-${shortHash(text, 8)}.svg`
  return { path, text, html: (base) => `<svg viewBox="0 0 ${size}"><use href="${base}/${path}#logo"/></svg>` }
}
