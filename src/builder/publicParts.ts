import type { Publication } from '../content/publication.ts'
import { themeColours, webManifestFile } from './icons/addIcons.ts'

/** What the engine itself uses of a publication's `public/` folder, where it is there. */
interface PublicParts {
  /** Ids of the drawings in `drawings.svg`. */
  readonly drawings: ReadonlySet<string>
  /** `logo.svg`, to stand inside the header. */
  readonly logo?: string
  /** Icon, manifest and the browser's own colours: what is the same in every document, as HTML for `<head>`. */
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
