import type { SiteConfig } from '../../content/publication.ts'
import type { Language } from '../../shared/languages.ts'
import { themeColours } from './themeColours.ts'

/** Below the output folder. */
export const webManifestFile = 'site.webmanifest'

/** Edges in pixels of the icons that a device asks for. */
export const iconSizes = [192, 512] as const

export function iconFile(size: number): string {
  return `icon-${size}.png`
}

export interface WebManifestOptions {
  readonly site: Pick<SiteConfig, 'title'>
  readonly language: Language
  /** Whether the publication has a `favicon.svg`. */
  readonly hasIcon: boolean
}

/** How the site calls and shows itself on a home screen. */
export function webManifest({ site, language, hasIcon }: WebManifestOptions): string {
  const png = iconSizes.map((size) => ({ src: `/${iconFile(size)}`, sizes: `${size}x${size}`, type: 'image/png' }))
  return JSON.stringify({
    name: site.title,
    short_name: site.title,
    lang: language,
    id: '/',
    start_url: '/',
    display: 'minimal-ui',
    background_color: themeColours.light,
    theme_color: themeColours.light,
    ...(hasIcon && { icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }, ...png] }),
  })
}
