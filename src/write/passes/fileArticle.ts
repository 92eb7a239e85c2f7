import { describeCategories } from '../../content/categories/categoryLists.ts'
import {
  type Classification,
  type ClassificationEntity,
  type ClassificationTree,
  catchAll,
  classify,
  defaultEntity,
} from '../../content/categories/classify.ts'
import type { Finding } from '../checks/Finding.ts'
import { type AnswerOf, answerSchemas } from '../prompts/parseAnswer.ts'
import type { RunContext } from '../run/RunContext.ts'
import { type ArticleTask, askPass, ifAnswered, unanswered } from './askPass.ts'

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
  return fileAnswer(await ifAnswered(askPass(input, call, () => [])), publication)
}

/** Files an article by an answer: no known category gives the default entity, an unknown subcategory `other`. */
export function fileAnswer(answer: AnswerOf<'classification'> | undefined, tree: ClassificationTree): FiledArticle {
  if (!answer) return fileByDefault(unanswered, tree)
  const { category, subcategory, subsubcategories, other } = answer
  if (other) return fileByDefault('The model found no category that fits', tree)
  const { filings } = classify([{ category, subcategories: [{ subcategory, subsubcategories }] }], tree)
  const [filing] = filings
  if (!filing) return fileByDefault(`The model named the unknown category "${category.slice(0, 80)}"`, tree)
  const entity = entityOf(filing)
  const child = filing.subcategory
  if (child === subcategory) return { entity, notes: [] }
  const message = `The model named the unknown subcategory "${subcategory.slice(0, 80)}"; the article is under ${child ?? catchAll}.`
  return { entity, notes: [{ rule: 'subcategory', message }] }
}

function fileByDefault(reason: string, tree: ClassificationTree): FiledArticle {
  // The default category may have no subcategory `other`.
  const [byDefault] = classify([], tree).filings
  return {
    entity: byDefault ? entityOf(byDefault) : defaultEntity(tree.defaultCategory),
    notes: [{ rule: 'category', message: `${reason}; the article gets the default entity.` }],
  }
}

function entityOf({ category, subcategory, topics }: Classification['filings'][number]): ClassificationEntity {
  if (subcategory === undefined) return { category }
  return { category, subcategories: [{ subcategory, ...(topics.length > 0 && { subsubcategories: topics }) }] }
}
