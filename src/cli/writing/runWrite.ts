import { writingFolder } from '../../write/drafts/writingFolder.ts'
import { remainingGroups } from '../../write/journal/remainingGroups.ts'
import { type ModelSettings, parseModelSettings } from '../../write/model/modelSettings.ts'
import { type BudgetLimit, parseBudget } from '../../write/money/Budget.ts'
import { createSourceProbe, sourceFault } from '../../write/passes/sources.ts'
import { type KnownPublication, loadKnownPublication } from '../../write/run/loadKnownPublication.ts'
import { createConfigRunner } from '../../builder/code/settings/loadSettings.ts'
import { UsageError } from '../../platform/UsageError.ts'
import { createProgressLine } from '../progressReporter.ts'
import { type Environment, type Finish, shortPath, siteFolder } from '../Environment.ts'
import { formatProgress, formatSummary, plainLine } from './formatSummary.ts'
import { type PlanOptions, planGroups } from './planGroups.ts'
import { wholeNumber } from '../wholeNumber.ts'

/** Maximum articles in progress; each holds a request to the model, and more of these only wait for the server. */
const mostAtOnce = 100

export interface WriteCommandOptions extends PlanOptions {
  readonly site: string
  readonly dryRun: boolean
  readonly again: boolean
  readonly budget?: string
  readonly concurrency: string
  readonly timeout: string
}

export async function runWrite(options: WriteCommandOptions, environment: Environment, finish: Finish): Promise<void> {
  const publication = await loadKnownPublication(
    siteFolder(environment, options.site),
    environment.now,
    createConfigRunner(environment.cache),
  )
  const plan = planGroups(options, publication, environment)
  const settings = settingsOf(options, environment)
  const budget = budgetOf(options, publication)
  const concurrency = wholeNumber(options.concurrency, { name: '--concurrency', most: mostAtOnce })
  const { groups, done } = options.again ? { groups: plan, done: [] } : remainingGroups(writingFolder(publication.directory).runs, plan)
  const say = (text: string) => process.stdout.write(`${text.split('\n').map(plainLine).join('\n')}\n`)
  if (done.length > 0) say(`Already written: ${done.join('; ')}. To write ${done.length === 1 ? 'it' : 'them'} again, add --again.`)
  if (groups.length === 0) return
  // Loaded here, so that a wrong option is reported at once, and a dry run needs no model's package.
  if (options.dryRun) {
    const { renderDryRun } = await import('../../write/plan/renderDryRun.ts')
    say(renderDryRun(groups, { publication, model: settings, budget }))
    return
  }
  const [{ writeArticles }, { createChatModel }] = await Promise.all([
    import('../../write/writeArticles.ts'),
    import('../../write/model/createChatModel.ts'),
  ])
  const { price } = publication.settings
  const { show, clear } = createProgressLine(environment, process.stderr)
  const note = (text: string) => {
    clear()
    process.stderr.write(`${plainLine(text)}\n`)
  }
  const forget = onInterrupt(() => note('Interrupted. Run the same command again to continue where this run stopped.'))
  try {
    const { stopped, aside } = await writeArticles({
      publication,
      groups,
      model: createChatModel(settings),
      budget,
      concurrency,
      clock: { now: () => Date.now(), sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)) },
      probeSource: createSourceProbe({ timeout: 10_000, isAllowed: (url) => sourceFault(url, publication.settings.sources) === undefined }),
      onProgress: (progress) => show(formatProgress(progress, price)),
      onNotice: note,
      onEnd(summary) {
        clear()
        process.stdout.write(`${formatSummary(summary, { price, journal: shortPath(environment, summary.journal) })}\n`)
      },
    })
    finish(stopped || aside.length > 0 ? 1 : 0)
  } finally {
    forget()
  }
}

/** Prints a sentence before a signal ends the process as usual; returns a function that undoes this. */
function onInterrupt(say: () => void): () => void {
  const forget = () => {
    for (const signal of signals) process.off(signal, end)
  }
  const end = (signal: NodeJS.Signals) => {
    forget()
    say()
    process.kill(process.pid, signal)
  }
  for (const signal of signals) process.on(signal, end)
  return forget
}

const signals = ['SIGINT', 'SIGTERM'] as const

function settingsOf({ timeout }: WriteCommandOptions, { model }: Environment): ModelSettings {
  const settings = parseModelSettings(model, wholeNumber(timeout, { name: '--timeout', most: 3600 }) * 1000)
  if (typeof settings === 'string') throw new UsageError(settings)
  return settings
}

function budgetOf({ budget }: WriteCommandOptions, { settings }: KnownPublication): BudgetLimit | undefined {
  const parsed = budget === undefined ? undefined : parseBudget(budget, settings.price)
  if (typeof parsed === 'string') throw new UsageError(parsed)
  return parsed
}
