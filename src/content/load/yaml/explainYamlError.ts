import type { ErrorCode, YAMLError } from 'yaml'
import type { ProblemDetails } from '../../problem.ts'

export type YamlFault = Pick<YAMLError, 'code' | 'message' | 'pos'>

interface Explanation {
  readonly message: string
  readonly fix: string
}

interface Explained extends Explanation {
  /** Where the mistake is; absent: where the parser stopped. */
  readonly place?: number
}

const quote = 'Put the whole value in quotes.'
const wrongIndent: Explanation = {
  message: 'The indentation of this line matches no line above it.',
  fix: 'Indent it like the lines around it, with spaces.',
}
const missing: Explanation = { message: 'A closing quote, bracket or brace, or a comma or colon, is missing here.', fix: 'Add it.' }
const explanations: Readonly<Partial<Record<ErrorCode, Explanation>>> = {
  BAD_ALIAS: { message: 'A word that begins with `*` names an anchor, but there is none with that name.', fix: quote },
  BAD_DQ_ESCAPE: {
    message: 'A backslash in double quotes begins an escape, but this is not a valid one.',
    fix: 'Use single quotes, or write the backslash twice.',
  },
  BAD_INDENT: wrongIndent,
  BAD_SCALAR_START: { message: 'A value cannot begin with this character.', fix: quote },
  BLOCK_AS_IMPLICIT_KEY: { message: 'There is a second `: ` in this line.', fix: quote },
  BLOCK_IN_FLOW: { message: 'A block cannot be inside brackets or braces.', fix: 'Write it on one line, or leave the brackets out.' },
  DUPLICATE_KEY: { message: 'This key appears twice in the same map.', fix: 'Keep one of the two.' },
  MISSING_CHAR: missing,
  MULTILINE_IMPLICIT_KEY: {
    message: 'A key must end on the line where it begins, with a colon.',
    fix: 'Write `key: value`, or put a value of several lines in quotes.',
  },
  MULTIPLE_DOCS: { message: 'A second document begins here.', fix: 'Remove the line `---`.' },
  TAB_AS_INDENT: { message: 'This line is indented with a tab.', fix: 'Indent with spaces.' },
  TAG_RESOLVE_FAILED: { message: 'A word that begins with `!` is a tag, and this one is unknown.', fix: quote },
  UNEXPECTED_TOKEN: { message: 'This does not belong here.', fix: 'Begin the line with `key: ` or `- `, or put the value in quotes.' },
}

/** Explains an error of the YAML parser in plain words, at the place that an editor has to change. */
export function explainYamlError(fault: YamlFault, text: string): { readonly place: number; readonly details: ProblemDetails } {
  const known: Explained | undefined = explainByText(fault, text) ?? explanations[fault.code]
  return {
    place: known?.place ?? fault.pos[0],
    details: {
      severity: 'error',
      rule: 'yaml-syntax',
      message: known?.message ?? `This is not valid YAML: ${fault.message}`,
      ...(known && { fix: known.fix }),
    },
  }
}

/** Spaces that YAML takes for letters. */
const strange = String.raw`\u{a0}\u{2000}-\u{200b}\u{202f}\u{3000}`
/** A colon that YAML does not see as one: full-width, or before a space that is not plain. */
const falseColon = new RegExp(`^[ -]*[A-Za-z][\\w-]*(?:：|:[${strange}])`, 'u')
const falseIndent = new RegExp(`^[ -]*[${strange}]`, 'u')
const noSpaceAfterColon = /^[ -]*[A-Za-z][\w-]*:[^\s/]/
const noSpaceAfterDash = /^ *-[^\s-]/

/** Explains a fault by the characters around it; undefined if they say nothing more than its kind. */
function explainByText(fault: YamlFault, text: string): Explained | undefined {
  const place = fault.pos[0]
  const lineStart = text.lastIndexOf('\n', place - 1) + 1
  const line = text.slice(lineStart).split('\n', 1)[0] ?? ''
  if (falseColon.test(line))
    return {
      message: 'The colon, or the space after it, is one that YAML does not know.',
      fix: 'Write a plain colon and a plain space after the key.',
    }
  if (falseIndent.test(line))
    return { place: lineStart, message: 'This line is indented with a space that YAML does not know.', fix: 'Indent with plain spaces.' }
  switch (fault.code) {
    case 'UNEXPECTED_TOKEN':
      return explainEarlyEnd(text.slice(0, place).trimEnd().at(-1))
    case 'BAD_INDENT':
    case 'MISSING_CHAR':
      return explainMissing(fault, text) ?? explainKey(line, lineStart)
    case 'BLOCK_AS_IMPLICIT_KEY':
    case 'BLOCK_IN_FLOW':
    case 'MULTILINE_IMPLICIT_KEY':
      return explainValue(fault, { text, before: line.slice(0, place - lineStart) }) ?? explainKey(line, lineStart)
    default:
      return undefined
  }
}

/** Explains a value that ended at the mark before the fault. */
function explainEarlyEnd(before: string | undefined): Explained | undefined {
  if (before === "'")
    return {
      message: 'The value ends at the apostrophe before this.',
      fix: "Write the apostrophe twice (`''`), or put the value in double quotes.",
    }
  if (before === '"')
    return { message: 'The value ends at the quotation mark before this.', fix: 'Write `\\"` for it, or put the value in single quotes.' }
  return undefined
}

/** Explains something that never ends: the parser finds out only on a later line. */
function explainMissing({ message, pos: [place] }: YamlFault, text: string): Explained | undefined {
  if (message.startsWith('Sequence item')) return wrongIndent
  const mark = /^Missing closing (["'])/.exec(message)?.[1]
  if (mark !== undefined)
    return {
      place: openingOf(text, { mark, place }),
      message: 'The quotation mark that opens here is never closed.',
      fix: `Write \`${mark}\` at the end of the value too.`,
    }
  if (!message.startsWith('Flow') && !message.startsWith('Comments')) return undefined
  const before = text.slice(0, place).trimEnd()
  const last = before.lastIndexOf('\n') + 1
  const line = text.slice(last).split('\n', 1)[0] ?? ''
  const opening = line.search(/[[{]/)
  const comment = opening === -1 ? -1 : line.slice(opening).search(/[\s,[{]#/)
  if (comment !== -1)
    return { place: last + opening + comment + 1, message: 'A comment begins here and hides the rest of this line.', fix: quote }
  return { ...missing, place: before.length }
}

/** Finds the mark that opens the quoted value which lacks its end at `place`; marks inside a value are doubled or escaped. */
function openingOf(text: string, { mark, place }: { readonly mark: string; readonly place: number }): number {
  const escape = mark === "'" ? mark : '\\'
  let opening = text.lastIndexOf(mark, place - 1)
  while (opening > 1 && text[opening - 1] === escape) opening = text.lastIndexOf(mark, opening - 2)
  return Math.max(opening, 0)
}

/** Explains a value that the parser took for a key, because a `: ` follows; `before` is its line up to the fault. */
function explainValue(
  { code, pos: [start, end] }: YamlFault,
  { text, before }: { readonly text: string; readonly before: string },
): Explained | undefined {
  const isInFlow = before.split(/[[{]/).length > before.split(/[\]}]/).length
  if (isInFlow)
    return text[start] === '-'
      ? undefined
      : {
          message: 'There is a second `: ` before the next comma.',
          fix: 'Write a comma between two fields, or put the whole value in quotes.',
        }
  if (!/: +$/.test(before)) return undefined
  const value = text.slice(start)
  // Of the two faults that the parser finds here, only one says where the key ends.
  if (/^[^\n]*\n\s*[\w-]+:(?:\s|$)/.test(value) && !/^[^\n]*: /.test(value))
    return {
      ...wrongIndent,
      place: code === 'MULTILINE_IMPLICIT_KEY' ? text.lastIndexOf('\n', end - 1) + 1 : start + value.indexOf('\n') + 1,
    }
  if (/^[“”„‟«»‘’‚「『]/u.test(value))
    return { message: 'Typographic quotation marks put nothing in quotes.', fix: 'Write plain ones around the whole value: `"` or `\'`.' }
  return undefined
}

/** Explains a line that lacks the space after its colon or its dash. */
function explainKey(line: string, lineStart: number): Explained | undefined {
  const place = lineStart + line.length - line.trimStart().length
  if (noSpaceAfterDash.test(line))
    return { place, message: 'The space after the dash is missing.', fix: 'Begin each entry of a list with `- `.' }
  if (noSpaceAfterColon.test(line)) return { message: 'The space after the colon is missing.', fix: 'Write `key: value`.' }
  return undefined
}
