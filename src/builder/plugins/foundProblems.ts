import { isAbsolute, normalize } from 'node:path'
import type { PluginDefinition, PluginProblem } from '../../content/own/definePlugin.ts'
import type { Problem } from '../../content/problem.ts'
import type { PluginRunner } from './PluginRunner.ts'

interface Circumstances {
  readonly plugin: PluginDefinition
  readonly runner: PluginRunner
}

/** Converts what a plug-in found into problems of the publication; one in an impossible file is the plug-in's own problem. */
export function foundProblems(found: readonly PluginProblem[], { plugin, runner }: Circumstances): readonly Problem[] {
  return found.flatMap(({ file, line = 1, column = 1, severity = 'error', message, fix }) => {
    const path = normalize(file)
    if (isAbsolute(file) || path.startsWith('..') || file.includes('\0')) {
      runner.refuse(plugin, {
        message: `reports a mistake in ${JSON.stringify(file)}, which is not a file in the publication folder.`,
        fix: 'Write a path such as `articles/soup/en.md`.',
      })
      return []
    }
    return [{ file: path, line, column, severity, rule: 'plugin', message: `${plugin.name}: ${message}`, fix }]
  })
}
