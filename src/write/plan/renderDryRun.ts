import { describeCategories } from '../../content/describeCategories.ts'
import type { Language } from '../../shared/languages.ts'
import type { TokenUsage } from '../model/ChatModel.ts'
import { addUsage, noUsage } from '../money/addUsage.ts'
import { formatCost, totalOf } from '../money/costOf.ts'
import { tokenBound } from '../money/tokenBound.ts'
import { placeData } from '../passes/placeData.ts'
import { placeOf } from '../passes/placeOf.ts'
import { passRequest } from '../prompts/passRequest.ts'
import type { PassName } from '../prompts/tasks.ts'
import type { Newsroom } from '../run/loadNewsroom.ts'
import type { PlanGroup } from './PlanGroup.ts'

const passes: readonly Exclude<PassName, 'topics'>[] = ['outline', 'draft', 'edit', 'texts', 'classification', 'author']

/** Tokens of a written word, as vocabularies of today have them. */
const tokensInWord: Readonly<Partial<Record<Language, number>>> = { en: 1.4, tr: 2.4, ru: 2.4 }
const mostTokensInWord = 2.8
/** Characters of a token of a prompt. */
const charactersInToken = 3.5

/** The plan, the prompts of every group, and what they may cost; answers that are not known yet stand as `…`. */
export function renderDryRun(groups: readonly PlanGroup[], newsroom: Newsroom): string {
  const { price } = newsroom.settings
  let [likely, most] = [noUsage, noUsage]
  const parts = groups.map((group, index) => {
    const requests = requestsOf(group, newsroom)
    for (const { times, request, output } of requests) {
      const characters = request.messages.reduce((sum, message) => sum + message.content.length, 0)
      likely = addUsage(likely, scale({ input: characters / charactersInToken, output }, times))
      most = addUsage(most, scale(tokenBound(request), times))
    }
    const prompts = requests.map(({ pass, times, request }) => {
      const text = request.messages.map(({ role, content }) => `[${role}]\n${content}`).join('\n\n')
      return `--- ${pass}, ${times} times, at most ${request.maxTokens} tokens of answer\n${text}`
    })
    return `${index + 1}. ${describe(group)}\n\n${prompts.join('\n\n')}`
  })
  const sum = (usage: TokenUsage) => [`${totalOf(usage)} tokens`, formatCost(usage, price)].filter((text) => text !== '').join(', ')
  return `${parts.join('\n\n')}\n\nLikely ${sum(likely)}; without repairs at most ${sum(most)}. Nothing was called.`
}

function describe({ language, category, subcategory, count, topics }: PlanGroup): string {
  const place = subcategory === undefined ? category : `${category} / ${subcategory}`
  return `${count} ${count === 1 ? 'article' : 'articles'} in ${language}, ${place}${topics.length > 0 ? `: ${topics.join('; ')}` : ''}`
}

function requestsOf(group: PlanGroup, newsroom: Newsroom) {
  const { language, count, topics } = group
  const { settings } = newsroom
  const words = (settings.words.least + settings.words.most) / 2
  const place = placeData({ ...placeOf(group, newsroom), language })
  const body = '…'.repeat(Math.round(words * 6))
  const known = newsroom.articles.filter((article) => article.language === language).map(({ title }) => title)
  const data: Readonly<Record<PassName, Readonly<Record<string, unknown>>>> = {
    topics: { ...place, count: count - topics.length, covered: known },
    outline: { topic: topics[0] ?? '…', ...place },
    draft: { topic: topics[0] ?? '…', ...place, outline: '…'.repeat(800) },
    edit: { topic: topics[0] ?? '…', body },
    texts: { topic: topics[0] ?? '…', body, sites: settings.sources },
    classification: { title: '…', description: '…', categories: describeCategories(newsroom.categories) },
    author: { title: '…', description: '…', authors: newsroom.authors.map(({ name, about }) => ({ name, about })) },
  }
  const text = words * (tokensInWord[language] ?? mostTokensInWord)
  const output: Readonly<Record<PassName, number>> = {
    topics: 25 * count,
    outline: 350,
    draft: text,
    edit: text,
    texts: 180,
    classification: 50,
    author: 20,
  }
  const request = (pass: PassName, times: number) => ({
    pass,
    times,
    output: output[pass],
    request: passRequest({ pass, language, settings, data: data[pass] }),
  })
  return [...(count > topics.length ? [request('topics', 1)] : []), ...passes.map((pass) => request(pass, count))]
}

function scale({ input, output }: TokenUsage, times: number): TokenUsage {
  return { input: Math.ceil(input * times), output: Math.ceil(output * times) }
}
