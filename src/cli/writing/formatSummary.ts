import type { TokenPrice } from '../../content/schemas/site/writingSchema.ts'
import { formatCost, totalOf } from '../../write/money/Budget.ts'
import type { Summary } from '../../write/run/Summary.ts'
import type { Progress } from '../../write/run/createProgressCounter.ts'

/** Formats what a run did, for the end of its output. */
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
  else if (written.length > 0) lines.push('Read the drafts with `npx roomwright review`.')
  return lines.map(plainLine).join('\n')
}

const advice = {
  budget: 'Run the same command with a larger --budget to continue.',
  server: 'Run the same command again to continue where this run stopped.',
}

/** Formats articles, tokens, cost and time left in one line. */
export function formatProgress({ written, aside, total, settled, timeLeft }: Progress, price: TokenPrice | undefined): string {
  const parts = [
    `${written} of ${total} articles`,
    aside > 0 ? `${aside} set aside` : '',
    `${totalOf(settled)} tokens`,
    formatCost(settled, price),
    timeLeft === undefined || written + aside === total ? '' : `${formatTime(timeLeft)} left`,
  ]
  return parts.filter((part) => part !== '').join(' · ')
}

function formatTime(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000)
  return seconds < 90 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`
}

/** Sanitises a line for a terminal: external texts may contain control characters, or characters that change the text direction. */
export function plainLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '�')
}
