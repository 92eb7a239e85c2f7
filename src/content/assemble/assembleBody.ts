import { escapeHtml } from '../../shared/html/escapeHtml.ts'
import { decodeEscapes } from '../../shared/addresses/escapes.ts'
import type { BodyBlock, WrittenBlock } from '../blocks/engineBlocks.ts'
import type { BodyPicture, PictureFile } from '../pictures/bodyPicture.ts'
import type { Entry } from '../load/entries/entry.ts'
import type { PictureTable } from '../load/loadedContent.ts'
import { picturePath } from '../load/namedPictures.ts'
import { linksBelow } from '../markdown/plugins/links.ts'
import type { RenderedBody } from '../markdown/renderedBody.ts'
import type { Article, Body } from '../publication.ts'
import type { ArticleFrontMatter } from '../schemas/entrySchemas.ts'
import { withoutUndefined } from '../../shared/withoutUndefined.ts'

/** What assembling a body needs. */
export interface BodySources {
  readonly pictures: PictureTable
  /** Path prefix of local links; empty at the root of the host. */
  readonly base: string
}

interface Place extends BodySources {
  readonly file: string
}

/** Assembles the body of an entry, with its pictures opened. */
export function assembleBody(
  { source, digest, body }: Pick<Entry<unknown>, 'source' | 'digest' | 'body'>,
  { pictures, base }: BodySources,
): Body {
  const { headings, words } = body
  const notes = body.notes.map((note) => ({ ...note, html: linksBelow(base, note.html) }))
  const place = { file: source.file, pictures, base }
  return {
    // For an unchanged file, the HTML is rendered only when it is read.
    get parts() {
      return body.parts.map((part) => (typeof part === 'string' ? linksBelow(base, part) : assembleInsert(part, place)))
    },
    inserts: body.inserts.map((insert) => assembleInsert(insert, place)),
    ...(notes.length > 0 && { notes }),
    headings,
    words,
    digest,
  }
}

function assembleInsert(insert: RenderedBody['inserts'][number], place: Place): BodyPicture | BodyBlock {
  if ('block' in insert) return assembleBlock(insert.block, place)
  const picture = openPicture({ ...place, source: decodeEscapes(insert.source) })
  const { alt, caption } = insert
  return { picture, alt, ...(caption !== undefined && { caption: linksBelow(place.base, caption) }) }
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

/** Returns the opened picture that a file names; only for pictures that passed the checks. */
function openPicture(options: Omit<Place, 'base'> & { readonly source: string }): PictureFile {
  const { file, source, pictures } = options
  const found = picturePath(file, source)
  const inspection = found.kind === 'path' ? pictures.get(found.path) : undefined
  if (!inspection || !('picture' in inspection)) throw new Error(`A picture with errors was let through: ${source} in ${file}`)
  return inspection.picture
}

/** Returns the picture above the text of an article, opened; only for pictures that passed the checks. */
export function leadPicture(options: {
  readonly file: string
  readonly image: NonNullable<ArticleFrontMatter['image']>
  readonly pictures: PictureTable
}): NonNullable<Article['image']> {
  const { file, image, pictures } = options
  const { src: source, alt = '', caption, focus } = image
  return { picture: openPicture({ file, source, pictures }), alt, ...withoutUndefined({ caption, focus }) }
}
