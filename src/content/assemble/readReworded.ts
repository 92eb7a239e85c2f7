import { isDeepStrictEqual } from 'node:util'
import { limits } from '../limits.ts'
import { parseEntry } from '../load/entries/loadEntries.ts'
import { inspectPictures, pathsOfPictures, picturesInBody } from '../load/namedPictures.ts'
import { readText } from '../load/files/readText.ts'
import type { Snapshot } from '../load/snapshot/Snapshot.ts'
import { type KeptEntry, keptEntry } from '../load/snapshot/recalledEntry.ts'
import { noCode } from '../own/ownCode.ts'
import type { PictureInspector } from '../pictures/inspectPicture.ts'
import type { Article } from '../publication.ts'
import { articleSchema } from '../schemas/entrySchemas.ts'
import { assembleBody, leadPicture } from './assembleBody.ts'

/** An article of which nothing but the words of its text has changed. */
export interface RewordedArticle extends Pick<Article, 'body' | 'image'> {
  /** Number of words before the change. */
  readonly wordsBefore: number
}

interface RewordedOptions {
  /** The publication folder, which has no code. */
  readonly directory: string
  /** Relative to it, separated by `/`. */
  readonly file: string
  /** What the last build found in all files; the new result is kept in it. */
  readonly snapshot: Snapshot
  readonly inspectPicture: PictureInspector
  /** Path prefix of local links. */
  readonly base: string
}

/**
 * Reads an article again. Undefined if anything that another page, a check or a list may read differs from what the last build found: then
 * the whole publication has to be loaded.
 */
export async function readReworded({
  directory,
  file,
  snapshot,
  inspectPicture,
  base,
}: RewordedOptions): Promise<RewordedArticle | undefined> {
  const before = snapshot.before(file) as KeptEntry<unknown> | undefined
  const text = readText({ directory, file, most: limits.text })
  if (!before || !text || text.problems.length > 0) return undefined
  const { entry, problems } = parseEntry(text.source, { schema: articleSchema, code: noCode })
  const after = keptEntry(entry)
  if (problems.length > 0 || !after || !isDeepStrictEqual(besidesWords(before), besidesWords(after))) return undefined
  if (snapshot.recall(file, `${directory}/${file}`) === undefined) snapshot.keep(file, after)
  const image = entry.front?.image
  const lead = image ? [{ text: entry.source, source: image.src }] : []
  const paths = pathsOfPictures([...lead, ...picturesInBody(entry)])
  const pictures = await inspectPictures({ directory, inspectPicture, snapshot, paths })
  return {
    body: assembleBody(entry, { pictures, base }),
    ...(image && { image: leadPicture({ file, image, pictures }) }),
    wordsBefore: before.words,
  }
}

/** Returns what is kept of an entry as JSON has it, without its words and without places in its text, which move with the words. */
function besidesWords({ digest: _digest, words: _words, inserts, headings, links, ...rest }: KeptEntry<unknown>): unknown {
  return JSON.parse(
    JSON.stringify({
      ...rest,
      inserts: inserts.map(({ offset: _offset, ...insert }) => insert),
      headings: headings.map(({ words: _count, ...heading }) => heading),
      links: links.map(([url]) => url),
    }),
  )
}
