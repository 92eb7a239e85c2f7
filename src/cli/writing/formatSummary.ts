import type { TokenPrice } from '../../content/schemas/writingSchema.ts'
import { formatCost, totalOf } from '../../write/money/costOf.ts'
import type { Summary } from '../../write/run/Summary.ts'
import { plainLine } from './plainLine.ts'

/** What a run did, for the end of its output. */
export function formatSummary(
  summary: Summary,
  { price, journal }: { readonly price: TokenPrice | undefined; readonly journal: string },
): string {
  const { written, aside, asideCount, total, settled, lost, stopped } = summary
  const isUntouched = written.length + aside.length + totalOf(settled) + totalOf(lost) === 0
  if (stopped?.reason === 'server' && isUntouched) return plainLine(stopped.message)
  const cost = formatCost(settled, price)
  const lines = [
    ...written.map(({ id, language }) => `draft      articles/${id}/${language}.md`),
    ...aside.flatMap(({ topic, reasons }) => [`set aside  ${topic}`, ...reasons.map((reason) => `             ${reason}`)]),
    '',
    `${written.length} of ${total} articles written, ${asideCount} set aside; ${settled.input} tokens of prompts, ${settled.output} of answers${cost && `, ${cost}`}.`,
  ]
  if (totalOf(lost) > 0) lines.push(`Calls without an answer may have cost up to ${totalOf(lost)} tokens more; the budget counts them.`)
  lines.push(`Journal: ${journal}`)
  if (stopped) lines.push(`${stopped.message} ${advice[stopped.reason]}`)
  else if (written.length > 0) lines.push('Read the drafts with `roomwright review`.')
  return lines.map(plainLine).join('\n')
}

const advice = {
  budget: 'The same command with a larger --budget goes on.',
  server: 'The same command goes on where this run stopped.',
}
