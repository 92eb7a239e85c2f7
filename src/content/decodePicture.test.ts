import sharp from 'sharp'
import { expect, test } from 'vitest'
import { decodePicture } from './decodePicture.ts'
import { limits } from './limits.ts'

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c08040' } })
    .png({ compressionLevel: 1 })
    .toBuffer()

const most = limits.pictureEdge

test.each([
  [most + 1, 10],
  [10, most + 1],
  [most + 1, 1],
])('a picture of %i by %i pixels is larger than the build can encode', async (width, height) => {
  expect(await decodePicture(await picture(width, height))).toBe(
    `It has ${width} × ${height} pixels; a picture may have 16383 in width and in height.`,
  )
})

test.each([
  [most, 1],
  [1, most],
  [most, 10],
  [10, most],
])('a picture of %i by %i pixels is taken, and can be encoded', async (width, height) => {
  const content = await picture(width, height)
  expect(await decodePicture(content)).toMatchObject({ width, height })
  for (const format of ['avif', 'webp'] as const) {
    const resized = sharp(content).resize({ width: Math.min(width, 2000), withoutEnlargement: true })
    expect((await resized.toFormat(format).toBuffer()).length).toBeGreaterThan(0)
  }
})
