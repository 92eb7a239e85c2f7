import { realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createConfigLocator } from '../../../content/load/config/loadConfig.ts'
import { isPlainObject, plainData } from '../../../content/load/config/plainData.ts'
import { type CodeAnswer, type ConfigRequest, type ConfigRunner, runConfig } from '../../../content/load/config/runConfig.ts'
import { usesCode } from '../../../content/load/config/usesCode.ts'
import { readCollections } from '../../../content/own/readCollections.ts'
import { createSourceText } from '../../../content/load/source/sourceText.ts'
import type { Problem } from '../../../content/problem.ts'
import { NoBundlerError } from '../bundling/Bundler.ts'
import { CallWatch } from '../../plugins/CallWatch.ts'
import { bundleSettings, settingsModule } from './bundleSettings.ts'
import { explainCode } from '../errors/explainCode.ts'
import { guardCollections, locateIn } from './guardCollections.ts'
import { keepBundle } from '../bundling/keepBundle.ts'
import { readPlugins } from './readPlugins.ts'
import { awaitCode } from '../errors/awaitCode.ts'
import { surface } from '../bundling/surface.ts'

export interface LoadedSettings {
  readonly answer: CodeAnswer
  /** Identifies the code; empty if it could not be loaded. */
  readonly state: string
  /** The files that it is made of, with their hashes. */
  readonly read?: Readonly<Record<string, string>>
}

interface LoadOptions extends ConfigRequest {
  readonly cacheDirectory: string
}

const noCode: CodeAnswer['code'] = { collections: [], plugins: [] }

/** Creates a runner for commands that need nothing else of the code: settings with code run in this process, others in a separate one. */
export function createConfigRunner(cacheDirectory: string): ConfigRunner {
  return async (request) => (usesCode(request.text) ? (await loadSettings({ ...request, cacheDirectory })).answer : runConfig(request))
}

/** Bundles settings with code, and runs them in this process. */
export async function loadSettings({ path, text, cacheDirectory }: LoadOptions): Promise<LoadedSettings> {
  const directory = realpathSync(dirname(path))
  const source = createSourceText('site.config.ts', text)
  let isBundled = false
  try {
    const { target, description } = await keepBundle({
      directory,
      cacheDirectory,
      kind: 'settings',
      key: surface.roomwright,
      make: (bundler, staging) => bundleSettings({ bundler, directory, target: staging }),
    })
    isBundled = true
    const load = () => import(pathToFileURL(join(target, settingsModule)).href) as Promise<{ readonly default?: unknown }>
    const exported = (await new CallWatch().during('site.config.ts', () => awaitCode(load(), 'The settings'))).default
    if (!isPlainObject(exported)) return { answer: { value: null, code: noCode, problems: [] }, state: '' }
    const { collections, plugins, ...rest } = exported
    const locate = createConfigLocator(text)
    const { value, refused } = plainData(rest)
    const read = readPlugins(plugins, { directory, source, locate })
    const kinds = readCollections(collections, locateIn(directory, { source, locate }))
    const code = { collections: guardCollections(kinds.collections, directory), plugins: read.plugins }
    const answer = { value, refused, code, problems: [...read.problems, ...kinds.problems] }
    return { answer, state: JSON.stringify(description.read), read: description.read }
  } catch (error) {
    return { answer: { code: noCode, problems: [explain(error, { directory, text, isBundled })] }, state: '' }
  }
}

/** Reports an error in the settings themselves under the same rules as in settings without code. */
function explain(
  error: unknown,
  { directory, text, isBundled }: { readonly directory: string; readonly text: string; readonly isBundled: boolean },
): Problem {
  const problem = explainCode(error, { directory, file: 'site.config.ts', rule: /\bplugins\b/.test(text) ? 'plugin' : 'collection' })
  if (error instanceof NoBundlerError || problem.file !== 'site.config.ts') return problem
  const isSyntax = !isBundled && !problem.message.startsWith('Could not resolve')
  return { ...problem, rule: isSyntax ? 'config-syntax' : 'config-throws' }
}
