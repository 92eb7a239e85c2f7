import { relative, sep } from 'node:path'
import { contentHash } from '../../platform/contentHash.ts'
import type { BodyBlock } from '../blocks/engineBlocks.ts'
import type { PictureFile } from '../pictures/bodyPicture.ts'
import { limits } from '../limits.ts'
import type { PictureTable } from '../load/loadedContent.ts'
import { picturePath, picturesInBody } from '../load/namedPictures.ts'
import { readText } from '../load/files/readText.ts'
import { splitFrontMatter } from '../load/entries/splitFrontMatter.ts'
import { renderBody } from '../markdown/renderBody.ts'
import type { OwnCode } from '../own/ownCode.ts'
import type { Article, Body } from '../publication.ts'
import { assembleBody } from './assembleBody.ts'

interface RereadOptions {
  /** The publication folder. */
  readonly directory: string
  /** Path prefix of local links. */
  readonly base: string
  readonly code: OwnCode
}

/**
 * Reads the body of an article again after its file was saved, without the checks that need the rest of the publication. Undefined if it
 * is as before, has errors, or names a picture that it did not name before.
 */
export function rereadBody(article: Article, { directory, base, code }: RereadOptions): Body | undefined {
  const { file } = article
  const read = readText({ directory, file, most: limits.text })
  if (!read || read.problems.length > 0) return undefined
  const { source } = read
  const span = splitFrontMatter(source)
  if ('rule' in span || article.body.digest.startsWith(contentHash(source.text.slice(span.body)))) return undefined
  const { body, problems } = renderBody(source, span.body, code)
  const pictures = picturesOf(article, directory)
  const isKnown = picturesInBody({ source, body }).every((named) => {
    const found = picturePath(file, named.source)
    return found.kind === 'path' && pictures.has(found.path)
  })
  const isSound = problems.every(({ severity }) => severity === 'warning')
  return isKnown && isSound ? assembleBody({ source, digest: '', body }, { pictures, base }) : undefined
}

/** Returns the pictures that an article shows, by their paths in the publication folder. */
function picturesOf({ image, body }: Article, directory: string): PictureTable {
  const files = [...(image ? [image.picture] : []), ...body.inserts.flatMap(picturesIn)]
  return new Map(files.map((picture) => [relative(directory, picture.path).split(sep).join('/'), { picture }]))
}

function picturesIn(insert: Body['inserts'][number]): readonly PictureFile[] {
  if ('picture' in insert) return [insert.picture]
  const block: BodyBlock = insert
  return block.kind === 'before-after' ? [block.before.picture, block.after.picture] : []
}
