import { existsSync, linkSync, readFileSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '../../platform/testing/temporaryFolder.ts'
import { readSealed, writeSealed } from '../../platform/files/sealedFile.ts'
import { limits } from '../limits.ts'
import { createPictureInspector, decodePicture } from './inspectPicture.ts'

describe('inspectPicture', () => {
  let directory = ''
  let cacheDirectory = ''

  beforeEach(() => {
    directory = temporaryFolder('pictures')
    cacheDirectory = join(directory, 'cache')
  })

  async function draw(name: string, options: { readonly orientation?: number; readonly background?: string } = {}): Promise<string> {
    const path = join(directory, name)
    const plain = sharp({ create: { width: 40, height: 30, channels: 3, background: options.background ?? '#c08040' } })
    await (options.orientation ? plain.withMetadata({ orientation: options.orientation }) : plain).toFile(path)
    return path
  }

  const cached = () => readdirSync(cacheDirectory)

  test('returns the size, colours, preview and content hash of a picture', async () => {
    const path = await draw('a.png')
    const inspection = await createPictureInspector({ cacheDirectory })(path)
    expect(inspection).toEqual({
      picture: {
        path,
        hash: expect.stringMatching(/^[0-9a-f]{12}$/),
        width: 40,
        height: 30,
        colour: '#c08040',
        colours: [{ colour: '#c08040', percent: 100 }],
        preview: expect.stringMatching(/^data:image\/webp;base64,UklGR/),
      },
    })
  })

  test('returns the displayed size of a picture that is stored rotated', async () => {
    const path = await draw('a.jpg', { orientation: 6 })
    expect(await createPictureInspector({ cacheDirectory })(path)).toMatchObject({ picture: { width: 30, height: 40 } })
  })

  test('treats transparent pixels as white', async () => {
    const path = join(directory, 'a.png')
    await sharp({ create: { width: 4, height: 4, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } }).toFile(path)
    expect(await createPictureInspector({ cacheDirectory })(path)).toMatchObject({ picture: { colour: '#ffffff' } })
  })

  test('decodes equal contents once, and keeps the result for later runs', async () => {
    const first = await draw('a.png')
    const second = join(directory, 'b.png')
    writeFileSync(second, readFileSync(first))
    const inspect = createPictureInspector({ cacheDirectory })
    const [a, b] = await Promise.all([inspect(first), inspect(second)])
    expect(a).toMatchObject({ picture: { path: first } })
    expect(b).toMatchObject({ picture: { path: second } })
    expect(cached()).toHaveLength(1)

    const file = join(cacheDirectory, cached()[0] ?? '')
    writeSealed(file, readSealed(file)?.toString().replace('#c08040', '#123456') ?? '')
    expect(await createPictureInspector({ cacheDirectory })(first)).toMatchObject({ picture: { colour: '#123456' } })
  })

  test('does not decode a content again in the same run', async () => {
    const first = await draw('a.png')
    const second = join(directory, 'b.png')
    writeFileSync(second, readFileSync(first))
    const inspect = createPictureInspector({ cacheDirectory })
    await inspect(first)
    rmSync(cacheDirectory, { recursive: true })
    await inspect(second)
    expect(existsSync(cacheDirectory)).toBe(false)
  })

  test.each(['', '{', '{"width":0}', 'null'])('uses no cache file that contains %j, and replaces it', async (content) => {
    const path = await draw('a.png')
    await createPictureInspector({ cacheDirectory })(path)
    writeFileSync(join(cacheDirectory, cached()[0] ?? ''), content)
    expect(await createPictureInspector({ cacheDirectory })(path)).toMatchObject({ picture: { colour: '#c08040' } })
    expect(cached()).toHaveLength(1)
  })

  test('replaces a cache file in which one character was altered', async () => {
    const path = await draw('a.png')
    const inspection = await createPictureInspector({ cacheDirectory })(path)
    const file = join(cacheDirectory, cached()[0] ?? '')
    const whole = readFileSync(file)
    writeFileSync(file, whole.toString().replace('#c08040', '#c08041'))
    expect(await createPictureInspector({ cacheDirectory })(path)).toEqual(inspection)
    expect(readFileSync(file)).toEqual(whole)
  })

  test('gives the same result after the cache was deleted', async () => {
    const path = await draw('a.png')
    const first = await createPictureInspector({ cacheDirectory })(path)
    rmSync(cacheDirectory, { recursive: true })
    expect(await createPictureInspector({ cacheDirectory })(path)).toEqual(first)
  })

  test('reads a file once that has two names, and returns each name', async () => {
    const first = await draw('a.png')
    const second = join(directory, 'b.png')
    linkSync(first, second)
    const inspect = createPictureInspector({ cacheDirectory })
    utimesSync(first, 1, 1)
    const before = await inspect(first)
    writeFileSync(first, Buffer.alloc(statSync(first).size))
    utimesSync(first, 1, 1)
    expect(before).toMatchObject({ picture: { path: first } })
    expect(await inspect(second)).toEqual({ picture: { ...(before as { picture: object }).picture, path: second } })
  })

  test('reads a path once for two concurrent requests', async () => {
    const path = await draw('a.png')
    const inspect = createPictureInspector({ cacheDirectory })
    const first = inspect(path)
    const second = inspect(path)
    expect(await second).toBe(await first)
  })

  test('reads a changed file again', async () => {
    const path = await draw('a.png')
    const inspect = createPictureInspector({ cacheDirectory })
    await inspect(path)
    await draw('a.png', { background: '#0000ff' })
    expect(await inspect(path)).toMatchObject({ picture: { colour: '#0000ff' } })
  })

  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>'

  test.each([
    ['no picture', 'words', 'It is not a picture in a format that can be read.', 'Save it as JPEG, PNG, WebP or AVIF.'],
    ['nothing', '', 'The file is empty.', 'Save the picture again.'],
    ['a drawing of lines', drawing, 'It is a drawing in SVG.', 'Save it as JPEG, PNG, WebP or AVIF.'],
    [
      'a photograph of a telephone',
      '\0\0\0\x18ftypheic\0\0\0\0mif1heic',
      'It is an HEIC photograph.',
      'Save it as JPEG, PNG, WebP or AVIF.',
    ],
    ['a page', '<!DOCTYPE html><title>Not found</title>', 'It is a web page.', 'Save it as JPEG, PNG, WebP or AVIF.'],
    ['a document', '%PDF-1.7\n', 'It is a PDF.', 'Save it as JPEG, PNG, WebP or AVIF.'],
    [
      'a pointer',
      'version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 9\n',
      'It is only the pointer that Git LFS keeps in place of the picture.',
      'Run `git lfs pull`.',
    ],
  ])('reports a file with %s as broken, with the reason and what to do', async (_name, content, detail, fix) => {
    const path = join(directory, 'a.jpg')
    writeFileSync(path, content, 'latin1')
    expect(await createPictureInspector({ cacheDirectory })(path)).toEqual({ reason: 'broken', detail, fix })
  })

  test.each(['a.png', 'a.jpg', 'a.webp', 'a.avif'])('reports the truncated picture %s as damaged, in plain words', async (name) => {
    const path = await draw(name)
    const content = readFileSync(path)
    writeFileSync(path, content.subarray(0, content.length - 20))
    expect(await createPictureInspector({ cacheDirectory })(path)).toEqual({
      reason: 'broken',
      detail: 'The file is damaged or not complete.',
      fix: 'Save the picture again.',
    })
  })

  test('reports a path without a file, or to a folder, as missing', async () => {
    const inspect = createPictureInspector({ cacheDirectory })
    expect(await inspect(join(directory, 'nowhere.png'))).toMatchObject({ reason: 'missing' })
    expect(await inspect(directory)).toMatchObject({ reason: 'missing' })
  })
})

describe('decodePicture', () => {
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#c08040' } })
      .png({ compressionLevel: 1 })
      .toBuffer()

  const most = limits.pictureEdge

  test.each([
    [most + 1, 10],
    [10, most + 1],
    [most + 1, 1],
  ])('refuses a picture of %i by %i pixels, which is larger than the build can encode', async (width, height) => {
    expect(await decodePicture(await picture(width, height))).toEqual({
      detail: `It has ${width} × ${height} pixels; a picture may have at most 16383 in width and in height.`,
      fix: 'Make it smaller.',
    })
  })

  test.each([
    [most, 1],
    [1, most],
    [most, 10],
    [10, most],
  ])('accepts a picture of %i by %i pixels, which can be encoded', async (width, height) => {
    const content = await picture(width, height)
    expect(await decodePicture(content)).toMatchObject({ width, height })
    for (const format of ['avif', 'webp'] as const) {
      const resized = sharp(content).resize({ width: Math.min(width, 2000), withoutEnlargement: true })
      expect((await resized.toFormat(format).toBuffer()).length).toBeGreaterThan(0)
    }
  })
})
