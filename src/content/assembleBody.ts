import type { Entry } from './load/entry.ts'
import type { PictureTable } from './load/loadedContent.ts'
import { decodeSource } from './load/namedPictures.ts'
import { picturePath } from './load/picturePath.ts'
import type { Body, PictureFile } from './publication.ts'
import { withoutUndefined } from './withoutUndefined.ts'

/** The body of an entry with its pictures opened. */
export function assembleBody({ source, body }: Entry<unknown>, pictures: PictureTable): Body {
  const { parts, notes, headings, words } = body
  return {
    parts: parts.map((part) => {
      if (typeof part === 'string') return part
      const picture = openPicture({ file: source.file, source: decodeSource(part.source), pictures })
      return { picture, alt: part.alt, ...withoutUndefined({ caption: part.caption }) }
    }),
    ...withoutUndefined({ notes }),
    headings,
    words,
  }
}

/** The opened picture that a file names; only for one that the checks let pass. */
export function openPicture(options: { readonly file: string; readonly source: string; readonly pictures: PictureTable }): PictureFile {
  const { file, source, pictures } = options
  const found = picturePath(file, source)
  const inspection = found.kind === 'path' ? pictures.get(found.path) : undefined
  if (!inspection || !('picture' in inspection)) throw new Error(`A picture with errors was let pass: ${source} in ${file}`)
  return inspection.picture
}
