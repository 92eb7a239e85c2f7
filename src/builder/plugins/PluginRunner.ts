import type { z } from 'zod'
import { type PluginDefinition, stackOfPlugin } from '../../content/own/definePlugin.ts'
import { RemedyError } from '../../content/own/RemedyError.ts'
import type { Fault, Problem } from '../../content/problem.ts'
import { explainCode, placeInStack } from '../code/errors/explainCode.ts'
import { LateError, awaitCode } from '../code/errors/awaitCode.ts'
import { CallWatch } from './CallWatch.ts'
import type { PluginMemo } from './PluginMemo.ts'
import { resultForms } from './pluginResults.ts'
import type { WatchedSite } from './WatchedSite.ts'

type Place = Pick<Problem, 'file' | 'line' | 'column'>

interface RunnerOptions {
  /** Real path of the publication folder. */
  readonly directory: string
  readonly memo: PluginMemo
  readonly watched: WatchedSite
}

/** A call of a plug-in's hook. */
interface Call<Given> {
  readonly plugin: PluginDefinition
  /** The hook's name, such as `pages`. */
  readonly hook: string
  /** What it runs for, if it runs more than once. */
  readonly about?: string
  /** All of its input besides the site. */
  readonly input?: unknown
  readonly schema: z.ZodType<Given>
  run(): unknown
}

/** Runs plug-ins one after another. An exception, or a result of the wrong form, becomes a problem at the plug-in's position. */
export class PluginRunner {
  readonly problems: Problem[] = []
  readonly #options: RunnerOptions
  readonly #watch = new CallWatch()
  /** Problems of hooks that did not end, by hook and plug-in. None is called again: that would take as long for every text and page. */
  readonly #late = new Map<string, Problem>()

  constructor(options: RunnerOptions) {
    this.#options = options
  }

  /** Returns the result of a plug-in; undefined if it fails. It runs only if something that it read has changed. */
  async ask<Given>({ plugin, hook, about = '', input = null, schema, run }: Call<Given>): Promise<Given | undefined> {
    const { memo, watched } = this.#options
    const name = `${hook} ${plugin.name} ${about}`
    const kept = memo.recall(name, input, watched.hashOf)
    if (kept) return kept.value as Given
    const seen = await this.attempt({ plugin, hook, about }, () => watched.watch(async () => run()))
    if (!seen) return undefined
    const parsed = schema.safeParse(seen.made)
    if (!parsed.success) return this.refuse(plugin, wrongForm(hook, parsed.error))
    if (!isTree(parsed.data))
      return this.refuse(plugin, { message: `returns an object from \`${hook}\` that contains itself.`, fix: 'Return plain data.' })
    memo.keep(name, { input, reads: seen.reads, value: parsed.data })
    return parsed.data
  }

  /** Runs a plug-in's function; undefined if it fails. */
  async attempt<Made>(
    { plugin, hook, about = '' }: Pick<Call<Made>, 'plugin' | 'hook' | 'about'>,
    run: () => Promise<Made>,
  ): Promise<Made | undefined> {
    const call = `${hook} ${plugin.name}`
    const late = this.#late.get(call)
    if (late) {
      this.problems.push(late)
      return undefined
    }
    const where = about === '' ? '' : ` for ${about}`
    try {
      return await this.#watch.during(`the plug-in "${plugin.name}" in \`${hook}\`${where}`, () => awaitCode(run(), 'It'))
    } catch (error) {
      const { directory } = this.#options
      const place = this.placeOf(plugin)
      const told = explainCode(error, { directory, file: place.file, rule: 'plugin' })
      const isPlaced = told.file !== place.file || told.line > 1
      // A package that is missing is missing everywhere: the same words each time make it one problem.
      const during = error instanceof RemedyError ? '' : ` in \`${hook}\`${where}`
      const message = `The plug-in "${plugin.name}" failed${during}: ${told.message}`
      const problem = { ...told, ...(!isPlaced && place), message }
      if (error instanceof LateError) this.#late.set(call, problem)
      this.problems.push(problem)
      return undefined
    }
  }

  /** Reports a result of a plug-in that cannot be used. */
  refuse(plugin: PluginDefinition, { message, fix }: Fault): undefined {
    this.problems.push({
      ...this.placeOf(plugin),
      severity: 'error',
      rule: 'plugin',
      message: `The plug-in "${plugin.name}" ${message}`,
      fix,
    })
    return undefined
  }

  /** Returns where a plug-in was defined or, if it comes from a package, called. */
  placeOf(plugin: PluginDefinition): Place {
    return placeInStack(stackOfPlugin(plugin) ?? '', this.#options.directory) ?? { file: 'site.config.ts', line: 1, column: 1 }
  }
}

/** Reports whether no object contains itself. */
function isTree(value: unknown): boolean {
  try {
    JSON.stringify(value)
    return true
  } catch {
    return false
  }
}

function wrongForm(hook: string, { issues: [issue] }: z.ZodError): Fault {
  const path = (issue?.path ?? []).map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('')
  const at = path === '' ? '' : ` at \`${path.replace(/^\./, '')}\``
  return {
    message: `returns an unexpected value from \`${hook}\`${at}: ${issue?.message ?? ''}.`,
    fix: resultForms[hook] ?? 'Return plain data.',
  }
}
