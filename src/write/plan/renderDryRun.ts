import type { TokenUsage } from '../model/ChatModel.ts'
import { addUsage, noUsage } from '../money/addUsage.ts'
import { formatCost, totalOf } from '../money/costOf.ts'
import { tokenBound } from '../money/tokenBound.ts'
import type { Newsroom } from '../run/loadNewsroom.ts'
import { expectedRequests } from './expectedRequests.ts'
import type { PlanGroup } from './PlanGroup.ts'

/** Characters of a token of a prompt. */
const charactersInToken = 3.5

/** The plan, the prompts of every group, and what they may cost; answers that are not known yet stand as `…`. */
export function renderDryRun(groups: readonly PlanGroup[], newsroom: Newsroom): string {
  const { price, words } = newsroom.settings
  const parts = groups.map((group, index) => {
    const prompts = expectedRequests(group, newsroom, (words.least + words.most) / 2).map(({ pass, times, request }) => {
      const text = request.messages.map(({ role, content }) => `[${role}]\n${shorten(content)}`).join('\n\n')
      return `--- ${pass}, ${times === 1 ? 'once' : `${times} times`}, at most ${request.maxTokens} tokens of answer\n${text}`
    })
    return `${index + 1}. ${describe(group)}\n\n${prompts.join('\n\n')}`
  })
  const { likely, most } = estimate(groups, newsroom)
  const sum = (usage: TokenUsage) => [`${totalOf(usage)} tokens`, formatCost(usage, price)].filter((text) => text !== '').join(', ')
  return `${parts.join('\n\n')}\n\nLikely ${sum(likely)}; at the dearest, without repairs, about ${sum(most)}. Nothing was called.`
}

function estimate(groups: readonly PlanGroup[], newsroom: Newsroom): { readonly likely: TokenUsage; readonly most: TokenUsage } {
  const { least, most } = newsroom.settings.words
  const likely = groups
    .flatMap((group) => expectedRequests(group, newsroom, (least + most) / 2))
    .map(({ times, request, output }) => {
      const characters = request.messages.reduce((sum, message) => sum + message.content.length, 0)
      return scale({ input: characters / charactersInToken, output }, times)
    })
  const dearest = groups
    .flatMap((group) => expectedRequests(group, newsroom, most))
    .map(({ times, request }) => scale(tokenBound(request), times))
  return { likely: likely.reduce(addUsage, noUsage), most: dearest.reduce(addUsage, noUsage) }
}

function describe({ language, category, subcategory, count, topics }: PlanGroup): string {
  const place = subcategory === undefined ? category : `${category} / ${subcategory}`
  return `${count} ${count === 1 ? 'article' : 'articles'} in ${language}, ${place}${topics.length > 0 ? `: ${topics.join('; ')}` : ''}`
}

/** Nobody reads thousands of `…`. */
function shorten(prompt: string): string {
  return prompt.replace(/…{4,}/g, (run) => `… (${run.length} characters)`)
}

function scale({ input, output }: TokenUsage, times: number): TokenUsage {
  return { input: Math.ceil(input * times), output: Math.ceil(output * times) }
}
