import { isUtf8 } from 'node:buffer'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isAbsence } from '../../platform/errorCode.ts'
import type { Problem } from '../problem.ts'
import { problemIn } from '../problemAt.ts'
import { createSourceText, type SourceText } from './sourceText.ts'

export interface ReadText {
  readonly source: SourceText
  readonly problems: readonly Problem[]
}

const reasons: Readonly<Record<string, string>> = {
  EISDIR: 'This is a folder, not a file.',
  EACCES: 'The permission to read the file is missing.',
  ELOOP: 'This is a link to itself.',
  EIO: 'The disk cannot read the file.',
}

/** Reads a file as UTF-8; other bytes are a problem. NUL becomes U+FFFD, as CommonMark wants it. */
export function readText(directory: string, file: string): ReadText {
  const path = join(directory, file)
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    const message = reasons[(error as NodeJS.ErrnoException).code ?? '']
    if (message === undefined) throw error
    const finding = { severity: 'error', rule: 'unreadable-file', message, fix: 'Put a text file that can be read in its place.' } as const
    return { source: createSourceText(file, ''), problems: [problemIn(file, finding)] }
  }
  const source = createSourceText(file, text.replaceAll('\0', '\uFFFD'))
  // What is not UTF-8 was read as U+FFFD: only a text that has one needs a second look.
  if (!text.includes('\uFFFD') || isUtf8(readFileSync(path))) return { source, problems: [] }
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
