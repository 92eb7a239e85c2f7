import type { Publication } from '../content/publication.ts'
import { lookColours } from '../shared/colours/themeColours.ts'
import { webManifestFile } from './icons/addIcons.ts'
import { logoFile } from './icons/logoFile.ts'
import { logoHtml } from './theme/logoHtml.ts'

/** The files of `public/` that the engine itself uses. */
export interface PublicParts {
  /** Ids of the drawings in `drawings.svg`. */
  readonly drawings: ReadonlySet<string>
  /** HTML of the logo in the header. */
  readonly logo?: string
  /** Icon, web manifest and theme colours as HTML for `<head>`, the same in every document. */
  readonly icons: string
}

export function publicPartsOf({ drawings: { logo, symbols }, publicFiles, theme, site: { base = '' } }: Publication): PublicParts {
  const { light, dark } = theme?.colours ?? lookColours.house
  const shown = theme?.logo ? logoHtml(theme.logo, base) : (logoFile(logo)?.html(base) ?? logo)
  return {
    drawings: new Set(symbols.keys()),
    ...(shown !== undefined && { logo: shown }),
    icons: [
      `<link rel="icon" href="${publicFiles.includes('favicon.svg') ? `${base}/favicon.svg` : 'data:,'}">`,
      `<link rel="manifest" href="${base}/${webManifestFile}">`,
      `<meta name="theme-color" content="${dark.ground}" media="(prefers-color-scheme:dark)">`,
      `<meta name="theme-color" content="${light.ground}">`,
    ].join(''),
  }
}
