import type { Entry } from './load/entry.ts'
import type { PictureTable } from './load/loadedContent.ts'
import { decodeSource } from './load/namedPictures.ts'
import { picturePath } from './load/picturePath.ts'
import { escapeHtml } from '../shared/escapeHtml.ts'
import type { WrittenBlock } from './blocks/blockSchemas.ts'
import type { Body, BodyBlock, BodyPicture, PictureFile } from './publication.ts'
import { withoutUndefined } from './withoutUndefined.ts'

interface Place {
  readonly file: string
  readonly pictures: PictureTable
}

/** The body of an entry with its pictures opened. */
export function assembleBody({ source, body }: Entry<unknown>, pictures: PictureTable): Body {
  const { parts, notes, headings, words } = body
  return {
    parts: parts.map((part) => {
      if (typeof part === 'string') return part
      if ('block' in part) return assembleBlock(part.block, { file: source.file, pictures })
      const picture = openPicture({ file: source.file, source: decodeSource(part.source), pictures })
      return { picture, alt: part.alt, ...withoutUndefined({ caption: part.caption }) }
    }),
    ...withoutUndefined({ notes }),
    headings,
    words,
  }
}

function assembleBlock(block: WrittenBlock, place: Place): BodyBlock {
  if (block.kind !== 'before-after') return block
  const side = ({ src: source, alt = '', caption }: (typeof block)['before']): BodyPicture => ({
    picture: openPicture({ ...place, source }),
    alt,
    caption: escapeHtml(caption),
  })
  return { kind: block.kind, before: side(block.before), after: side(block.after) }
}

/** The opened picture that a file names; only for one that the checks let pass. */
export function openPicture(options: Place & { readonly source: string }): PictureFile {
  const { file, source, pictures } = options
  const found = picturePath(file, source)
  const inspection = found.kind === 'path' ? pictures.get(found.path) : undefined
  if (!inspection || !('picture' in inspection)) throw new Error(`A picture with errors was let pass: ${source} in ${file}`)
  return inspection.picture
}
