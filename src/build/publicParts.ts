import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the engine itself uses of a publication's `public/` folder, where it is there. */
export interface PublicParts {
  /** Ids of the drawings in `drawings.svg`. */
  readonly drawings: ReadonlySet<string>
  /** `logo.svg`, to stand inside the header. */
  readonly logo?: string
  /** Links to the icons, as HTML for `<head>`. */
  readonly icons: string
}

/** `files` are the paths below `public/`. */
export function readPublicParts(site: string, files: readonly string[]): PublicParts {
  const present = new Set(files)
  const read = (name: string) => (present.has(name) ? readFileSync(join(site, 'public', name), 'utf8') : undefined)
  const logo = read('logo.svg')
  return {
    drawings: new Set([...(read('drawings.svg') ?? '').matchAll(/\bid="([^"]+)"/g)].map((match) => match[1] ?? '')),
    ...(logo !== undefined && isPlainDrawing(logo) && { logo: logo.trim() }),
    icons: present.has('favicon.svg') ? '<link rel="icon" href="/favicon.svg" type="image/svg+xml">' : '<link rel="icon" href="data:,">',
  }
}

/** A logo stands inside the page, so it may draw and nothing else. */
function isPlainDrawing(svg: string): boolean {
  return /^\s*<svg[\s>]/.test(svg) && !/<(script|foreignObject|style|iframe|image|use|a)\b|\son\w+\s*=|javascript:|<!|<\?/i.test(svg)
}
