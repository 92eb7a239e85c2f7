import { join } from 'node:path'
import type { Problem } from '../../problem.ts'
import { problemAt } from '../../problemAt.ts'
import type { LocatedData } from '../locatedData.ts'
import type { SourceText } from '../sourceText.ts'
import { explainConfigError } from './explainConfigError.ts'
import { createConfigLocator } from './locateConfig.ts'
import type { ConfigRunner } from './runConfig.ts'

export interface LoadedConfig {
  /** Absent where the module has no plain object to give. */
  readonly data?: LocatedData
  readonly problems: readonly Problem[]
}

/** Runs a TypeScript file for the plain object that it exports. */
export async function loadConfig(options: {
  readonly directory: string
  readonly source: SourceText
  readonly runConfig: ConfigRunner
}): Promise<LoadedConfig> {
  const { directory, source, runConfig } = options
  const config = await runConfig({ path: join(directory, source.file), text: source.text })
  if ('error' in config) return { problems: [explainConfigError(config, source)] }
  const { value } = config
  const locate = createConfigLocator(source.text)
  if (isPlainObject(value)) return { data: { source, value, locate }, problems: [] }
  const finding = {
    severity: 'error',
    rule: 'config-export',
    message: 'The default export is not a plain object.',
    fix: 'Write `export default { … }`.',
  } as const
  return { problems: [problemAt(source, locate([]), finding)] }
}

function isPlainObject(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
