import type { TokenPrice } from '../../content/schemas/writingSchema.ts'
import { formatCost, totalOf } from '../../write/money/costOf.ts'
import type { Progress } from '../../write/run/Progress.ts'

/** Articles, tokens, cost and time left, in one line. */
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
