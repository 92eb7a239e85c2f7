import type { ErrorCode, YAMLError } from 'yaml'
import type { Finding } from '../../problemAt.ts'

interface Explanation {
  readonly message: string
  readonly fix: string
}

const quote = 'Put the whole value in quotes.'
const explanations: Readonly<Partial<Record<ErrorCode, Explanation>>> = {
  BAD_ALIAS: { message: 'A word that begins with `*` names an anchor, and there is none of that name.', fix: quote },
  BAD_DQ_ESCAPE: {
    message: 'A backslash in double quotes begins an escape, and this is none.',
    fix: 'Use single quotes, or write the backslash twice.',
  },
  BAD_INDENT: { message: 'The indentation of this line fits no line above it.', fix: 'Indent it as its neighbours are, with spaces.' },
  BAD_SCALAR_START: { message: 'A value cannot begin with this character.', fix: quote },
  BLOCK_AS_IMPLICIT_KEY: { message: 'There is a second `: ` in this line.', fix: quote },
  BLOCK_IN_FLOW: { message: 'A block cannot stand inside brackets or braces.', fix: 'Write it on one line, or leave the brackets out.' },
  DUPLICATE_KEY: { message: 'This key stands twice in the same map.', fix: 'Keep one of the two.' },
  MISSING_CHAR: { message: 'A closing quote, bracket or brace, or a comma or colon, is missing here.', fix: 'Add it.' },
  MULTILINE_IMPLICIT_KEY: {
    message: 'A key must end in its line, with a colon.',
    fix: 'Write `key: value`, or put a value of several lines in quotes.',
  },
  MULTIPLE_DOCS: { message: 'A second document begins here.', fix: 'Remove the line `---`.' },
  TAB_AS_INDENT: { message: 'This line is indented with a tab.', fix: 'Indent with spaces.' },
  TAG_RESOLVE_FAILED: { message: 'A word that begins with `!` is a tag, and this one is unknown.', fix: quote },
  UNEXPECTED_TOKEN: { message: 'This does not belong here.', fix: 'Begin the line with `key: ` or `- `, or put the value in quotes.' },
}

/** Says in plain words what the YAML parser found. */
export function explainYamlError({ code, message }: Pick<YAMLError, 'code' | 'message'>): Finding {
  // An open bracket or brace is told as a wrong indentation of what follows it.
  const known = explanations[code === 'BAD_INDENT' && message.startsWith('Flow') ? 'MISSING_CHAR' : code]
  return {
    severity: 'error',
    rule: 'yaml-syntax',
    message: known?.message ?? `This is not valid YAML: ${message}`,
    ...(known && { fix: known.fix }),
  }
}
