import type { Sharp, SharpConstructor } from 'sharp'
import { cardSize } from '../../shared/pictures/cards.ts'
import { type Focus, cropArea } from '../../shared/pictures/picture.ts'
import { unpackWoff2 } from '../../platform/fonts/unpackWoff2.ts'
import { type CardScene, type CardStyle, type SocialCard, houseStyle } from '../SocialCard.ts'
import { CardFaces } from './CardFaces.ts'
import { renderOpening, renderGround, cornerLeft } from './renderGround.ts'
import { renderEmptyCorner, renderWords, corner } from './renderCorner.ts'

interface DrawerOptions {
  /** Reads a file below the output folder (a picture or a font); undefined if it does not exist. */
  readPicture(file: string): Promise<Uint8Array | undefined>
}

/** The pixels of a card without its corner: RGB, one byte per channel. */
type Ground = Buffer

/** Number of grounds kept in memory, 2.3 MB each: neighbouring cards show the same picture. */
const mostGrounds = 8
const channels = 3

/**
 * Draws cards: the ground once for all cards that share it, and the corner with its text over it. The drawing packages are loaded with the
 * first card.
 */
export class CardDrawer {
  readonly #options: DrawerOptions
  readonly #grounds = new Map<string, Promise<Ground | undefined>>()
  /** Card-sized buffers for reuse: allocating one costs a millisecond. */
  readonly #spare: Buffer[] = []
  /** The corner with the most recent mark: all cards of a publication have the same mark. */
  #emptyCorner: { readonly key: string; readonly pixels: Promise<Buffer> } | undefined
  #opening: Promise<Opening> | undefined
  /** Loaded for the most recent fonts: all cards of a publication use the same fonts. */
  #tools: { readonly key: string; readonly loaded: Promise<Tools> } | undefined

  constructor(options: DrawerOptions) {
    this.#options = options
  }

  /** Draws a card as JPEG; undefined if its picture does not exist. */
  async draw(card: SocialCard): Promise<Buffer | undefined> {
    try {
      const { style = houseStyle } = card
      const tools = await this.#toolsFor(style.faces)
      await tools.faces.add(textsOf(card))
      const ground = await this.#groundOf({ scene: card.scene, style }, tools)
      return ground && (await this.#layCorner(card, ground, tools))
    } catch (cause) {
      throw new Error(`The social card of “${card.title}” could not be drawn.`, { cause })
    }
  }

  /** Loads the drawing packages and fonts; a failure is not cached, so the next call tries again. */
  #toolsFor(files: readonly string[]): Promise<Tools> {
    const key = JSON.stringify(files)
    if (this.#tools?.key !== key) {
      const loaded = loadTools(() => Promise.all(files.map((file) => this.#readFace(file))))
      loaded.catch(() => (this.#tools = undefined))
      this.#tools = { key, loaded }
    }
    return this.#tools.loaded
  }

  async #readFace(file: string): Promise<Uint8Array> {
    const face = await this.#options.readPicture(file)
    if (!face) throw new Error(`The face ${file} is not in the output.`)
    return unpackWoff2(face)
  }

  async #groundOf({ scene, style }: Required<Behind>, tools: Tools): Promise<Ground | undefined> {
    const key = groundKey({ scene, style })
    const known = this.#grounds.get(key)
    const ground = known ?? this.#drawGround({ scene, style }, tools)
    this.#grounds.delete(key)
    this.#grounds.set(key, ground)
    for (const oldest of this.#grounds.keys()) {
      if (this.#grounds.size <= mostGrounds) break
      this.#grounds.delete(oldest)
    }
    try {
      const drawn = await ground
      if (!drawn) this.#grounds.delete(key)
      return drawn
    } catch (error) {
      this.#grounds.delete(key)
      throw error
    }
  }

  async #drawGround({ scene, style }: Required<Behind>, { sharp, faces: { typesetter } }: Tools): Promise<Ground | undefined> {
    if (scene.kind !== 'picture') return pixelsOf(sharp(Buffer.from(renderGround(scene, style, typesetter))))
    const picture = await this.#options.readPicture(scene.file)
    if (!picture) return undefined
    const ground = await pixelsOf(await cover(sharp(picture), scene.focus))
    if (style.shape !== 'corner') return ground
    blend(ground, await this.#openingOf(sharp))
    return ground
  }

  /** Returns the part of a ground that lies over every picture; it is the same on all cards. */
  #openingOf(sharp: SharpConstructor): Promise<Opening> {
    this.#opening ??= drawOpening(sharp)
    this.#opening.catch(() => (this.#opening = undefined))
    return this.#opening
  }

  /** Lays the corner and its text over a copy of the ground. Neither has transparent pixels, so whole rows are copied. */
  async #layCorner(card: SocialCard, ground: Ground, tools: Tools): Promise<Buffer> {
    const { sharp, faces } = tools
    const { svg, left, top, cornerTop } = renderWords(card, faces.typesetter)
    const [emptyCorner, { data: words, info }] = await Promise.all([
      this.#emptyCornerOf(card, tools),
      sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true }),
    ])
    const whole = this.#spare.pop() ?? Buffer.allocUnsafe(ground.length)
    ground.copy(whole)
    const cornerWidth = cardSize.width - cornerLeft
    for (let y = cornerTop; y < cardSize.height; y += 1) {
      const line = y < cornerTop + corner.thickness ? y - cornerTop : y
      copyLine({ from: emptyCorner, line, width: cornerWidth }, whole, { left: cornerLeft, y })
    }
    for (let line = 0; line < info.height; line += 1) copyLine({ from: words, line, width: info.width }, whole, { left, y: top + line })
    // Optimised Huffman codes would save 5 % of the bytes and double the encoding time.
    const jpeg = await sharp(whole, { raw: { ...cardSize, channels } })
      .jpeg({ quality: 85, optimiseCoding: false })
      .toBuffer()
    this.#spare.push(whole)
    return jpeg
  }

  async #emptyCornerOf({ mark, direction, style = houseStyle }: SocialCard, { sharp, faces: { typesetter } }: Tools): Promise<Buffer> {
    const key = JSON.stringify([mark, direction, style])
    if (this.#emptyCorner?.key !== key) {
      const pixels = sharp(Buffer.from(renderEmptyCorner({ mark, direction, style }, typesetter)))
        .removeAlpha()
        .raw()
        .toBuffer()
      pixels.catch(() => (this.#emptyCorner = undefined))
      this.#emptyCorner = { key, pixels }
    }
    return this.#emptyCorner.pixels
  }
}

interface Line {
  readonly from: Buffer
  readonly line: number
  /** Pixels. */
  readonly width: number
}

function copyLine({ from, line, width }: Line, whole: Buffer, { left, y }: { readonly left: number; readonly y: number }): void {
  from.copy(whole, (y * cardSize.width + left) * channels, line * width * channels, (line + 1) * width * channels)
}

/** What is drawn behind the text. */
interface Behind {
  readonly scene: CardScene
  readonly style?: CardStyle
}

/** Returns a key that is equal for cards with the same ground. */
export function groundKey({ scene, style = houseStyle }: Behind): string {
  return JSON.stringify([scene.kind === 'picture' && !scene.focus ? scene.file : scene, style])
}

interface Tools {
  readonly sharp: SharpConstructor
  readonly faces: CardFaces
}

async function loadTools(readFaces: () => Promise<readonly Uint8Array[]>): Promise<Tools> {
  const [{ default: sharp }, faces] = await Promise.all([import('sharp'), CardFaces.load(await readFaces())])
  sharp.concurrency(1)
  return { sharp, faces }
}

/** Returns all text on a card. */
function textsOf({ title, kicker = '', mark, scene }: SocialCard): readonly string[] {
  return [title, kicker, 'text' in mark ? mark.text : '', scene.kind === 'monogram' ? scene.name : '']
}

/** Scales and crops a picture to the size of a card, around the focus if the scene has one. */
async function cover(picture: Sharp, focus: Focus | undefined): Promise<Sharp> {
  const area = focus && cropArea(await picture.metadata(), cardSize.width / cardSize.height, focus)
  return (area ? picture.extract(area) : picture).resize({ ...cardSize, fit: 'cover' })
}

/** Returns the pixels of a picture as those of a ground: opaque RGB. */
function pixelsOf(picture: Sharp): Promise<Buffer> {
  return picture.flatten().toColourspace('srgb').raw().toBuffer()
}

/** Pixels with an alpha channel, and where they are on a card. */
interface Opening {
  readonly pixels: Buffer
  readonly left: number
  readonly top: number
  readonly width: number
}

async function drawOpening(sharp: SharpConstructor): Promise<Opening> {
  const { svg, left, top } = renderOpening()
  const { data: pixels, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { pixels, left, top, width: info.width }
}

/** Blends pixels with an alpha channel over a ground. */
function blend(ground: Ground, { pixels, left, top, width }: Opening): void {
  for (let index = 0; index * 4 < pixels.length; index += 1) {
    const alpha = pixels[index * 4 + 3] ?? 0
    if (alpha === 0) continue
    const place = ((top + Math.floor(index / width)) * cardSize.width + left + (index % width)) * channels
    for (let channel = 0; channel < channels; channel += 1) {
      const [above = 0, below = 0] = [pixels[index * 4 + channel], ground[place + channel]]
      ground[place + channel] = Math.round((above * alpha + below * (255 - alpha)) / 255)
    }
  }
}
