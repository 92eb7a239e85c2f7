import { describeCategories } from '../../content/categoryLists.ts'
import {
  type Classification,
  type ClassificationEntity,
  type ClassificationTree,
  catchAll,
  classify,
  defaultEntity,
} from '../../content/classify.ts'
import type { Finding } from '../checks/Finding.ts'
import { type AnswerOf, answerSchemas } from '../prompts/parseAnswer.ts'
import type { RunContext } from '../run/RunContext.ts'
import { type ArticleTask, askPass, orInstead } from './askPass.ts'

interface FiledArticle {
  readonly entity: ClassificationEntity
  readonly notes: readonly Finding[]
}

/** Asks the model where an article belongs in the category tree. */
export async function fileArticle(
  task: ArticleTask,
  text: { readonly title: string; readonly description: string },
  { publication, call }: RunContext,
): Promise<FiledArticle> {
  const { unit, language, settings } = task
  const data = { ...text, categories: describeCategories(publication.categories) }
  const input = { unit, language, settings, pass: 'classification', data, schema: answerSchemas.classification } as const
  const none = { category: '', subcategory: '', subsubcategories: [], other: false }
  return fileAnswer(
    await orInstead(
      askPass(input, call, () => []),
      none,
    ),
    publication,
  )
}

/** Files an article by an answer: no known category gives the default entity, an unknown subcategory `other`. */
export function fileAnswer(
  { category, subcategory, subsubcategories, other }: AnswerOf<'classification'>,
  tree: ClassificationTree,
): FiledArticle {
  const { filings } = classify([{ category, subcategories: [{ subcategory, subsubcategories }] }], tree)
  const [filing] = filings
  if (other || !filing) {
    const reason = other ? 'The model found no category that fits' : `The model named the unknown category "${category.slice(0, 80)}"`
    // The default category may have no subcategory `other`.
    const [byDefault] = classify(undefined, tree).filings
    return {
      entity: byDefault ? entityOf(byDefault) : defaultEntity(tree.defaultCategory),
      notes: [{ rule: 'category', message: `${reason}; the article gets the default entity.` }],
    }
  }
  const entity = entityOf(filing)
  const child = filing.subcategory
  if (child === subcategory) return { entity, notes: [] }
  const message = `The model named the unknown subcategory "${subcategory.slice(0, 80)}"; the article is under ${child ?? catchAll}.`
  return { entity, notes: [{ rule: 'subcategory', message }] }
}

function entityOf({ category, subcategory, topics }: Classification['filings'][number]): ClassificationEntity {
  if (subcategory === undefined) return { category }
  return { category, subcategories: [{ subcategory, ...(topics.length > 0 && { subsubcategories: topics }) }] }
}
