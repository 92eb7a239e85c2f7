import { writingFolder } from './drafts/writingFolder.ts'
import { type Journal, chooseJournal, openJournal } from './journal/openJournal.ts'
import { type RunState, runState } from './journal/runState.ts'
import type { ChatModel } from './model/ChatModel.ts'
import { type BudgetLimit, createBudget } from './money/Budget.ts'
import { type SourceProbe, rememberSources } from './passes/sources.ts'
import type { PlanGroup } from './plan/resolveEntry.ts'
import { promptVersion } from './prompts/passRequest.ts'
import type { Clock } from './run/Clock.ts'
import { RunStoppedError, type Summary } from './run/Summary.ts'
import { createCaller } from './run/createCaller.ts'
import { type Progress, createProgressCounter } from './run/createProgressCounter.ts'
import { createReservations } from './run/createReservations.ts'
import type { KnownPublication } from './run/loadKnownPublication.ts'
import { lockRuns } from './run/lockRuns.ts'
import { writeGroups } from './run/writeGroups.ts'

interface WriteOptions {
  readonly publication: KnownPublication
  readonly groups: readonly PlanGroup[]
  readonly model: ChatModel
  /** Absent: no limit. */
  readonly budget?: BudgetLimit | undefined
  /** Maximum articles written at once. */
  readonly concurrency: number
  readonly clock: Clock
  readonly probeSource: SourceProbe
  onProgress?(progress: Progress): void
  /** Receives a sentence for the user: how requests have changed, or how long the run waits. */
  onNotice?(notice: string): void
  /** Called before the run counts as ended, so that repeating a command that was cut off here continues the same run. */
  onEnd?(summary: Summary): void
}

/** A run must continue with the model that began it, because its drafts record which one wrote them. */
class OtherModelError extends Error {
  constructor(model: string, journal: string) {
    super(`This run was started with the model ${model}. Continue with ROOMWRIGHT_MODEL=${model}, or delete ${journal} to start again.`)
  }
}

function describeRun({ begin, written, aside }: RunState, groups: readonly PlanGroup[]): string {
  const total = groups.reduce((sum, { count }) => sum + count, 0)
  const left = aside.size > 0 ? `, ${aside.size} set aside` : ''
  return `Continuing the run of ${begin?.at.slice(0, 10)}: ${written.size} of ${total} articles are written${left}.`
}

/** Writes the articles of a plan, or continues where the last process with the same plan stopped. */
export async function writeArticles(options: WriteOptions): Promise<Summary> {
  const { groups, model, clock, publication: whole } = options
  const folder = writingFolder(whole.directory)
  const unlock = lockRuns(folder.lock)
  let journal: Journal | undefined
  try {
    const { file, command } = chooseJournal(folder.runs, groups)
    journal = openJournal(file)
    const state = runState(journal.earlier)
    if (state.begin && state.begin.model !== model.name) throw new OtherModelError(state.begin.model, file)
    const begun = state.begin?.at ?? new Date(clock.now()).toISOString()
    if (state.begin) options.onNotice?.(describeRun(state, groups))
    else journal.append({ type: 'begin', at: begun, command, model: model.name, prompt: promptVersion })
    const own = new Set([...state.writing.values()].map(({ id, language }) => `${id}/${language}`))
    const publication = { ...whole, articles: whole.articles.filter(({ id, language }) => !own.has(`${id}/${language}`)) }
    const budget = createBudget(options.budget, state)
    const counter = createProgressCounter({ groups, budget, clock, onProgress: options.onProgress })
    const call = createCaller({ model, journal, state, budget, clock, onSettled: counter.report, onNotice: options.onNotice })
    const context = {
      publication,
      reservations: createReservations(publication.articles),
      earlier: whole.articles,
      journal,
      state,
      call,
      probeSource: rememberSources(options.probeSource, journal, state),
      model: model.name,
      day: begun.slice(0, 10),
    }
    const stopped = await untilStopped(() => writeGroups(groups, context, { concurrency: options.concurrency, counter }))
    const end = runState([...journal.earlier, ...journal.appended])
    const progress = counter.progress()
    const summary = {
      ...progress,
      asideCount: progress.aside,
      written: [...end.written.values()],
      aside: [...end.aside.values()],
      ...(stopped && { stopped }),
      journal: file,
    }
    options.onEnd?.(summary)
    if (!stopped) journal.append({ type: 'end', at: new Date(clock.now()).toISOString() })
    return summary
  } finally {
    journal?.close()
    unlock()
  }
}

async function untilStopped(work: () => Promise<void>): Promise<RunStoppedError | undefined> {
  try {
    await work()
    return undefined
  } catch (error) {
    if (error instanceof RunStoppedError) return error
    throw error
  }
}
