import { isLeftOut, isPlainPage } from '../../../shared/addresses/paths.ts'
import { type Classification, createClassifier } from '../../categories/classify.ts'
import { isBlank } from '../../markdown/renderedBody.ts'
import type { OwnCollection } from '../../own/readCollections.ts'
import { timeOf } from '../../schemas/parseDate.ts'
import type { PageFrontMatter } from '../../schemas/pageSchema.ts'
import type { Entry } from './entry.ts'
import type { LoadedArticle, LoadedContent, LoadedOwn, TextFrontMatter } from '../loadedContent.ts'

/** The texts as read. */
interface ReadTexts {
  readonly articles: readonly Entry<TextFrontMatter>[]
  readonly collections: readonly {
    readonly definition: OwnCollection
    readonly entries: readonly (Entry<TextFrontMatter> & { readonly own: LoadedOwn })[]
  }[]
  readonly pages: readonly Entry<PageFrontMatter>[]
}

interface JudgeOptions extends Pick<LoadedContent, 'site' | 'categories'> {
  /** Texts due after this time are left out. */
  readonly now: Date
  /** Whether nothing is left out. */
  readonly drafts: boolean
}

/** Decides which texts are left out, and which categories the articles are in. */
export function judgeTexts(
  { articles, collections, pages }: ReadTexts,
  { site, categories, now, drafts }: JudgeOptions,
): Pick<LoadedContent, 'articles' | 'collections' | 'pages'> {
  const defaultCategory = site.fields.defaultCategory ?? categories.tree[0]?.key ?? ''
  const classify = createClassifier({ categories: categories.tree, defaultCategory })
  const judge = <Text extends Entry<TextFrontMatter>>(text: Text, classification: Classification): Text & LoadedArticle => ({
    ...text,
    isHidden: !drafts && isUnpublished(text.fields, now),
    classification,
  })
  return {
    articles: articles.map((article) => judge(article, classify(article.fields.entities))),
    collections: collections.map(({ definition, entries }) => ({ definition, entries: entries.map((entry) => judge(entry, unfiled)) })),
    pages: pages.map((page) => ({ ...page, isHidden: isUnwritten(page, drafts) })),
  }
}

/** The classification of a collection's entry, which is in no category. */
const unfiled: Classification = { filings: [], mends: [] }

/** Reports whether a text is a draft, a placeholder or not yet due. */
export function isUnpublished({ status, placeholder, publishAt }: Partial<TextFrontMatter>, now: Date): boolean {
  return status === 'draft' || placeholder === true || (publishAt !== undefined && timeOf(publishAt) > now.getTime())
}

/** Reports whether a page is unwritten: a placeholder, unless drafts are included, or blank with no default text in the engine. */
function isUnwritten({ id, fields, body }: Entry<PageFrontMatter>, drafts: boolean): boolean {
  return (fields.placeholder === true && !drafts) || (isBlank(body) && isLeftOut(id) && !isPlainPage(id))
}
