import type { DateText } from '../../../shared/pages/pageProps.ts'
import styles from './Day.module.css'

interface DayProps {
  readonly date: DateText
  /** True if the day was shown before: the text is hidden, but the line keeps its height. */
  readonly isAgain?: boolean
}

/** A day shared by the items after it; its number is large if the language writes it first. */
export function Day({ date, isAgain = false }: DayProps) {
  const { day, rest } = dayAndRest(date)
  return (
    <time className={styles.day} dateTime={date.iso}>
      <span data-again={isAgain || undefined}>
        {day}
        <small>{rest}</small>
      </span>
    </time>
  )
}

/** Splits a date after its day if the language writes the day first; otherwise `rest` is the whole date. */
export function dayAndRest({ iso, text }: DateText): { readonly day: string; readonly rest: string } {
  const day = String(Number(iso.slice(8, 10)))
  return text.startsWith(`${day} `) ? { day, rest: text.slice(day.length) } : { day: '', rest: text }
}
