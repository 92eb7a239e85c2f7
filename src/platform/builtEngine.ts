import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isAbsence } from './errorCode.ts'

/** Stands in the folder of an engine that was built for a package, and in no other. */
export const builtEngineFile = 'engine.json'

/** What an engine that was built for a package says of itself. */
export interface BuiltEngine {
  readonly version: string
  /** Of all its files, in hexadecimal digits. */
  readonly hash: string
}

/** Describes the engine at `root`; undefined where it runs from its sources. */
export function readBuiltEngine(root: string): BuiltEngine | undefined {
  try {
    return JSON.parse(readFileSync(join(root, builtEngineFile), 'utf8')) as BuiltEngine
  } catch (error) {
    if (isAbsence(error)) return undefined
    throw error
  }
}

/** The version of the engine at `root`. */
export function engineVersion(root: string): string {
  const engine = readBuiltEngine(root) ?? (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly version: string })
  return engine.version
}
