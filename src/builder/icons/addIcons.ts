import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawSvg } from '../../content/drawings/readSvg.ts'
import type { Publication, SiteConfig } from '../../content/publication.ts'
import type { Language } from '../../shared/languages.ts'
import type { OutputFolder } from '../output/OutputFolder.ts'

/** Where iOS looks for an icon by default. */
const appleIcon = { file: 'apple-touch-icon.png', size: 180 }

interface IconsOptions {
  readonly output: Pick<OutputFolder, 'add'>
  readonly publication: Publication
  /** The publication folder. */
  readonly directory: string
}

/** Adds the web manifest, and device icons drawn from the publication's `favicon.svg`; its own files of these names take precedence. */
export async function addIcons({ output, publication, directory }: IconsOptions): Promise<void> {
  const { site, publicFiles } = publication
  const own = new Set(publicFiles)
  const hasIcon = own.has('favicon.svg')
  if (!own.has(webManifestFile)) {
    output.add({ path: webManifestFile, kind: 'data' }, webManifest({ site, language: site.languages[0], hasIcon }))
  }
  if (!hasIcon) return
  const svg = readFileSync(join(directory, 'public/favicon.svg'))
  for (const { file, size } of [appleIcon, ...iconSizes.map((edge) => ({ file: iconFile(edge), size: edge }))]) {
    if (!own.has(file)) output.add({ path: file, kind: 'data' }, await drawIcon(svg, size))
  }
}

/** A drawing as a square PNG on the site's background; `size` in pixels. */
async function drawIcon(svg: Uint8Array, size: number): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp')
  const drawing = await drawSvg(svg, Math.round(size * 0.76))
  return sharp({ create: { width: size, height: size, channels: 3, background: themeColours.light } })
    .composite([{ input: drawing }])
    .png({ compressionLevel: 9 })
    .toBuffer()
}

/** Below the output folder. */
export const webManifestFile = 'site.webmanifest'

/** Sizes of the device icons, in pixels. */
const iconSizes = [192, 512] as const

function iconFile(size: number): string {
  return `icon-${size}.png`
}

interface WebManifestOptions {
  readonly site: Pick<SiteConfig, 'title'>
  readonly language: Language
  /** Whether the publication has a `favicon.svg`. */
  readonly hasIcon: boolean
}

/** The site's name and looks on a home screen. */
function webManifest({ site, language, hasIcon }: WebManifestOptions): string {
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

/** The colour of the browser's frame: the background of the two schemes in `ui/tokens`. */
export const themeColours = { light: '#f5efe4', dark: '#1b1613' } as const
