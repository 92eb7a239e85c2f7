import { readFileSync } from 'node:fs'
import { basename, extname } from 'node:path'
import type { PictureInspector } from '../../content/pictures/inspectPicture.ts'
import { slugFrom } from '../../content/schemas/fields.ts'
import { hashOf } from '../record/Ledger.ts'
import type { MadePicture, PictureMaker } from './PictureMaker.ts'
import type { PlacedPost } from './PlacedPost.ts'

/** A picture of an article, to be copied beside its text. */
export interface ShelvedPicture {
  readonly name: string
  /** The file to copy. */
  readonly path: string
  readonly hash: string
}

export type Shelved = ShelvedPicture | { readonly why: string }

interface ShelfOptions {
  readonly inspectPicture: PictureInspector
  /** Downloads a picture and returns the path of the file, or the reason for a failure; absent if downloads are off. */
  readonly download: ((url: string) => Promise<MadePicture>) | undefined
  readonly maker: PictureMaker
}

/** Finds the pictures of posts, and gives each a name in the folder of its article. */
export class PictureShelf {
  readonly #options: ShelfOptions
  /** By article folder: names, with the hashes of the files that have them. */
  readonly #names = new Map<string, Map<string, string>>()
  /** Hashes by path, since many posts share a file. */
  readonly #hashes = new Map<string, string>()

  constructor(options: ShelfOptions) {
    this.#options = options
  }

  async shelve(src: string, { post, id }: PlacedPost): Promise<Shelved> {
    const written = src.trim()
    const found = await this.#find(written, post.findFile)
    if ('why' in found) return found
    const inspection = await this.#options.inspectPicture(found.path)
    if (!('picture' in inspection)) return { why: inspection.detail.replace(/\.$/, '').replace(/^./, (letter) => letter.toLowerCase()) }
    const hash = this.#hashes.get(found.path) ?? hashOf(readFileSync(found.path))
    this.#hashes.set(found.path, hash)
    return { name: this.#nameFor(id, { path: found.path, hash }), path: found.path, hash }
  }

  async #find(src: string, findFile: PlacedPost['post']['findFile']): Promise<MadePicture> {
    const { download, maker } = this.#options
    if (/^data:/i.test(src)) return maker.decode(src)
    const path = findFile(src)
    if (path !== undefined) return extname(path).toLowerCase() === '.svg' ? maker.draw(path) : { path }
    if (!/^(?:https?:)?\/\//i.test(src)) return { why: 'there is no such file in the source' }
    if (!download) return { why: 'it is on another server; `--download` fetches it' }
    return download(src.startsWith('//') ? `https:${src}` : src)
  }

  /** Returns the file's name in an article's folder: equal files share one, others are numbered. */
  #nameFor(id: string, { path, hash }: { readonly path: string; readonly hash: string }): string {
    const names = this.#names.get(id) ?? new Map<string, string>()
    this.#names.set(id, names)
    const extension = extname(path)
      .toLowerCase()
      .replace(/[^.a-z0-9]/g, '')
    const stem = slugFrom(basename(path, extname(path))).slice(0, 60)
    const wanted = `${stem}${extension}`
    for (let number = 1; ; number++) {
      const name = number === 1 ? wanted : `${stem}-${number}${extension}`
      const holder = names.get(name)
      if (holder !== undefined && holder !== hash) continue
      names.set(name, hash)
      return name
    }
  }
}

/** Returns `./name`, as texts refer to a picture beside them. */
export function besideText(name: string): string {
  return `./${encodeURI(name)}`
}
