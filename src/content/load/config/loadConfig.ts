import { join } from 'node:path'
import type { Problem } from '../../problem.ts'
import { problemAt } from '../../problemAt.ts'
import type { LocatedData } from '../locatedData.ts'
import type { ReadText } from '../readText.ts'
import { explainConfigError } from './explainConfigError.ts'
import { importConfig } from './importConfig.ts'
import { createConfigLocator } from './locateConfig.ts'

export interface LoadedConfig {
  /** Absent where the module has no plain object to give. */
  readonly data?: LocatedData
  readonly problems: readonly Problem[]
}

/** Runs a TypeScript file for the plain object that it exports. */
export async function loadConfig(directory: string, { source }: ReadText): Promise<LoadedConfig> {
  const config = await importConfig(join(directory, source.file), source.text)
  if ('error' in config) return { problems: [explainConfigError(config.error, source, config.url)] }
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
