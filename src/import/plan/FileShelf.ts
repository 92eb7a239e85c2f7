import { readFileSync, statSync } from 'node:fs'
import { basename, extname } from 'node:path'
import { slugFrom } from '../../content/schemas/fields.ts'
import { encodePath } from '../../shared/addresses/escapes.ts'
import { hashOf } from '../record/Ledger.ts'
import type { PlacedPost } from './PlacedPost.ts'

/** Extensions of files offered for download. */
const kinds: ReadonlySet<string> = new Set([
  '.pdf',
  '.zip',
  '.gz',
  '.tgz',
  '.csv',
  '.txt',
  '.epub',
  '.mobi',
  '.doc',
  '.docx',
  '.xls',
  '.xlsx',
  '.ppt',
  '.pptx',
  '.odt',
  '.ods',
  '.odp',
  '.rtf',
  '.json',
  '.ics',
  '.gpx',
  '.mp3',
  '.m4a',
  '.ogg',
  '.wav',
  '.mp4',
  '.webm',
  '.mov',
  '.jpg',
  '.jpeg',
  '.png',
  '.gif',
  '.webp',
  '.avif',
  '.stl',
])
/** Maximum size in bytes. */
const largest = 200_000_000

/** A file that texts link to, to be copied below `public/`. */
export interface ShelvedFile {
  readonly path: string
  readonly hash: string
  /** Its address on the old site. */
  readonly address: string
}

/** Collects the files of the source that texts link to; all go to `public/files/`. */
export class FileShelf {
  /** By path relative to `public/`. */
  readonly files = new Map<string, ShelvedFile>()

  /** Returns the new address of a file that a link leads to; undefined if the file is not imported. */
  offer(url: string, { placed, address }: { readonly placed: PlacedPost; readonly address: string }): string | undefined {
    const path = placed.post.findFile(url)
    if (path === undefined || !kinds.has(extname(path).toLowerCase()) || statSync(path).size > largest) return undefined
    const hash = hashOf(readFileSync(path))
    const stem = `files/${slugFrom(basename(path, extname(path)))}`
    for (let number = 1; ; number++) {
      const name = `${stem}${number === 1 ? '' : `-${number}`}${extname(path).toLowerCase()}`
      const holder = this.files.get(name)
      if (holder && holder.hash !== hash) continue
      if (!holder) this.files.set(name, { path, hash, address })
      return `/${encodePath(name)}`
    }
  }
}
