import type { Finding } from '../checks/Finding.ts'
import { saveDraft } from '../drafts/saveDraft.ts'
import type { ArticleTask } from '../passes/ArticleTask.ts'
import { chooseTopics } from '../passes/chooseTopics.ts'
import { placeOf } from '../passes/placeOf.ts'
import { SetAside } from '../passes/SetAside.ts'
import { writeArticle } from '../passes/writeArticle.ts'
import type { PlanGroup } from '../plan/PlanGroup.ts'
import type { Tally } from './createTally.ts'
import { inParallel } from './inParallel.ts'
import type { RunContext } from './RunContext.ts'

interface Work {
  readonly concurrency: number
  readonly tally: Tally
}

/** Finds the subjects group by group, then writes the articles of all groups side by side. */
export async function writeGroups(groups: readonly PlanGroup[], context: RunContext, work: Work): Promise<void> {
  const { state, register } = context
  const tasks: ArticleTask[] = []
  for (const [index, group] of groups.entries()) {
    const unit = String(index + 1)
    const chosen = state.topics.get(unit)
    const topics = chosen ?? (await newTopics(group, unit, context))
    const missing = group.count - topics.length
    if (chosen) work.tally.earlier('aside', missing)
    else if (missing > 0) work.tally.aside(missing)
    const { settings } = context.newsroom
    const place = { ...placeOf(group, context.newsroom), language: group.language, settings }
    tasks.push(...topics.map((topic, position) => ({ ...place, unit: `${unit}.${position + 1}`, topic })))
  }
  for (const { article, id, language } of state.written.values()) {
    const draft = context.earlier.find((known) => known.id === id && known.language === language)
    if (draft) register.claim(article, draft)
    if (draft?.picture !== undefined) register.takePicture(article, { language: draft.language, hash: draft.picture })
  }
  await inParallel(tasks, work.concurrency, (task) => writeTask(task, context, work))
}

/** Finds the subjects of a group and writes them down: what is numbered by them must not slip when the publication changes. */
async function newTopics(group: PlanGroup, unit: string, context: RunContext): Promise<readonly string[]> {
  const { topics, reasons } = await chooseTopics(group, unit, context)
  const missing = group.count - topics.length
  if (missing > 0) setAside(context, { unit, topic: `${missing} of ${group.count} subjects in ${group.category}` }, reasons)
  context.journal.append({ type: 'topics', group: unit, topics: [...topics] })
  return topics
}

async function writeTask(task: ArticleTask, context: RunContext, { tally }: Work): Promise<void> {
  const { state, register } = context
  const { unit } = task
  if (state.written.has(unit)) return tally.earlier('written', 1)
  if (state.aside.has(unit)) return tally.earlier('aside', 1)
  try {
    saveDraft(unit, await writeArticle(task, context), context)
    tally.written()
  } catch (error) {
    if (!(error instanceof SetAside)) throw error
    register.release(unit)
    setAside(context, task, error.findings)
    tally.aside(1)
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
