import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../platform/testing/temporaryFolder.ts'
import { readSealed } from '../../platform/files/sealedFile.ts'
import type { Focus } from '../../shared/pictures/picture.ts'
import { encodePictures } from './encodePictures.ts'
import { createPicturePlanner, encodingVersion } from './planPictures.ts'

it('a crop shows the part around the focus point of each article', async () => {
  const folder = temporaryFolder('crops')
  const path = join(folder, 'p.png')
  const blue = await sharp({ create: { width: 300, height: 200, channels: 3, background: 'blue' } })
    .png()
    .toBuffer()
  await sharp({ create: { width: 600, height: 200, channels: 3, background: 'red' } })
    .composite([{ input: blue, left: 300, top: 0 }])
    .png()
    .toFile(path)
  const file = { path, hash: 'cafe', width: 600, height: 200, colour: '#888888', colours: [], preview: '' }
  const planner = createPicturePlanner()
  const points: readonly Focus[] = [
    [0, 0.5],
    [1, 0.5],
  ]
  for (const focus of points) planner.lead(file, 'Two colours', focus)
  const files = await encodePictures(planner.planned(), { cacheDirectory: folder, isThere: () => false })
  const middles = await Promise.all(
    files
      .filter(({ path: name }) => name.includes('-1x1'))
      .map(async ({ path: name, source }) => {
        const { dominant } = await sharp(readSealed(source)).stats()
        return `${name.split('/').at(-1)} ${dominant.r > dominant.b ? 'red' : 'blue'}`
      }),
  )
  expect(middles).toEqual([`cafe-${encodingVersion}-1x1-0x500.jpg red`, `cafe-${encodingVersion}-1x1-1000x500.jpg blue`])
})

it('a picture with transparent parts is encoded on white in every size and crop, so that no preview shows through it', async () => {
  const folder = temporaryFolder('clear')
  const path = join(folder, 'p.png')
  await sharp({ create: { width: 600, height: 400, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .png()
    .toFile(path)
  const planner = createPicturePlanner()
  planner.lead({ path, hash: 'cafe', width: 600, height: 400, colour: '#ffffff', colours: [], preview: '' }, 'Nothing')
  const files = await encodePictures(planner.planned(), { cacheDirectory: folder, isThere: () => false })
  expect(files.length).toBeGreaterThan(3)
  for (const { path: name, source } of files) {
    const { isOpaque, channels } = await sharp(readSealed(source)).stats()
    expect([name, isOpaque, channels.slice(0, 3).every(({ min }) => min > 250)]).toEqual([name, true, true])
  }
})
