import type { Publication } from '../content/publication.ts'
import { themeColours, webManifestFile } from './icons/addIcons.ts'

/** The files of `public/` that the engine itself uses. */
interface PublicParts {
  /** Ids of the drawings in `drawings.svg`. */
  readonly drawings: ReadonlySet<string>
  /** `logo.svg`, which the header holds inline. */
  readonly logo?: string
  /** Icon, web manifest and theme colours as HTML for `<head>`, the same in every document. */
  readonly icons: string
}

const fixedParts = [
  `<link rel="manifest" href="/${webManifestFile}">`,
  `<meta name="theme-color" content="${themeColours.dark}" media="(prefers-color-scheme:dark)">`,
  `<meta name="theme-color" content="${themeColours.light}">`,
].join('')

export function publicPartsOf({ drawings: { logo, symbols }, publicFiles }: Publication): PublicParts {
  return {
    drawings: new Set(symbols.keys()),
    ...(logo !== undefined && { logo }),
    icons: `<link rel="icon" href="${publicFiles.includes('favicon.svg') ? '/favicon.svg' : 'data:,'}">${fixedParts}`,
  }
}
