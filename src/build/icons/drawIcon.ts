import { themeColours } from './themeColours.ts'

/** A drawing as a square PNG on the ground of the site; `size` in pixels. */
export async function drawIcon(svg: Uint8Array, size: number): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp')
  const inner = Math.round(size * 0.76)
  const drawing = await sharp(svg, { density: 300 })
    .resize({ width: inner, height: inner, fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer()
  return sharp({ create: { width: size, height: size, channels: 3, background: themeColours.light } })
    .composite([{ input: drawing }])
    .png({ compressionLevel: 9 })
    .toBuffer()
}
