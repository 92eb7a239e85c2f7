import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inParallel } from '../../platform/inParallel.ts'
import { writeSealed } from '../../platform/sealedFile.ts'
import { type EncodedFile, isLost } from '../images/encodePictures.ts'
import { type SocialCard, cardFile, cardSize } from './SocialCard.ts'
import { Typesetter, unpackWoff } from './Typesetter.ts'
import { renderCardSvg } from './renderCardSvg.ts'

interface CardOptions {
  readonly cacheDirectory: string
  /** Whether the output already has a file, so that the cache need not. */
  isThere(path: string): boolean
  /** The path of a picture's file, by the picture's base. */
  pictureFile(base: string): string
  /** Called after each card that had to be drawn. */
  progress?(done: number, total: number): void
}

/** Cards drawn at once; each uses one thread. */
const atOnce = 2

/** Draws the cards that are neither in the output nor intact in the cache, and lists the files of all. */
export async function drawCards(cards: readonly SocialCard[], options: CardOptions): Promise<readonly EncodedFile[]> {
  const folder = join(options.cacheDirectory, 'cards')
  const files = cards.map((card) => ({ card, path: cardFile(card), source: join(folder, basename(cardFile(card))) }))
  const missing = files.filter((file) => isLost(file, options))
  if (missing.length > 0) {
    const typesetter = await loadTypesetter()
    let done = 0
    await inParallel(missing, {
      atOnce,
      async work({ card, source }) {
        writeSealed(source, await drawOne(card, { ...options, typesetter }))
        done += 1
        options.progress?.(done, missing.length)
      },
    })
  }
  return files.map(({ path, source }) => ({ path, source }))
}

async function drawOne(card: SocialCard, options: CardOptions & { readonly typesetter: Typesetter }): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  const { svg, left, top } = renderCardSvg(card, options.typesetter)
  const words = Buffer.from(svg)
  const whole =
    card.scene.kind === 'picture'
      ? sharp(options.pictureFile(card.scene.base))
          .rotate()
          .resize({ ...cardSize, fit: 'cover' })
          .flatten()
          .composite([{ input: words, left, top }])
      : sharp(words).flatten()
  try {
    return await whole.jpeg({ quality: 85 }).toBuffer()
  } catch (cause) {
    throw new Error(`The social card of “${card.title}” could not be drawn.`, { cause })
  }
}

/** The headline face, split by script as in its package, and a face for Hangul. */
const faces = [
  ...['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext'].map(
    (script) => `@fontsource/brygada-1918/files/brygada-1918-${script}-500-normal.woff`,
  ),
  '@fontsource/gowun-batang/files/gowun-batang-korean-700-normal.woff',
]

/** Loads the faces of the cards, which come with the engine. */
export async function loadTypesetter(): Promise<Typesetter> {
  const shaper = await import('harfbuzzjs')
  const files = await Promise.all(faces.map((name) => readFile(fileURLToPath(import.meta.resolve(name)))))
  const fonts = files.map((file) => new shaper.Font(new shaper.Face(new shaper.Blob(unpackWoff(file)))))
  return new Typesetter(shaper, fonts)
}
