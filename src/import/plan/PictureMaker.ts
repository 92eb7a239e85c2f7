import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { replaceFile } from '../../platform/files/replaceFile.ts'
import { hashOf } from '../record/Ledger.ts'

/** A file, or the reason that there is none, as the end of a sentence. */
export type MadePicture = { readonly path: string } | { readonly why: string }

/** Maximum size of a drawing in bytes, and of its longer edge in pixels. */
const [largestDrawing, edge] = [5_000_000, 1600]

/** Makes picture files, in the cache, of what a source has in other forms. */
export class PictureMaker {
  readonly #folder: string

  constructor(cache: string) {
    this.#folder = join(cache, 'imported')
  }

  /** Renders an SVG as a bitmap, since articles do not allow SVG, which may contain scripts. */
  async draw(path: string): Promise<MadePicture> {
    if (statSync(path).size > largestDrawing) return { why: 'it is too large for a drawing' }
    const content = readFileSync(path)
    const made = join(this.#folder, hashOf(content), `${basename(path, extname(path))}.png`)
    if (existsSync(made)) return { path: made }
    const { default: sharp } = await import('sharp')
    try {
      // From memory, so that it has no folder to load other files from.
      const drawn = await sharp(content, { limitInputPixels: 100_000_000, density: 144 })
        .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
        .png()
        .timeout({ seconds: 20 })
        .toBuffer()
      return { path: this.#keep(made, drawn) }
    } catch (error) {
      if (error instanceof Error) return { why: 'it is a drawing that cannot be rendered' }
      throw error
    }
  }

  /** Decodes a picture in a `data:` URL. */
  decode(address: string): MadePicture {
    const [, kind, body] = /^data:image\/(png|jpeg|jpg|gif|webp|avif);base64,([A-Za-z0-9+/=\s]+)$/i.exec(address) ?? []
    if (kind === undefined || body === undefined) return { why: 'it is part of the text itself, in an unknown format' }
    const content = Buffer.from(body, 'base64')
    return { path: this.#keep(join(this.#folder, hashOf(content), `picture.${kind.toLowerCase()}`), content) }
  }

  #keep(path: string, content: Buffer): string {
    if (existsSync(path)) return path
    mkdirSync(join(path, '..'), { recursive: true })
    replaceFile(path, content)
    return path
  }
}
