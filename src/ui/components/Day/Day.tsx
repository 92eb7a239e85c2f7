import type { DateText } from '../../../shared/pageProps.ts'
import styles from './Day.module.css'

interface DayProps {
  readonly date: DateText
  /** True where the day stands before: the line keeps its height. */
  readonly isAgain?: boolean
}

/** A day that what follows shares, its number large where the language writes it first. */
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

/** Splits a date after its day where the language writes the day first; elsewhere `rest` is the whole date. */
export function dayAndRest({ iso, text }: DateText): { readonly day: string; readonly rest: string } {
  const day = String(Number(iso.slice(8, 10)))
  return text.startsWith(`${day} `) ? { day, rest: text.slice(day.length) } : { day: '', rest: text }
}
