import { checkContent } from '../../content/checks/checkContent.ts'
import { loadContent } from '../../content/load/loadContent.ts'
import type { LoadedArticle, LoadedContent } from '../../content/load/loadedContent.ts'
import { countWords } from '../../content/markdown/countWords.ts'
import type { PictureInspector } from '../../content/pictureInspector.ts'
import type { Problem } from '../../content/problem.ts'
import { type WritingSettings, writingSchema } from '../../content/schemas/writingSchema.ts'
import { articlePath, localPath } from '../../shared/paths.ts'
import type { KnownText } from '../checks/checkDuplicate.ts'
import { checkBody } from '../checks/checkBody.ts'
import { readBody } from '../checks/readBody.ts'
import { shinglesOf } from '../checks/shingles.ts'
import type { AskedPlace } from '../drafts/Draft.ts'
import { writingFolder } from '../drafts/writingFolder.ts'
import { instructionsOf } from '../prompts/instructionsOf.ts'
import type { DraftReview } from './DraftReview.ts'
import { readNotes } from './readNotes.ts'

/** The drafts of a publication as they are now, with what is to be said of them. */
export async function loadDrafts(options: {
  readonly directory: string
  readonly now: Date
  readonly inspectPicture: PictureInspector
}): Promise<readonly DraftReview[]> {
  const { content, problems } = await loadContent({ ...options, drafts: true })
  const all = [...problems, ...checkContent(content)]
  const settings = content.site.value?.writing ?? writingSchema.parse({})
  const texts = new Map(content.articles.map((article) => [article, knownText(article)]))
  return content.articles
    .filter((article) => article.fields.status === 'draft')
    .map((article) => reviewOf(article, { directory: options.directory, content, texts, problems: all, settings }))
}

interface ReviewContext {
  readonly directory: string
  readonly content: LoadedContent
  readonly texts: ReadonlyMap<LoadedArticle, KnownText>
  readonly problems: readonly Problem[]
  readonly settings: WritingSettings
}

function reviewOf(article: LoadedArticle, { directory, content, texts, problems, settings }: ReviewContext): DraftReview {
  const { id, language, fields, source } = article
  const { topic, asked, picture, chosen, notes } = readNotes(writingFolder(directory).notes(id, language))
  const [first] = content.site.languages
  const others = content.articles.filter((other) => other !== article && other.language === language)
  const published = others.filter((other) => other.fields.status !== 'draft')
  const findings = checkBody(bodyOf(article), {
    language,
    settings,
    paths: new Set(published.flatMap(({ fields: { slug } }) => (slug === undefined ? [] : localPath(articlePath(slug), language, first)))),
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
    words: countWords(readBody(bodyOf(article)).text),
    filedElsewhere: asked && filedElsewhere(article, asked),
    findings: [...notes, ...findings],
    problems: problems.filter((problem) => problem.file === source.file),
    image: fields.image && { src: fields.image.src, alt: fields.image.alt ?? '' },
    chosen,
    picture: picture === '' || fields.image ? undefined : picture,
    text: source.text,
  }
}

/** A plan that names no subcategory leaves that to the model. */
function filedElsewhere({ classification }: LoadedArticle, asked: AskedPlace): DraftReview['filedElsewhere'] {
  const [filing] = classification.filings
  const isAsked = ({ category, subcategory }: AskedPlace) =>
    category === asked.category && (asked.subcategory === undefined || asked.subcategory === subcategory)
  if (classification.filings.some(isAsked)) return undefined
  const nameOf = ({ category, subcategory }: AskedPlace) => (subcategory === undefined ? category : `${category} / ${subcategory}`)
  return { filed: filing ? nameOf(filing) : 'nowhere', asked: nameOf(asked) }
}

function knownText(article: LoadedArticle): KnownText {
  return { title: article.fields.title ?? article.id, shingles: shinglesOf(readBody(bodyOf(article)).text) }
}

function bodyOf({ source }: LoadedArticle): string {
  return source.text.replace(/^---\r?\n[^]*?\r?\n---\r?\n/, '')
}
