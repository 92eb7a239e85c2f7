import { join } from 'node:path'
import type { ConfigRunner } from '../../content/load/config/runConfig.ts'
import { loadContent } from '../../content/load/loadContent.ts'
import type { LoadedArticle } from '../../content/load/loadedContent.ts'
import type { Category } from '../../content/publication.ts'
import type { Voice } from '../../content/schemas/entrySchemas.ts'
import type { WritingSettings } from '../../content/schemas/site/writingSchema.ts'
import { requirePlace } from '../../content/start/writeFiles.ts'
import type { Language } from '../../shared/languages/languages.ts'
import { bodyOf } from '../checks/readBody.ts'
import { writingFolder } from '../drafts/writingFolder.ts'
import { type CataloguePicture, hashOfFile, loadCatalogue } from '../pictures/loadCatalogue.ts'
import { type RejectedSubject, readRejected } from '../review/readRejected.ts'

/** The generator's view of a publication. */
export interface KnownPublication {
  readonly directory: string
  /** The first is the default. */
  readonly languages: readonly [Language, ...Language[]]
  readonly categories: readonly Category[]
  readonly defaultCategory: string
  readonly settings: WritingSettings
  readonly authors: readonly KnownAuthor[]
  /** Pictures that drafts may use. */
  readonly pictures: readonly CataloguePicture[]
  /** Published articles and drafts. */
  readonly articles: readonly KnownArticle[]
  /** Subjects and titles of drafts that an editor has rejected. */
  readonly rejected: readonly RejectedSubject[]
}

interface KnownAuthor {
  readonly language: Language
  readonly name: string
  readonly about: string
  /** From the author's file in this language, otherwise from that in the publication's first language. */
  readonly voice?: Voice | undefined
}

export interface KnownArticle {
  readonly id: string
  readonly language: Language
  readonly title: string
  readonly slug: string
  readonly isPublished: boolean
  /** The Markdown body. */
  readonly body: string
  readonly categories: readonly string[]
  /** Hash of its lead picture's file; absent if it has none, or if the publication has no catalogue of pictures. */
  readonly picture?: string
}

/** The publication must be corrected first. */
class KnownPublicationError extends Error {}

/**
 * Loads a publication for the generator. Fails on unreadable files and on mistakes in the settings and
 * the category tree, but not on those in articles.
 */
export async function loadKnownPublication(directory: string, now: Date, runConfig?: ConfigRunner): Promise<KnownPublication> {
  const { content, problems } = await loadContent({
    directory,
    now,
    drafts: false,
    inspectPicture: lookAway,
    ...(runConfig && { runConfig }),
  })
  // Otherwise drafts would be written outside the publication, or lost after they are paid for.
  for (const folder of ['articles', '.writing']) requirePlace(directory, `${folder}/draft`)
  const { site, categories } = content
  // A run that misses files would choose other authors and repeat existing subjects.
  const unread = problems.find(({ rule }) => rule === 'unreadable-file')
  if (unread) throw new KnownPublicationError(`${join(directory, unread.file)}: ${unread.message} The model was not asked.`)
  const [first] = categories.tree
  if (!site.value || !categories.isWhole || !first) {
    throw new KnownPublicationError(
      'The settings or the categories of the publication have mistakes. Run `npx roomwright check`, correct them, and try again.',
    )
  }
  const { pictures: catalogue } = site.value.writing
  const pictures = catalogue === undefined ? [] : loadCatalogue(directory, catalogue)
  return {
    directory,
    languages: site.languages,
    categories: categories.tree,
    defaultCategory: site.value.defaultCategory ?? first.key,
    settings: site.value.writing,
    authors: content.authors.flatMap(({ id, language, front }) => {
      if (!front) return []
      const original = content.authors.find((author) => author.id === id && author.language === site.languages[0])
      return [{ language, name: front.name, about: front.meta_description, voice: front.voice ?? original?.front?.voice }]
    }),
    pictures,
    rejected: readRejected(writingFolder(directory).reviews),
    articles: content.articles.map((article) => {
      const { src } = article.fields.image ?? {}
      const picture = pictures.length > 0 && src !== undefined ? hashOfFile(join(directory, 'articles', article.id, src)) : undefined
      return { ...knownArticle(article), ...(picture !== undefined && { picture }) }
    }),
  }
}

function knownArticle({ id, language, fields, source, isHidden, classification }: LoadedArticle): KnownArticle {
  return {
    id,
    language,
    title: fields.title ?? fields.slug ?? id,
    slug: fields.slug ?? id,
    isPublished: !isHidden,
    body: bodyOf(source),
    categories: classification.filings.map((filing) => filing.category),
  }
}

/** The generator does not inspect pictures. */
const lookAway = () => Promise.resolve({ reason: 'missing', detail: 'Nobody looked.' } as const)
