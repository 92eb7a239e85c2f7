import sharp from 'sharp'

/** Dots an inch: small drawings stay sharp. */
const density = 300

/** A drawing as a PNG that fits a square; `edge` in pixels. */
export function drawSvg(svg: Uint8Array, edge: number): Promise<Buffer> {
  const background = { r: 0, g: 0, b: 0, alpha: 0 }
  return sharp(svg, { density }).resize({ width: edge, height: edge, fit: 'contain', background }).png().toBuffer()
}
