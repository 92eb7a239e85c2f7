import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { checkContent } from '../../content/checks/checkContent.ts'
import { checkLinks } from '../../content/checks/checkLinks.ts'
import { listAddresses } from '../../content/load/listAddresses.ts'
import { isUnpublished } from '../../content/load/entries/judgeTexts.ts'
import { loadContent } from '../../content/load/loadContent.ts'
import { requireReadable } from '../../content/load/files/readRegularFile.ts'
import type { ConfigRunner } from '../../content/load/config/runConfig.ts'
import type { LoadedArticle, LoadedContent } from '../../content/load/loadedContent.ts'
import { countWords } from '../../content/markdown/countWords.ts'
import type { PictureInspector } from '../../content/pictures/inspectPicture.ts'
import type { Problem } from '../../content/problem.ts'
import { type WritingSettings, writingSchema } from '../../content/schemas/site/writingSchema.ts'
import { hasCode } from '../../platform/errorCode.ts'
import type { Language } from '../../shared/languages/languages.ts'
import { articlePath, localPath } from '../../shared/addresses/paths.ts'
import type { Finding } from '../checks/Finding.ts'
import { checkBody } from '../checks/checkBody.ts'
import { type KnownText, shinglesOf } from '../checks/checkDuplicate.ts'
import { bodyOf, readBody } from '../checks/readBody.ts'
import type { AskedPlace } from '../drafts/saveDraft.ts'
import { writingFolder } from '../drafts/writingFolder.ts'
import { instructionsOf } from '../prompts/passRequest.ts'

/** Loads the current drafts of a publication, with their findings. */
export async function loadDrafts(options: {
  readonly directory: string
  readonly now: Date
  readonly inspectPicture: PictureInspector
  /** Absent: `site.config.ts` runs in a separate process. */
  readonly runConfig?: ConfigRunner
}): Promise<readonly DraftReview[]> {
  const { content, problems } = await loadContent({ ...options, drafts: true })
  requireReadable(options.directory, problems)
  const all = [...problems, ...checkContent(content)]
  const settings = content.site.value?.writing ?? writingSchema.parse({})
  const texts = new Map(content.articles.map((article) => [article, knownText(article)]))
  const context = {
    directory: options.directory,
    content,
    texts,
    problems: all,
    settings,
    published: publishedAddresses(content, options.now),
  }
  return content.articles.filter((article) => article.fields.status === 'draft').map((article) => reviewOf(article, context))
}

/** Returns the addresses of the publication as it is built, with drafts and articles that are not yet due hidden. */
function publishedAddresses(content: LoadedContent, now: Date): LoadedContent['addresses'] {
  const hide = (text: LoadedArticle) => ({ ...text, isHidden: isUnpublished(text.fields, now) })
  const collections = content.collections.map((collection) => ({ ...collection, entries: collection.entries.map(hide) }))
  return listAddresses({ ...content, articles: content.articles.map(hide), collections })
}

/** Finds the broken links that a draft would have once it is published: unlike a draft, it may not link to other drafts. */
function brokenLinks(article: LoadedArticle, content: LoadedContent, published: LoadedContent['addresses']): readonly Problem[] {
  const own = localPath(articlePath(article.fields.slug ?? article.id), {
    language: article.language,
    defaultLanguage: content.site.languages[0],
  })
  const addresses = new Map(published).set(own, { kind: 'page' })
  const collections = content.collections.map((collection) => ({ ...collection, entries: [] }))
  return checkLinks({ ...content, articles: [article], collections, authors: [], pages: [], addresses })
}

interface ReviewContext {
  readonly directory: string
  readonly content: LoadedContent
  readonly texts: ReadonlyMap<LoadedArticle, KnownText>
  readonly problems: readonly Problem[]
  readonly settings: WritingSettings
  readonly published: LoadedContent['addresses']
}

function reviewOf(
  article: LoadedArticle,
  { directory, content, texts, problems, settings, published: addresses }: ReviewContext,
): DraftReview {
  const { id, language, fields, source } = article
  const { topic, asked, picture, chosen, notes } = readNotes(writingFolder(directory).notes(id, language))
  const [defaultLanguage] = content.site.languages
  const others = content.articles.filter((other) => other !== article && other.language === language)
  const published = others.filter((other) => other.fields.status !== 'draft')
  const findings = checkBody(bodyOf(article.source), {
    language,
    settings,
    paths: new Set(
      published.flatMap(({ fields: { slug } }) => (slug === undefined ? [] : localPath(articlePath(slug), { language, defaultLanguage }))),
    ),
    known: others.flatMap((other) => texts.get(other) ?? []),
    instructions: instructionsOf('edit', language, settings),
  })
  return {
    id,
    language,
    file: source.file,
    title: fields.title ?? id,
    author: fields.author ?? '',
    made: fields.made,
    topic,
    words: countWords(readBody(bodyOf(article.source)).text),
    filedElsewhere: asked && filedElsewhere(article, asked),
    findings: [...notes, ...findings],
    problems: [
      ...problems.filter(({ file, rule }) => file === source.file && rule !== 'broken-link'),
      ...brokenLinks(article, content, addresses),
    ],
    image: fields.image && { src: fields.image.src, alt: fields.image.alt ?? '' },
    chosen,
    picture: picture === '' || fields.image ? undefined : picture,
    text: source.text,
  }
}

/** Compares an article's place with the plan's. A plan without a subcategory leaves that to the model. */
function filedElsewhere({ classification }: LoadedArticle, asked: AskedPlace): DraftReview['filedElsewhere'] {
  const [filing] = classification.filings
  const isAsked = ({ category, subcategory }: AskedPlace) =>
    category === asked.category && (asked.subcategory === undefined || asked.subcategory === subcategory)
  if (classification.filings.some(isAsked)) return undefined
  const nameOf = ({ category, subcategory }: AskedPlace) => (subcategory === undefined ? category : `${category} / ${subcategory}`)
  return { filed: filing ? nameOf(filing) : 'nowhere', asked: nameOf(asked) }
}

function knownText(article: LoadedArticle): KnownText {
  return { title: article.fields.title ?? article.id, shingles: shinglesOf(readBody(bodyOf(article.source)).text) }
}

/** A draft, and everything that an editor should know about it. */
export interface DraftReview {
  readonly id: string
  readonly language: Language
  /** Relative to the publication folder. */
  readonly file: string
  readonly title: string
  readonly author: string
  readonly made: { readonly model?: string | undefined; readonly prompt?: string | undefined; readonly at?: string | undefined } | undefined
  /** The subject given to the generator; absent if a person began the draft. */
  readonly topic: string | undefined
  /** Words of its body. */
  readonly words: number
  /** Where it is filed, and where the plan wanted it; absent if they are the same, or if the plan did not say. */
  readonly filedElsewhere: { readonly filed: string; readonly asked: string } | undefined
  /** Findings of the generator's checks, and its notes. */
  readonly findings: readonly Finding[]
  /** What `check` would report once it is published; errors keep a draft from being accepted. */
  readonly problems: readonly Problem[]
  /** Its lead picture; if the generator chose it, `chosen` tells what it was made from and for. */
  readonly image: { readonly src: string; readonly alt: string } | undefined
  readonly chosen: DraftNotes['chosen']
  /** What its lead picture should show, if it has none. */
  readonly picture: string | undefined
  readonly text: string
}

const notesSchema = z.object({
  topic: z.string().optional(),
  asked: z.object({ category: z.string(), subcategory: z.string().optional() }).optional(),
  picture: z.string().default(''),
  chosen: z.object({ madeFor: z.string(), scene: z.string(), seed: z.int() }).optional(),
  notes: z.array(z.object({ rule: z.string(), message: z.string() })).default([]),
})

type DraftNotes = z.infer<typeof notesSchema>

/** Reads the generator's notes on a draft; empty for one that a person wrote. */
function readNotes(file: string): DraftNotes {
  const text = textIfThere(file)
  if (text === undefined) return { picture: '', notes: [] }
  try {
    return notesSchema.parse(JSON.parse(text))
  } catch (error) {
    if (error instanceof Error)
      return { picture: '', notes: [{ rule: 'notes', message: `The notes of the generator cannot be read: ${file}` }] }
    throw error
  }
}

function textIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}

/** The draft does not exist, or cannot be reviewed this way. */
export class ReviewError extends Error {}

/** Finds a draft by `id/lang`, or by its id if it exists in only one language. */
export function findDraft(drafts: readonly DraftReview[], name: string): DraftReview {
  const found = drafts.filter(({ id, language }) => name === id || name === `${id}/${language}`)
  const [first, second] = found
  if (!first) throw new ReviewError(`There is no draft "${name}". List the drafts with \`npx roomwright review\`.`)
  if (second)
    throw new ReviewError(
      `${found.length} drafts have the id "${name}". Name one: ${found.map(({ id, language }) => `${id}/${language}`).join(', ')}.`,
    )
  return first
}
