import { z } from 'zod'
import { didYouMean, inTicks } from '../../../content/advice/didYouMean.ts'
import type { LocatedData } from '../../../content/load/source/locatedData.ts'
import type { SourceText } from '../../../content/load/source/sourceText.ts'
import { type PluginDefinition, stackOfPlugin } from '../../../content/own/definePlugin.ts'
import { type Fault, type Problem, problemAt } from '../../../content/problem.ts'
import { placeInStack } from '../errors/explainCode.ts'

const hookNames = ['checks', 'markdown', 'pages', 'head', 'structuredData', 'files', 'built'] as const
const keys: readonly string[] = ['name', ...hookNames]

const hook = z.custom<(...all: readonly unknown[]) => unknown>((value) => typeof value === 'function').optional()
const pluginSchema = z.strictObject({
  name: z.string().regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/),
  ...Object.fromEntries(hookNames.map((name) => [name, hook])),
})

interface Circumstances {
  /** Real path of the publication folder. */
  readonly directory: string
  readonly source: SourceText
  readonly locate: LocatedData['locate']
}

interface ReadPlugins {
  readonly plugins: readonly PluginDefinition[]
  readonly problems: readonly Problem[]
}

/** Parses the `plugins` setting. */
export function readPlugins(value: unknown, { directory, source, locate }: Circumstances): ReadPlugins {
  if (value === undefined) return { plugins: [], problems: [] }
  const problem = (offset: number, fault: Fault) => problemAt(source, offset, { severity: 'error', rule: 'plugin', ...fault })
  if (!Array.isArray(value)) {
    const fault = { message: '`plugins` is not a list.', fix: 'Write `plugins: [ … ]`.' }
    return { plugins: [], problems: [problem(locate(['plugins']), fault)] }
  }
  const plugins: PluginDefinition[] = []
  const problems: Problem[] = []
  for (const [index, item] of (value as readonly unknown[]).entries()) {
    const at = locate(['plugins', index])
    const stack = stackOfPlugin(item)
    if (stack === undefined) {
      const what = typeof item === 'function' ? 'is a function: call it' : 'did not come from `definePlugin`'
      const fix = 'Write `definePlugin({ name, … })`, or a call that returns one.'
      problems.push(problem(at, { message: `Entry ${index + 1} of \`plugins\` ${what}.`, fix }))
      continue
    }
    const refuse = (fault: Fault) => {
      const place = placeInStack(stack, directory) ?? source.position(at)
      problems.push({ file: source.file, ...place, severity: 'error', rule: 'plugin', ...fault })
    }
    const parsed = pluginSchema.safeParse(item)
    if (!parsed.success) refuse(faultOf(item as object))
    else if (plugins.some(({ name }) => name === parsed.data.name))
      problems.push(problem(at, { message: `There are two plug-ins "${parsed.data.name}".`, fix: 'Remove one of them, or rename it.' }))
    else plugins.push(item as PluginDefinition)
  }
  return { plugins, problems }
}

/** Returns what is wrong with a definition. */
function faultOf(definition: object): Fault {
  const { name, ...rest } = definition as Readonly<Record<string, unknown>>
  if (typeof name !== 'string') return { message: 'The plug-in has no name.', fix: "Write `name: 'my-plugin'`." }
  const unknown = Object.keys(rest).find((key) => !keys.includes(key))
  if (unknown !== undefined) {
    const near = didYouMean(unknown, keys)
    return {
      message: `\`${unknown}\` of the plug-in "${name}" is not a hook.`,
      fix: near === undefined ? `The hooks are ${inTicks(hookNames)}.` : `Did you mean \`${near}\`?`,
    }
  }
  const wrong = Object.keys(rest).find((key) => rest[key] !== undefined && typeof rest[key] !== 'function')
  if (wrong !== undefined)
    return { message: `\`${wrong}\` of the plug-in "${name}" is not a function.`, fix: `Write \`${wrong}: (…) => …\`.` }
  return { message: `"${name}" is not a valid name for a plug-in.`, fix: "Write lower-case words joined by `-`: `name: 'my-plugin'`." }
}
