import type { Problem } from '../../src/content/problem.ts'
import type { Verdict } from './FuzzTarget.ts'

/** What no message may contain: a stack, or a value that was never meant to be shown. */
const inner =
  /\n\s+at |\bat [\w.<>]+ \(|\bfile:\/\/|\bnode:internal|\[object |\bundefined\b|(?<!the number -?)\b(?:NaN|Infinity)\b|Maximum call stack|\.ts:\d+/

/** Numbers that a double cannot hold are read as Infinity or NaN, also as names of fields. */
const endless = /\d(?:e\+?\d{3})|\d{300}|\.(?:inf|nan)\b/i

/** Lists the faults of a message to users; words of the input may contain anything. */
export function messageFaults(message: string, input: string): readonly string[] {
  const [found] = inner.exec(message) ?? []
  const isInner = found !== undefined && !input.includes(found.trim()) && !(/^(?:NaN|Infinity)$/.test(found) && endless.test(input))
  return [
    ...(isInner ? [`a message shows ${JSON.stringify(found)}: ${message.slice(0, 300)}`] : []),
    ...(message.trim() === '' ? ['a message is empty'] : []),
  ]
}

/** Lists the faults of problems: each needs a place in its text, and readable messages. */
export function problemFaults(problems: readonly Problem[], input: string, files: readonly string[]): readonly string[] {
  const lines = input.split(/\r\n|\n|\r/)
  return problems.slice(0, 50).flatMap(({ file, line, column, rule, message, fix = '' }) => {
    const length = lines[line - 1]?.length ?? -1
    const isPlace = files.includes(file) && Number.isInteger(line) && line >= 1 && Number.isInteger(column) && column >= 1
    return [
      ...(isPlace && column <= length + 1 ? [] : [`the problem ${rule} is at ${file}:${line}:${column}, which is not a place in the text`]),
      ...(/^[a-z0-9]+(-[a-z0-9]+)*$/.test(rule) ? [] : [`"${rule}" is not the name of a rule`]),
      ...messageFaults(message, input),
      ...(fix === '' ? [] : messageFaults(fix, input)),
    ]
  })
}

/** Returns the distinct rules of problems, with their messages stripped of quoted input. */
export function fateOf(problems: readonly Problem[]): string {
  const kinds = problems.slice(0, 30).map(({ rule, message }) => `${rule} ${message.replace(/["`«“].*["`»”]|\d+/g, '…').slice(0, 60)}`)
  return [...new Set(kinds)].sort().join('; ')
}

export function verdictOf(problems: readonly Problem[], input: string, file: string): Verdict {
  return { faults: problemFaults(problems, input, [file]), fate: fateOf(problems) }
}
