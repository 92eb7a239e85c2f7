import sharp from 'sharp'
import { dominantColours } from './colour/dominantColours.ts'
import { limits } from './limits.ts'
import type { PictureFile } from './publication.ts'

export type DecodedPicture = Omit<PictureFile, 'path' | 'hash'>

/** What the build can encode from: photographs and drawings made of pixels. */
const formats: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'heif', 'avif', 'gif', 'tiff'])
/** Pixels; the height follows, and of a very tall picture the width does. */
const previewSize = { width: 16, height: 64, fit: 'inside' } as const
/** Enough pixels to count a picture's colours by area. */
const countedSize = { width: 90, height: 60, fit: 'fill' } as const

/** Decodes a picture whole, once; says in a sentence why it cannot be. */
export async function decodePicture(content: Buffer): Promise<DecodedPicture | string> {
  try {
    const { format, autoOrient } = await sharp(content).metadata()
    if (!format || !formats.has(format)) return `It is in the format "${format}", which is not one for pictures here.`
    const { width, height } = autoOrient
    if (Math.max(width, height) > limits.pictureEdge) {
      return `It has ${width} × ${height} pixels; a picture may have ${limits.pictureEdge} in width and in height.`
    }
    const seen = sharp(content).autoOrient().flatten({ background: '#ffffff' }).toColourspace('srgb')
    const { data, info } = await seen.clone().resize(previewSize).raw().toBuffer({ resolveWithObject: true })
    const counted = await seen.clone().resize(countedSize).raw().toBuffer()
    const raw = { width: info.width, height: info.height, channels: info.channels }
    const webp = await sharp(data, { raw }).webp({ quality: 30 }).toBuffer()
    return {
      width,
      height,
      colour: averageColour(data),
      colours: dominantColours(counted),
      preview: `data:image/webp;base64,${webp.toString('base64')}`,
    }
  } catch (error) {
    return error instanceof Error ? firstLine(error.message) : String(error)
  }
}

/** Of pixels in red, green and blue, one byte each. */
function averageColour(pixels: Buffer): string {
  const averages = [0, 1, 2].map((channel) => {
    let sum = 0
    for (let index = channel; index < pixels.length; index += 3) sum += pixels.readUInt8(index)
    return Math.round((sum * 3) / pixels.length)
  })
  return `#${averages.map((average) => average.toString(16).padStart(2, '0')).join('')}`
}

function firstLine(message: string): string {
  const line = message.split('\n')[0]?.trim() ?? ''
  return line.endsWith('.') ? line : `${line}.`
}
