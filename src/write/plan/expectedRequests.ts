import { describeCategories } from '../../content/describeCategories.ts'
import type { Language } from '../../shared/languages.ts'
import type { ModelRequest } from '../model/ChatModel.ts'
import { authorData } from '../passes/chooseAuthor.ts'
import { inOneAnswer } from '../passes/chooseTopics.ts'
import { linkTargets } from '../passes/linkTargets.ts'
import { placeData } from '../passes/placeData.ts'
import { placeOf } from '../passes/placeOf.ts'
import { pictureCandidates, pictureData } from '../pictures/pictureCandidates.ts'
import { passRequest } from '../prompts/passRequest.ts'
import type { PassName } from '../prompts/tasks.ts'
import type { Newsroom } from '../run/loadNewsroom.ts'
import type { PlanGroup } from './PlanGroup.ts'

/** A call that a plan will make, with `…` for what is not known yet. */
export interface ExpectedRequest {
  readonly pass: PassName
  readonly times: number
  readonly request: ModelRequest
  /** Tokens that its answer is likely to have. */
  readonly output: number
}

/** Tokens of a written word, as vocabularies of today have them. */
const tokensInWord: Readonly<Partial<Record<Language, number>>> = { en: 1.4, tr: 2.4, ru: 2.4 }
const mostTokensInWord = 2.8

/** The calls of a group when nothing is sent back and its texts have so many words. */
export function expectedRequests(group: PlanGroup, newsroom: Newsroom, words: number): readonly ExpectedRequest[] {
  const { language, count, topics } = group
  const { settings, articles, authors, pictures, categories } = newsroom
  const topic = topics[0] ?? unknown(60)
  const place = placeData({ ...placeOf(group, newsroom), language })
  const own = articles.filter((article) => article.language === language)
  const missing = Math.max(count - topics.length, 0)
  const texts = { title: unknown(60), description: unknown(180) }
  const links = linkTargets({ language, category: placeOf(group, newsroom).category }, newsroom)
  const body = unknown(words * 6)
  const written = words * (tokensInWord[language] ?? mostTokensInWord)
  const signers = authorData(language, { authors, languages: newsroom.languages })
  const isFree = (hash: string) => own.every(({ picture }) => picture !== hash)
  const shown = pictureCandidates({ category: group.category, isFree }, { pictures, articles })

  const call = (pass: PassName, output: number, data: Readonly<Record<string, unknown>>): ExpectedRequest => {
    return { pass, times: count, output, request: passRequest({ pass, language, settings, data }) }
  }
  const asked = Math.min(missing, inOneAnswer)
  const covered = own.map(({ title }) => title)
  const find = { ...call('topics', asked * 25, { ...place, count: asked, covered }), times: Math.ceil(missing / inOneAnswer) }
  return [
    ...(missing > 0 ? [find] : []),
    call('outline', 350, { topic, ...place }),
    call('draft', written, { topic, ...place, outline: unknown(800), articles: links }),
    call('edit', written, { topic, body, articles: links }),
    call('texts', 180, { topic, body, sites: settings.sources.map(({ name, host, kind }) => ({ name, host, kind })) }),
    call('classification', 50, { ...texts, categories: describeCategories(categories) }),
    ...(signers.length > 1 ? [call('author', 20, { ...texts, authors: signers })] : []),
    ...(shown.length > 0 ? [call('picture', 60, { ...texts, wanted: unknown(60), pictures: pictureData(shown, language) })] : []),
  ]
}

/** So many characters that nobody has written yet. */
function unknown(length: number): string {
  return '…'.repeat(Math.round(length))
}
