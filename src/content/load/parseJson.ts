import { problemAt } from '../problem.ts'
import type { SourceText } from './sourceText.ts'
import { type ParsedYaml, parseYaml } from './yaml/parseYaml.ts'

/** Parses a JSON file. JSON is YAML too, so the YAML parser knows the places of its parts. */
export function parseJson(source: SourceText): ParsedYaml {
  try {
    JSON.parse(source.text)
    return parseYaml(source)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    const finding = {
      severity: 'error',
      rule: 'json-syntax',
      message: 'This is not valid JSON.',
      fix: 'Look for a missing or surplus comma, quote or bracket here or just before.',
    } as const
    return { problems: [problemAt(source, placeOf(error, source.text), finding)] }
  }
}

/** The message of most syntax errors names the offset. */
function placeOf(error: SyntaxError, text: string): number {
  const [, position] = /at position (\d+)/.exec(error.message) ?? []
  if (position !== undefined) return Number(position)
  return isWrongToken(text) ? lastOfShortestWrong(text) : text.trimEnd().length
}

/** "Unexpected token" comes without an offset: the token is the last character of the shortest beginning that has the same fault. */
function lastOfShortestWrong(text: string): number {
  let right = 0
  let wrong = text.length
  while (wrong - right > 1) {
    const middle = (right + wrong) >> 1
    if (isWrongToken(text.slice(0, middle))) wrong = middle
    else right = middle
  }
  return wrong - 1
}

function isWrongToken(text: string): boolean {
  try {
    JSON.parse(text)
    return false
  } catch (error) {
    return (error as Error).message.startsWith('Unexpected token')
  }
}
