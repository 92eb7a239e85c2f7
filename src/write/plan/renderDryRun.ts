import { describeCategories } from '../../content/categories/categoryLists.ts'
import type { Voice } from '../../content/schemas/entrySchemas.ts'
import { type Language, mainLanguageOf } from '../../shared/languages/languages.ts'
import type { ModelRequest, TokenUsage } from '../model/ChatModel.ts'
import type { ModelSettings } from '../model/modelSettings.ts'
import { type BudgetLimit, addUsage, formatCost, noUsage, tokenBound, totalOf } from '../money/Budget.ts'
import { nameAndSubject, signersOf } from '../passes/chooseAuthor.ts'
import { pictureCandidates, pictureData } from '../passes/choosePicture.ts'
import { inOneAnswer } from '../passes/chooseTopics.ts'
import { placeData, placeOf } from '../passes/placeOf.ts'
import { linkTargets } from '../passes/writeBody.ts'
import { passRequest } from '../prompts/passRequest.ts'
import type { PassName } from '../prompts/tasks.ts'
import type { KnownPublication } from '../run/loadKnownPublication.ts'
import type { PlanGroup } from './resolveEntry.ts'

/** Characters per token of a prompt. */
const charactersInToken = 3.5

interface DryRun {
  readonly publication: KnownPublication
  readonly model: Pick<ModelSettings, 'name' | 'url'>
  readonly budget?: BudgetLimit | undefined
}

/** Renders the plan, the prompts of every group, the model and the possible cost; unknown answers are shown as `…`. */
export function renderDryRun(groups: readonly PlanGroup[], { publication, model, budget }: DryRun): string {
  const { price, words } = publication.settings
  const parts = groups.map((group, index) => {
    const prompts = expectedRequests(group, publication, (words.least + words.most) / 2).map(({ pass, times, request }) => {
      const text = request.messages.map(({ role, content }) => `[${role}]\n${shorten(content)}`).join('\n\n')
      return `--- ${pass}, ${times === 1 ? 'once' : `${times} times`}, at most ${request.maxTokens} tokens of answer\n${text}`
    })
    return `${index + 1}. ${describe(group)}\n\n${prompts.join('\n\n')}`
  })
  const cost = estimate(groups, publication)
  const sum = (usage: TokenUsage) => [`${totalOf(usage)} tokens`, formatCost(usage, price)].filter((text) => text !== '').join(', ')
  const end = [
    `The model would be ${model.name} at ${model.url}.`,
    ...(budget ? [judge(budget, cost, groups)] : []),
    `Likely ${sum(cost.likely)}; in the most expensive case, without repairs, about ${sum(cost.most)}. The model was not called.`,
  ]
  return `${parts.join('\n\n')}\n\n${end.join('\n')}`
}

/** Judges whether a budget is enough; a run stops before a call whose maximum cost does not fit. */
function judge({ text, limit, measure }: BudgetLimit, { likely, most, dearest }: Estimate, groups: readonly PlanGroup[]): string {
  if (measure(most) <= limit) return `The budget of ${text} is enough, even in the most expensive case.`
  if (measure(addUsage(likely, dearest)) <= limit)
    return `The budget of ${text} is probably enough; in the most expensive case, the run stops at it.`
  const total = groups.reduce((sum, { count }) => sum + count, 0)
  const articles = Math.max(0, Math.floor(((limit - measure(dearest)) / measure(likely)) * total))
  return `The budget of ${text} is not enough: the run is likely to stop after about ${articles} of ${total} ${total === 1 ? 'article' : 'articles'}.`
}

interface Estimate {
  readonly likely: TokenUsage
  readonly most: TokenUsage
  /** The reservation for the most expensive call of a likely length. */
  readonly dearest: TokenUsage
}

function estimate(groups: readonly PlanGroup[], publication: KnownPublication): Estimate {
  const { least, most } = publication.settings.words
  const likely = groups
    .flatMap((group) => expectedRequests(group, publication, (least + most) / 2))
    .map(({ times, request, output }) => {
      const characters = request.messages.reduce((sum, message) => sum + message.content.length, 0)
      return scale({ input: characters / charactersInToken, output }, times)
    })
  const bounds = groups
    .flatMap((group) => expectedRequests(group, publication, most))
    .map(({ times, request }) => scale(tokenBound(request), times))
  const next = groups.flatMap((group) =>
    expectedRequests(group, publication, (least + most) / 2).map(({ request }) => likelyBound(request, group.language)),
  )
  return {
    likely: likely.reduce(addUsage, noUsage),
    most: bounds.reduce(addUsage, noUsage),
    dearest: next.reduce((a, b) => (totalOf(b) > totalOf(a) ? b : a), noUsage),
  }
}

/** Bytes per letter of prose. */
const bytesInLetter: Readonly<Partial<Record<Language, number>>> = { en: 1, tr: 1.2, ru: 1.9, ko: 2.6, de: 1.02, ar: 1.8, ja: 2.9 }

const mostBytesInLetter = 3

/** Returns the bound that a request will reserve, once `…` is replaced by the language's letters. */
function likelyBound(request: ModelRequest, language: Language): TokenUsage {
  const { input, output } = tokenBound(request)
  const letters = request.messages.reduce((sum, { content }) => sum + (content.match(/…/g)?.length ?? 0), 0)
  return {
    input: Math.ceil(input - letters * (Buffer.byteLength('…') - (bytesInLetter[mainLanguageOf(language)] ?? mostBytesInLetter))),
    output,
  }
}

function describe({ language, category, subcategory, count, topics }: PlanGroup): string {
  const place = subcategory === undefined ? category : `${category} / ${subcategory}`
  return `${count} ${count === 1 ? 'article' : 'articles'} in ${language}, ${place}${topics.length > 0 ? `: ${topics.join('; ')}` : ''}`
}

/** Thousands of `…` help no reader. */
function shorten(prompt: string): string {
  return prompt.replace(/…{4,}/g, (run) => `… (${run.length} characters)`)
}

function scale({ input, output }: TokenUsage, times: number): TokenUsage {
  return { input: Math.ceil(input * times), output: Math.ceil(output * times) }
}

/** A call that a plan will make, with `…` for what is not known yet. */
interface ExpectedRequest {
  readonly pass: PassName
  readonly times: number
  readonly request: ModelRequest
  /** Likely tokens of its answer. */
  readonly output: number
}

/** Tokens per written word, in current vocabularies. */
const tokensInWord: Readonly<Partial<Record<Language, number>>> = { en: 1.4, tr: 2.4, ru: 2.4 }
const mostTokensInWord = 2.8

/** Returns the calls of a group if nothing is sent back and its texts have this many words. */
function expectedRequests(group: PlanGroup, publication: KnownPublication, words: number): readonly ExpectedRequest[] {
  const { language, count, topics } = group
  const { settings, articles, authors, pictures, categories } = publication
  const topic = topics[0] ?? placeholder(60)
  const place = placeData({ ...placeOf(group, publication), language })
  const own = articles.filter((article) => article.language === language)
  const missing = Math.max(count - topics.length, 0)
  const texts = { title: placeholder(60), description: placeholder(180) }
  const links = linkTargets({ language, category: placeOf(group, publication).category }, publication)
  const body = placeholder(words * 6)
  const written = words * (tokensInWord[mainLanguageOf(language)] ?? mostTokensInWord)
  const signers = signersOf(language, { authors, languages: publication.languages })
  const isFree = (hash: string) => own.every(({ picture }) => picture !== hash)
  const shown = pictureCandidates({ category: group.category, isFree }, { pictures, articles })

  const call = (pass: PassName, output: number, data: Readonly<Record<string, unknown>>): ExpectedRequest => {
    return { pass, times: count, output, request: passRequest({ pass, language, settings, data, voice: voiceOf(pass, signers) }) }
  }
  const asked = Math.min(missing, inOneAnswer)
  const covered = own.map(({ title }) => title)
  const find = { ...call('topics', asked * 25, { ...place, count: asked, covered }), times: Math.ceil(missing / inOneAnswer) }
  return [
    ...(missing > 0 ? [find] : []),
    ...(signers.length > 1 ? [call('author', 20, { title: topic, description: place.about, authors: signers.map(nameAndSubject) })] : []),
    call('outline', 350, { topic, ...place }),
    call('draft', written, { topic, ...place, outline: placeholder(800), articles: links }),
    call('edit', written, { topic, body, articles: links }),
    call('texts', 180, { topic, body, sites: settings.sources.map(({ name, host, kind }) => ({ name, host, kind })) }),
    call('classification', 50, { ...texts, categories: describeCategories(categories) }),
    ...(shown.length > 0 ? [call('picture', 60, { ...texts, wanted: placeholder(60), pictures: pictureData(shown, language) })] : []),
  ]
}

/** Returns the longest voice that may be used; only texts are written in one. */
function voiceOf(pass: PassName, signers: ReturnType<typeof signersOf>): Voice | undefined {
  if (pass !== 'draft' && pass !== 'edit') return undefined
  const voices = signers.flatMap(({ voice }) => voice ?? [])
  return voices.toSorted((a, b) => JSON.stringify(b).length - JSON.stringify(a).length)[0]
}

/** Returns a placeholder as long as a text that is yet to be written. */
function placeholder(length: number): string {
  return '…'.repeat(Math.round(length))
}
