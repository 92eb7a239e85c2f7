import { hasCode } from '../platform/errorCode.ts'

/** Whether a file operation failed because there is no such file. */
export function isMissing(error: unknown): boolean {
  return hasCode(error, 'ENOENT', 'ENOTDIR', 'EISDIR')
}
