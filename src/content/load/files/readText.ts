import { isUtf8 } from 'node:buffer'
import { join } from 'node:path'
import { type Problem, type ProblemDetails, problemAt, problemIn } from '../../problem.ts'
import { readRegularFile } from './readRegularFile.ts'
import { type SourceText, createSourceText } from '../source/sourceText.ts'

interface ReadText {
  readonly source: SourceText
  readonly problems: readonly Problem[]
  /** Whether the file could not be read: the text is empty, and says nothing about it. */
  readonly isUnread?: true
}

/**
 * Reads a file of at most `most` bytes as UTF-8; reports other encodings and NUL characters as problems. Undefined if there is no such
 * file. NUL becomes U+FFFD, as CommonMark requires.
 */
export function readText(options: {
  /** The publication folder, or any other. */
  readonly directory: string
  /** Relative to `directory`. */
  readonly file: string
  readonly most: number
  /** Whether links may lead anywhere: the file is outside any publication, or is known not to be a link. */
  readonly mayLeadOut?: boolean
}): ReadText | undefined {
  const { directory, file, most, mayLeadOut = false } = options
  const read = readRegularFile({ ...(!mayLeadOut && { directory }), path: join(directory, file), most })
  if (!read) return undefined
  if ('details' in read) return { source: createSourceText(file, ''), problems: [problemIn(file, read.details)], isUnread: true }
  if (isWide(read.content)) return { source: createSourceText(file, ''), problems: [problemIn(file, notUtf8)], isUnread: true }
  const text = read.content.toString('utf8')
  const source = createSourceText(file, text.replaceAll('\0', '\uFFFD'))
  // Invalid UTF-8 is decoded as U+FFFD, so only a text that contains one needs a second check.
  if (text.includes('\uFFFD') && !isUtf8(read.content)) {
    return { source, problems: [problemIn(file, notUtf8)] }
  }
  const zero = createSourceText(file, text).text.indexOf('\0')
  if (zero < 0) return { source, problems: [] }
  const message = 'The file contains the control character U+0000, so it may not be text at all.'
  const details = { severity: 'error', rule: 'control-character', message, fix: 'Remove it.' } as const
  return { source, problems: [problemAt(source, zero, details)] }
}

const notUtf8: ProblemDetails = {
  severity: 'error',
  rule: 'not-utf-8',
  message: 'The file is not UTF-8 text.',
  fix: 'Save it again with the encoding UTF-8.',
}

/** Reports whether a text is UTF-16 or UTF-32: of what it says, nothing is left in UTF-8. */
function isWide(content: Buffer): boolean {
  const mark = content.length > 1 ? content.readUInt16BE(0) : 0
  return mark === 0xfffe || mark === 0xfeff || (content.includes(0) && content.filter((byte) => byte === 0).length > content.length / 4)
}
