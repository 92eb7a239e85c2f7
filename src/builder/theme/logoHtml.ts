import type { CardMark } from '../../cards/SocialCard.ts'
import type { LogoImage, ThemeLogo } from '../../content/theme/Theme.ts'
import { escapeHtml } from '../../shared/html/escapeHtml.ts'
import { encodePath } from '../../shared/addresses/escapes.ts'
import { schemes } from '../../shared/colours/themeColours.ts'

/** Returns a publication's logo for the header, one image per colour scheme. */
export function logoHtml(logo: ThemeLogo, base: string): string {
  return schemes
    .map((scheme) => {
      const image = logo[scheme]
      return image ? `<span data-logo="${scheme}">${imageHtml(image, base)}</span>` : ''
    })
    .join('')
}

function imageHtml(image: LogoImage, base: string): string {
  if (image.kind === 'drawing') return image.svg
  const { address, width, height } = image
  return `<img src="${escapeHtml(encodePath(base + address))}" width="${width}" height="${height}" alt="">`
}

/** Returns a publication's logo for its social cards; undefined for a drawing without a `viewBox`, which cannot be scaled. */
export function logoMark({ light }: ThemeLogo): CardMark | undefined {
  if (light.kind === 'drawing') return drawnMark(light.svg)
  const { width, height, small } = light
  const image = `<image width="${width}" height="${height}" href="data:image/png;base64,${small}"/>`
  return { logo: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${image}</svg>` }
}

export function drawnMark(svg: string): CardMark | undefined {
  return /^<svg[^>]*\sviewBox="/.test(svg) ? { logo: svg } : undefined
}
