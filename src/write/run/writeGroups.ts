import { inParallel } from '../../platform/inParallel.ts'
import type { Finding } from '../checks/Finding.ts'
import { checkDuplicateTitle } from '../checks/checkDuplicate.ts'
import { checkLine } from '../checks/checkLine.ts'
import { type Draft, draftSlug, saveDraft } from '../drafts/saveDraft.ts'
import { type ArticleTask, SetAsideError, askPass } from '../passes/askPass.ts'
import { chooseAuthor } from '../passes/chooseAuthor.ts'
import { choosePicture } from '../passes/choosePicture.ts'
import { chooseTopics } from '../passes/chooseTopics.ts'
import { fileArticle } from '../passes/fileArticle.ts'
import { placeData, placeOf } from '../passes/placeOf.ts'
import { keepSources } from '../passes/sources.ts'
import { writeBody } from '../passes/writeBody.ts'
import { articleOf } from '../journal/runState.ts'
import type { PlanGroup } from '../plan/resolveEntry.ts'
import { type AnswerOf, answerSchemas } from '../prompts/parseAnswer.ts'
import { instructionsOf } from '../prompts/passRequest.ts'
import type { RunContext } from './RunContext.ts'
import type { ProgressCounter } from './createProgressCounter.ts'

interface Work {
  readonly concurrency: number
  readonly counter: ProgressCounter
}

/** Finds the subjects group by group, then writes the articles of all groups concurrently. */
export async function writeGroups(groups: readonly PlanGroup[], context: RunContext, work: Work): Promise<void> {
  const { state, reservations } = context
  const tasks: ArticleTask[] = []
  for (const [index, group] of groups.entries()) {
    const unit = String(index + 1)
    const chosen = state.topics.get(unit)
    const topics = chosen ?? (await newTopics(group, unit, context))
    const missing = group.count - topics.length
    if (chosen) work.counter.earlier('aside', missing)
    else if (missing > 0) work.counter.aside(missing)
    const { settings } = context.publication
    const place = { ...placeOf(group, context.publication), language: group.language, settings }
    tasks.push(...topics.map((topic, position) => ({ ...place, unit: articleOf(unit, position), topic })))
  }
  for (const { article, id, language } of state.written.values()) {
    const draft = context.earlier.find((known) => known.id === id && known.language === language)
    if (draft) reservations.claim(article, draft)
    if (draft?.picture !== undefined) reservations.takePicture(article, { language: draft.language, hash: draft.picture })
  }
  await inParallel(tasks, { atOnce: work.concurrency, work: (task) => writeTask(task, context, work) })
}

/** Finds the subjects of a group and records them, so that articles keep their numbers when the publication changes. */
async function newTopics(group: PlanGroup, unit: string, context: RunContext): Promise<readonly string[]> {
  const { topics, reasons } = await chooseTopics(group, unit, context)
  const missing = group.count - topics.length
  if (missing > 0) setAside(context, { unit, topic: `${missing} of ${group.count} subjects in ${group.category}` }, reasons)
  context.journal.append({ type: 'topics', group: unit, topics: [...topics] })
  return topics
}

async function writeTask(task: ArticleTask, context: RunContext, { counter }: Work): Promise<void> {
  const { state, reservations } = context
  const { unit } = task
  if (state.written.has(unit)) return counter.earlier('written', 1)
  if (state.aside.has(unit)) return counter.earlier('aside', 1)
  try {
    saveDraft(unit, await writeArticle(task, context), context)
    counter.written()
  } catch (error) {
    if (!(error instanceof SetAsideError)) throw error
    reservations.release(unit)
    setAside(context, task, error.findings)
    counter.aside(1)
  }
}

/** Records why something will not be written. */
function setAside(
  { journal, state }: RunContext,
  { unit, topic }: Pick<ArticleTask, 'unit' | 'topic'>,
  findings: readonly Finding[],
): void {
  const reasons = findings.map(({ rule, message }) => `${rule}: ${message}`)
  if (!state.aside.has(unit)) journal.append({ type: 'aside', article: unit, topic, reasons })
}

/** Runs all passes of an article. */
async function writeArticle(task: ArticleTask, context: RunContext): Promise<Draft> {
  const { language, topic, settings } = task
  const author = await chooseAuthor(task, { title: topic, description: placeData(task).about }, context)
  const body = await writeBody(task, author.voice, context)
  const { title, description, slug, picture, sources: named } = await writeTexts(task, body, context)
  const filed = await fileArticle(task, { title, description }, context)
  const chosen = await choosePicture(task, { title, description, wanted: picture, category: filed.entity.category }, context)
  const { sources, notes } = await keepSources(named, settings.sources, context.probeSource)
  return {
    language,
    slug: draftSlug(slug, title),
    title,
    description,
    author: author.name,
    date: context.day,
    entity: filed.entity,
    asked: { category: task.category.key, subcategory: task.subcategory?.key },
    sources,
    model: context.model,
    body,
    notes: [...filed.notes, ...author.notes, ...chosen.notes, ...notes],
    ...(chosen.lead && { lead: chosen.lead }),
    picture,
    topic,
  }
}

type ArticleTexts = AnswerOf<'texts'>

/** Writes the title, description, slug and related texts; the resulting slug is free. */
function writeTexts(task: ArticleTask, body: string, { reservations, call }: RunContext): Promise<ArticleTexts> {
  const { unit, language, topic, settings } = task
  const instructions = instructionsOf('texts', language, settings)
  const line = { language, instructions, suffixes: settings.rules.conversationalTurkish }

  function faultsOf({ title, description, slug }: ArticleTexts): readonly Finding[] {
    const address = draftSlug(slug, title)
    const isFree = reservations.isSlugFree(unit, { language, slug: address }) && reservations.isIdFree(address, unit)
    return [
      ...checkLine(title, { ...line, name: 'The title', longest: 100 }),
      ...checkLine(description, { ...line, name: 'The description', longest: 260 }),
      ...checkDuplicateTitle(title, reservations.others(language, unit)),
      ...(isFree ? [] : [{ rule: 'slug', message: `The slug "${address}" is taken. Choose another title and slug.` }]),
    ]
  }

  const data = { topic, body, sites: settings.sources.map(({ name, host, kind }) => ({ name, host, kind })) }
  return askPass({ unit, language, settings, pass: 'texts', data, schema: answerSchemas.texts }, call, (texts) => {
    const findings = faultsOf(texts)
    if (findings.length === 0) reservations.claim(unit, { language, title: texts.title, body, slug: draftSlug(texts.slug, texts.title) })
    return findings
  })
}
