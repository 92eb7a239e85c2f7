import type { LoadedContent } from '../load/loadedContent.ts'
import { parseDate } from '../parseDate.ts'
import type { Problem } from '../problem.ts'
import { problemOf } from './problemOf.ts'

/** An article is not changed before it is published. */
export function checkDates({ articles }: LoadedContent): readonly Problem[] {
  return articles.flatMap((article) => {
    const { date, updated } = article.fields
    if (date === undefined || updated === undefined || !isBefore(updated, date)) return []
    const message = `\`updated\` (${updated}) is before \`date\` (${date}).`
    return [problemOf(article, ['updated'], { severity: 'warning', rule: 'updated-before-date', message, fix: 'Correct one of the two.' })]
  })
}

/** By the day, where one of the two has no time. */
function isBefore(a: string, b: string): boolean {
  const [first, second] = [parseDate(a), parseDate(b)]
  if (typeof first === 'string' || typeof second === 'string') return false
  if (first.hasTime && second.hasTime) return first.time < second.time
  return a.slice(0, 10) < b.slice(0, 10)
}
