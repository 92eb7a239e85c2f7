import { isUtf8 } from 'node:buffer'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Problem } from '../problem.ts'
import { problemIn } from '../problemAt.ts'
import { isAbsence } from './listFolder.ts'
import { createSourceText, type SourceText } from './sourceText.ts'

export interface ReadText {
  readonly source: SourceText
  readonly problems: readonly Problem[]
}

/** Reads a file as UTF-8; other bytes are a problem. NUL becomes U+FFFD, as CommonMark wants it. */
export function readText(directory: string, file: string): ReadText {
  const bytes = readFileSync(join(directory, file))
  const source = createSourceText(file, bytes.toString('utf8').replaceAll('\0', '\uFFFD'))
  if (isUtf8(bytes)) return { source, problems: [] }
  const finding = {
    severity: 'error',
    rule: 'not-utf-8',
    message: 'The file is not UTF-8 text.',
    fix: 'Save it again with the encoding UTF-8.',
  } as const
  return { source, problems: [problemIn(file, finding)] }
}

/** Undefined where there is no such file. */
export function readTextIfThere(directory: string, file: string): ReadText | undefined {
  try {
    return readText(directory, file)
  } catch (error) {
    if (isAbsence(error)) return undefined
    throw error
  }
}
