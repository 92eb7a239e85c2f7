import { isUtf8 } from 'node:buffer'
import { join } from 'node:path'
import { type Problem, problemAt, problemIn } from '../problem.ts'
import { readRegularFile } from './readRegularFile.ts'
import { type SourceText, createSourceText } from './sourceText.ts'

interface ReadText {
  readonly source: SourceText
  readonly problems: readonly Problem[]
}

/**
 * Reads a file of at most so many bytes as UTF-8; other bytes, and zeros, are a problem. Undefined where there is no such file.
 * NUL becomes U+FFFD, as CommonMark wants it.
 */
export function readText(options: {
  /** The publication folder, or any other. */
  readonly directory: string
  /** Below it. */
  readonly file: string
  readonly most: number
  /** The file is no part of a publication, where links may lead anywhere; or it is known to be none. */
  readonly mayLeadOut?: boolean
}): ReadText | undefined {
  const { directory, file, most, mayLeadOut = false } = options
  const read = readRegularFile({ ...(!mayLeadOut && { directory }), path: join(directory, file), most })
  if (!read) return undefined
  if ('details' in read) return { source: createSourceText(file, ''), problems: [problemIn(file, read.details)] }
  const text = read.content.toString('utf8')
  const source = createSourceText(file, text.replaceAll('\0', '\uFFFD'))
  // What is not UTF-8 was read as U+FFFD: only a text that has one needs a second look.
  if (text.includes('\uFFFD') && !isUtf8(read.content)) {
    const message = 'The file is not UTF-8 text.'
    const details = { severity: 'error', rule: 'not-utf-8', message, fix: 'Save it again with the encoding UTF-8.' } as const
    return { source, problems: [problemIn(file, details)] }
  }
  const zero = createSourceText(file, text).text.indexOf('\0')
  if (zero < 0) return { source, problems: [] }
  const message = 'The file holds the control character U+0000, so it may not be text at all.'
  const details = { severity: 'error', rule: 'control-character', message, fix: 'Take it out.' } as const
  return { source, problems: [problemAt(source, zero, details)] }
}
