import { readFileSync, statSync } from 'node:fs'
import { isAbsence, withPath } from '../errorCode.ts'

/** Reads the text of a file; undefined if it is missing, or a folder, pipe or device, which might never end. */
export function readPlainFile(path: string): string | undefined {
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) return undefined
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (isAbsence(error)) return undefined
    throw withPath(error, path)
  }
}
