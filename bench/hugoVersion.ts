import { execFileSync } from 'node:child_process'
import { hasCode } from '../src/platform/errorCode.ts'

/** Returns the version of the installed Hugo; undefined if there is none. */
export function hugoVersion(): string | undefined {
  try {
    return /(?<=v)[\d.]+/.exec(execFileSync('hugo', ['version'], { encoding: 'utf8' }))?.[0] ?? 'unknown'
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}
