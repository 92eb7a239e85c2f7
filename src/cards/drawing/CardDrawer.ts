import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Sharp, SharpConstructor } from 'sharp'
import { cardSize } from '../../shared/cards.ts'
import type { CardMark, CardScene, SocialCard } from '../SocialCard.ts'
import { Typesetter, unpackWoff } from './Typesetter.ts'
import { renderDoor, renderGround, roomLeft } from './renderGround.ts'
import { renderEmptyRoom, renderWords, room } from './renderRoom.ts'

interface DrawerOptions {
  /** The bytes of a picture below the output folder; undefined where it is not there. */
  readPicture(file: string): Promise<Uint8Array | undefined>
}

/** All of a card but its room, in red, green and blue, one byte each. */
type Ground = Buffer

/** Grounds that are kept, each of 2.3 MB: neighbouring cards show the same picture. */
const mostGrounds = 8
const channels = 3

/**
 * Draws cards: the ground once for all cards that show the same, the room with the words over it. The packages that draw are loaded with
 * the first card.
 */
export class CardDrawer {
  readonly #options: DrawerOptions
  readonly #grounds = new Map<string, Promise<Ground | undefined>>()
  /** Memory for whole cards, used again: new memory of this size costs a millisecond. */
  readonly #spare: Buffer[] = []
  /** That of the last mark: all cards of a publication have the same. */
  #emptyRoom: { readonly key: string; readonly pixels: Promise<Buffer> } | undefined
  #tools: Promise<Tools> | undefined

  constructor(options: DrawerOptions) {
    this.#options = options
  }

  /** A card as JPEG; undefined where its picture is not there. */
  async draw(card: SocialCard): Promise<Buffer | undefined> {
    try {
      const tools = await (this.#tools ??= loadTools())
      const ground = await this.#groundOf(card.scene, tools)
      return ground && (await this.#layRoom(card, ground, tools))
    } catch (cause) {
      throw new Error(`The social card of “${card.title}” could not be drawn.`, { cause })
    }
  }

  async #groundOf(scene: CardScene, tools: Tools): Promise<Ground | undefined> {
    const key = groundKey(scene)
    const known = this.#grounds.get(key)
    const ground = known ?? this.#drawGround(scene, tools)
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

  async #drawGround(scene: CardScene, { sharp, typesetter }: Tools): Promise<Ground | undefined> {
    if (scene.kind !== 'picture') return plain(sharp(Buffer.from(renderGround(scene, typesetter))))
    const picture = await this.#options.readPicture(scene.file)
    if (!picture) return undefined
    const ground = await plain(sharp(picture).resize({ ...cardSize, fit: 'cover' }))
    const { svg, left, top } = renderDoor()
    const { data, info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true })
    blend(ground, data, { left, top, width: info.width })
    return ground
  }

  /** Lays the room and its words over a copy of the ground. Neither has a transparent pixel, so their lines are copied. */
  async #layRoom(card: SocialCard, ground: Ground, tools: Tools): Promise<Buffer> {
    const { sharp, typesetter } = tools
    const { svg, left, top, roomTop } = renderWords(card, typesetter)
    const [emptyRoom, { data: words, info }] = await Promise.all([
      this.#emptyRoomOf(card.mark, tools),
      sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true }),
    ])
    const whole = this.#spare.pop() ?? Buffer.allocUnsafe(ground.length)
    ground.copy(whole)
    const roomWidth = cardSize.width - roomLeft
    for (let y = roomTop; y < cardSize.height; y += 1) {
      const line = y < roomTop + room.wall ? y - roomTop : y
      copyLine({ from: emptyRoom, line, width: roomWidth }, whole, { left: roomLeft, y })
    }
    for (let line = 0; line < info.height; line += 1) copyLine({ from: words, line, width: info.width }, whole, { left, y: top + line })
    // Codes made for each picture would save 5 % of its bytes and take as long again as all the rest of the encoding.
    const jpeg = await sharp(whole, { raw: { ...cardSize, channels } })
      .jpeg({ quality: 85, optimiseCoding: false })
      .toBuffer()
    this.#spare.push(whole)
    return jpeg
  }

  async #emptyRoomOf(mark: CardMark, { sharp, typesetter }: Tools): Promise<Buffer> {
    const key = JSON.stringify(mark)
    if (this.#emptyRoom?.key !== key) {
      const pixels = sharp(Buffer.from(renderEmptyRoom(mark, typesetter)))
        .removeAlpha()
        .raw()
        .toBuffer()
      this.#emptyRoom = { key, pixels }
    }
    return this.#emptyRoom.pixels
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

/** Equal for cards with the same ground. */
export function groundKey(scene: CardScene): string {
  return scene.kind === 'picture' ? scene.file : JSON.stringify(scene)
}

interface Tools {
  readonly sharp: SharpConstructor
  readonly typesetter: Typesetter
}

async function loadTools(): Promise<Tools> {
  const [{ default: sharp }, typesetter] = await Promise.all([import('sharp'), loadTypesetter()])
  sharp.concurrency(1)
  return { sharp, typesetter }
}

function plain(picture: Sharp): Promise<Buffer> {
  return picture.flatten().toColourspace('srgb').raw().toBuffer()
}

interface Place {
  readonly left: number
  readonly top: number
  readonly width: number
}

/** Lays pixels with an alpha channel over a ground. */
function blend(ground: Ground, pixels: Buffer, { left, top, width }: Place): void {
  for (let index = 0; index * 4 < pixels.length; index += 1) {
    const [x, y] = [left + (index % width), top + Math.floor(index / width)]
    const alpha = pixels.readUInt8(index * 4 + 3) / 255
    for (let channel = 0; channel < channels; channel += 1) {
      const place = (y * cardSize.width + x) * channels + channel
      const [above, below] = [pixels.readUInt8(index * 4 + channel), ground.readUInt8(place)]
      ground.writeUInt8(Math.round(above * alpha + below * (1 - alpha)), place)
    }
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
