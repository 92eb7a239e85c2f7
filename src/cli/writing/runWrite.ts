import { sourceFault } from '../../write/checks/sourceFault.ts'
import { createChatModel } from '../../write/model/createChatModel.ts'
import { type ModelSettings, parseModelSettings } from '../../write/model/modelSettings.ts'
import { type Budget, parseBudget } from '../../write/money/parseBudget.ts'
import { createSourceProbe } from '../../write/passes/createSourceProbe.ts'
import { renderDryRun } from '../../write/plan/renderDryRun.ts'
import { resolvePlan } from '../../write/plan/resolvePlan.ts'
import { loadNewsroom, type Newsroom } from '../../write/run/loadNewsroom.ts'
import { writeArticles } from '../../write/writeArticles.ts'
import type { Finish } from '../createProgram.ts'
import { type Environment, UsageError } from '../Environment.ts'
import { shortPath, siteFolder } from '../folders.ts'
import { formatProgress } from './formatProgress.ts'
import { formatSummary } from './formatSummary.ts'
import { plainLine } from './plainLine.ts'
import { type PlanOptions, planEntries } from './planEntries.ts'

export interface WriteCommandOptions extends PlanOptions {
  readonly site: string
  readonly dryRun: boolean
  readonly budget?: string
  readonly concurrency: string
  readonly timeout: string
}

/** `roomwright write`. */
export async function runWrite(options: WriteCommandOptions, environment: Environment, finish: Finish): Promise<void> {
  const newsroom = await loadNewsroom(siteFolder(environment, options.site), environment.now)
  const groups = resolvePlan(planEntries(options, environment), newsroom)
  const settings = settingsOf(options, environment)
  const budget = budgetOf(options, newsroom)
  const concurrency = positive(options.concurrency, '--concurrency')
  if (options.dryRun) {
    process.stdout.write(`${renderDryRun(groups, newsroom).split('\n').map(plainLine).join('\n')}\n`)
    return
  }
  const { price } = newsroom.settings
  const show = (text: string) => process.stderr.write(environment.terminal ? `\r\u001b[2K${text}` : `${text}\n`)
  const { stopped, aside } = await writeArticles({
    newsroom,
    groups,
    model: createChatModel(settings),
    budget,
    concurrency,
    clock: { now: () => Date.now(), sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)) },
    probeSource: createSourceProbe({ timeout: 10_000, isAllowed: (url) => sourceFault(url, newsroom.settings.sources) === undefined }),
    onProgress: (progress) => show(formatProgress(progress, price)),
    onEnd(summary) {
      if (environment.terminal) show('')
      process.stdout.write(`${formatSummary(summary, { price, journal: shortPath(environment, summary.journal) })}\n`)
    },
  })
  finish(stopped || aside.length > 0 ? 1 : 0)
}

function settingsOf({ timeout }: WriteCommandOptions, { model }: Environment): ModelSettings {
  const settings = parseModelSettings(model, positive(timeout, '--timeout') * 1000)
  if (typeof settings === 'string') throw new UsageError(settings)
  return settings
}

function budgetOf({ budget }: WriteCommandOptions, { settings }: Newsroom): Budget | undefined {
  const parsed = budget === undefined ? undefined : parseBudget(budget, settings.price)
  if (typeof parsed === 'string') throw new UsageError(parsed)
  return parsed
}

function positive(text: string, name: string): number {
  const number = Number(text)
  if (!Number.isInteger(number) || number < 1 || number > 3600)
    throw new UsageError(`${name} is '${text}'; it must be a whole number from 1 to 3600.`)
  return number
}
