import { execFileSync } from 'node:child_process'
import { hasCode } from '../src/platform/errorCode.ts'

/** The version of the machine's Hugo; undefined where it has none. */
export function hugoVersion(): string | undefined {
  try {
    return /(?<=v)[\d.]+/.exec(execFileSync('hugo', ['version'], { encoding: 'utf8' }))?.[0] ?? 'unknown'
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}
