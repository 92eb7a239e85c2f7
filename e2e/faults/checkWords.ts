import type { PageWatch } from '../browse/PageWatch.ts'
import type { Expectation } from './Expectation.ts'

/** Names what the page should not have written, thrown or taken away, and what it should have written. */
export function checkWords({ blanks, uncaught, errors }: PageWatch, { says }: Expectation): readonly string[] {
  const fitting = errors.filter((text) => says !== undefined && text.includes(says))
  return [
    ...blanks,
    ...uncaught.map((message) => `uncaught: ${message}`),
    ...errors.filter((text) => !fitting.includes(text)).map((text) => `console: ${text}`),
    ...(says !== undefined && fitting.length === 0 ? [`not said on the console: ${says}`] : []),
  ]
}
