import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawSvg } from '../../content/drawings/parseSvg.ts'
import type { SiteConfig } from '../../content/SiteConfig.ts'
import type { Publication } from '../../content/publication.ts'
import { type Shades, lookColours } from '../../shared/colours/themeColours.ts'
import type { Language } from '../../shared/languages/languages.ts'
import { textDirection } from '../../shared/languages/textDirection.ts'
import type { OutputFolder } from '../output/OutputFolder.ts'
import { logoFile } from './logoFile.ts'

/** Where iOS looks for an icon by default. */
const appleIcon = { file: 'apple-touch-icon.png', size: 180 }

interface IconsOptions {
  readonly output: Pick<OutputFolder, 'add'>
  readonly publication: Publication
  /** The publication folder. */
  readonly directory: string
}

/**
 * Adds the web manifest, the logo if it is a separate file, and device icons drawn from the publication's `favicon.svg`; its own files with
 * these names take precedence.
 */
export async function addIcons({ output, publication, directory }: IconsOptions): Promise<void> {
  const { site, publicFiles, theme, drawings } = publication
  const logo = theme?.logo ? undefined : logoFile(drawings.logo)
  if (logo) output.add({ path: logo.path, kind: 'asset' }, logo.text)
  const colours = (theme?.colours ?? lookColours.house).light
  const own = new Set(publicFiles)
  const hasIcon = own.has('favicon.svg')
  if (!own.has(webManifestFile)) {
    output.add({ path: webManifestFile, kind: 'data' }, webManifest({ site, language: site.languages[0], hasIcon, colours }))
  }
  if (!hasIcon) return
  const svg = readFileSync(join(directory, 'public/favicon.svg'))
  for (const { file, size } of [appleIcon, ...iconSizes.map((edge) => ({ file: iconFile(edge), size: edge }))]) {
    if (!own.has(file)) output.add({ path: file, kind: 'data' }, await drawIcon(svg, { size, background: colours.ground }))
  }
}

/** Renders a drawing as a square PNG on the site's background; `size` is in pixels. */
async function drawIcon(
  svg: Uint8Array,
  { size, background }: { readonly size: number; readonly background: string },
): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp')
  const drawing = await drawSvg(svg, Math.round(size * 0.76))
  return sharp({ create: { width: size, height: size, channels: 3, background } })
    .composite([{ input: drawing }])
    .png({ compressionLevel: 9 })
    .toBuffer()
}

/** Relative to the output folder. */
export const webManifestFile = 'site.webmanifest'

/** Sizes of the device icons, in pixels. */
const iconSizes = [192, 512] as const

function iconFile(size: number): string {
  return `icon-${size}.png`
}

interface WebManifestOptions {
  readonly site: Pick<SiteConfig, 'title' | 'base'>
  readonly language: Language
  /** Whether the publication has a `favicon.svg`. */
  readonly hasIcon: boolean
  readonly colours: Pick<Shades, 'ground'>
}

/** Returns the web manifest: the site's name and appearance on a home screen. */
function webManifest({ site, language, hasIcon, colours }: WebManifestOptions): string {
  const { base = '' } = site
  const png = iconSizes.map((size) => ({ src: `${base}/${iconFile(size)}`, sizes: `${size}x${size}`, type: 'image/png' }))
  return JSON.stringify({
    name: site.title,
    short_name: site.title,
    lang: language,
    ...(textDirection(language) === 'rtl' && { dir: 'rtl' }),
    id: `${base}/`,
    start_url: `${base}/`,
    display: 'minimal-ui',
    background_color: colours.ground,
    theme_color: colours.ground,
    ...(hasIcon && { icons: [{ src: `${base}/favicon.svg`, sizes: 'any', type: 'image/svg+xml' }, ...png] }),
  })
}
