import type { DateText } from '../../../shared/pageProps.ts'

/** Parts a written date after its day where the language writes the day first; elsewhere the whole date is the rest. */
export function dayAndRest({ iso, text }: DateText): { readonly day: string; readonly rest: string } {
  const day = String(Number(iso.slice(8, 10)))
  return text.startsWith(`${day} `) ? { day, rest: text.slice(day.length) } : { day: '', rest: text }
}
