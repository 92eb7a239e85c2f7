import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isAbsence } from './errorCode.ts'

/** The file that exists only in the folder of an engine built for a package. */
export const builtEngineFile = 'engine.json'

/** What that file says about the engine. */
export interface BuiltEngine {
  readonly version: string
  /** Hash of all its files, in hexadecimal. */
  readonly hash: string
}

/** Reads the description of the engine at `root`; undefined if it runs from its sources. */
export function readBuiltEngine(root: string): BuiltEngine | undefined {
  try {
    return JSON.parse(readFileSync(join(root, builtEngineFile), 'utf8')) as BuiltEngine
  } catch (error) {
    if (isAbsence(error)) return undefined
    throw error
  }
}

/** Returns the version of the engine at `root`. */
export function engineVersion(root: string): string {
  const engine = readBuiltEngine(root) ?? (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly version: string })
  return engine.version
}
