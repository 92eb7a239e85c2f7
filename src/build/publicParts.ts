import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { themeColours } from './icons/themeColours.ts'
import { webManifestFile } from './icons/webManifest.ts'

/** What the engine itself uses of a publication's `public/` folder, where it is there. */
export interface PublicParts {
  /** Ids of the drawings in `drawings.svg`. */
  readonly drawings: ReadonlySet<string>
  /** `logo.svg`, to stand inside the header. */
  readonly logo?: string
  /** `drawings.svg` itself. */
  readonly sprite: string
  /** Icon, manifest and the browser's own colours: what is the same in every document, as HTML for `<head>`. */
  readonly icons: string
}

const fixedParts = [
  `<link rel="manifest" href="/${webManifestFile}">`,
  `<meta name="theme-color" content="${themeColours.dark}" media="(prefers-color-scheme:dark)">`,
  `<meta name="theme-color" content="${themeColours.light}">`,
].join('')

/** `files` are the paths below `public/`. */
export function readPublicParts(site: string, files: readonly string[]): PublicParts {
  const present = new Set(files)
  const read = (name: string) => (present.has(name) ? readFileSync(join(site, 'public', name), 'utf8') : undefined)
  const logo = read('logo.svg')
  const sprite = read('drawings.svg') ?? ''
  return {
    drawings: new Set([...sprite.matchAll(/\bid="([^"]+)"/g)].map((match) => match[1] ?? '')),
    sprite,
    ...(logo !== undefined && isPlainDrawing(logo) && { logo: logo.trim() }),
    icons: `<link rel="icon" href="${present.has('favicon.svg') ? '/favicon.svg' : 'data:,'}">${fixedParts}`,
  }
}

/** A logo stands inside the page, so it may draw and nothing else. */
function isPlainDrawing(svg: string): boolean {
  return /^\s*<svg[\s>]/.test(svg) && !/<(script|foreignObject|style|iframe|image|use|a)\b|\son\w+\s*=|javascript:|<!|<\?/i.test(svg)
}
