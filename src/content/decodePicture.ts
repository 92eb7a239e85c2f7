import sharp from 'sharp'
import type { PictureFile } from './publication.ts'

export type DecodedPicture = Omit<PictureFile, 'path' | 'hash'>

/** What the build can encode from: photographs and drawings made of pixels. */
const formats: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'heif', 'avif', 'gif', 'tiff'])
const previewWidth = 16

/** Decodes a picture whole, once; says in a sentence why it cannot be. */
export async function decodePicture(content: Buffer): Promise<DecodedPicture | string> {
  try {
    const { format, autoOrient } = await sharp(content).metadata()
    if (!format || !formats.has(format)) return `It is in the format "${format}", which is not one for pictures here.`
    const { data, info } = await sharp(content)
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .resize({ width: previewWidth })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const raw = { width: info.width, height: info.height, channels: info.channels }
    const preview = await sharp(data, { raw }).webp({ quality: 30 }).toBuffer()
    return {
      width: autoOrient.width,
      height: autoOrient.height,
      colour: averageColour(data, info.channels),
      preview: `data:image/webp;base64,${preview.toString('base64')}`,
    }
  } catch (error) {
    return error instanceof Error ? firstLine(error.message) : String(error)
  }
}

function averageColour(pixels: Buffer, channels: number): string {
  const sums = [0, 0, 0]
  for (const [index, value] of pixels.entries()) {
    const channel = index % channels
    if (channel < 3) sums[channel]! += value
  }
  const count = pixels.length / channels
  // A picture in greys may have one channel.
  const [red = 0, green = red, blue = red] = sums.slice(0, Math.min(channels, 3))
  return `#${[red, green, blue]
    .map((sum) =>
      Math.round(sum / count)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

function firstLine(message: string): string {
  const line = message.split('\n')[0]?.trim() ?? ''
  return line.endsWith('.') ? line : `${line}.`
}
