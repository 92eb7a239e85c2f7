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
export async function writeGroups(groups: readonly PlanGroup[], context: RunContext, { concurrency, tally }: Work): Promise<void> {
  const tasks: ArticleTask[] = []
  for (const [index, group] of groups.entries()) {
    const unit = String(index + 1)
    const topics = await orAside(context, { unit, topic: group.category }, () => chooseTopics(group, unit, context))
    if (!topics) tally.aside(group.count)
    const { settings } = context.newsroom
    const place = { ...placeOf(group, context.newsroom), language: group.language, settings }
    tasks.push(...(topics ?? []).map((topic, position) => ({ ...place, unit: `${unit}.${position + 1}`, topic })))
  }
  await inParallel(tasks, concurrency, async (task) => {
    const draft = await orAside(context, task, () => writeArticle(task, context))
    if (draft) saveDraft(task.unit, draft, context)
    if (draft) tally.written()
    else tally.aside(1)
  })
}

/** What the work gives; undefined, and a record with the reasons, where the model did not get it right. */
async function orAside<Result>(
  { journal, state }: RunContext,
  { unit, topic }: Pick<ArticleTask, 'unit' | 'topic'>,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof SetAside)) throw error
    const reasons = error.findings.map(({ rule, message }) => `${rule}: ${message}`)
    if (!state.aside.has(unit)) journal.append({ type: 'aside', article: unit, topic, reasons })
    return undefined
  }
}
