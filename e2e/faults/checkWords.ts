import type { PageWatch } from '../browse/PageWatch.ts'
import type { Expectation } from './Expectation.ts'

/** Lists unexpected console errors, exceptions and missing content, and an expected error that was not logged. */
export function checkWords({ blanks, uncaught, errors }: PageWatch, { says }: Expectation): readonly string[] {
  const fitting = errors.filter((text) => says !== undefined && text.includes(says))
  return [
    ...blanks,
    ...uncaught.map((message) => `uncaught: ${message}`),
    ...errors.filter((text) => !fitting.includes(text)).map((text) => `console: ${text}`),
    ...(says !== undefined && fitting.length === 0 ? [`not said on the console: ${says}`] : []),
  ]
}
