import { drawSvg } from '../../content/drawings/drawSvg.ts'
import { themeColours } from './themeColours.ts'

/** A drawing as a square PNG on the ground of the site; `size` in pixels. */
export async function drawIcon(svg: Uint8Array, size: number): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp')
  const drawing = await drawSvg(svg, Math.round(size * 0.76))
  return sharp({ create: { width: size, height: size, channels: 3, background: themeColours.light } })
    .composite([{ input: drawing }])
    .png({ compressionLevel: 9 })
    .toBuffer()
}
