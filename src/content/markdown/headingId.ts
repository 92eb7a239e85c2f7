import { firstFree } from './firstFree.ts'

/** Ids that pages use for parts of their own. */
const reserved: ReadonlySet<string> = new Set([
  'root',
  'page',
  'content',
  'menu',
  'route-announcer',
  'theme-auto',
  'theme-light',
  'theme-dark',
])
/** Ids that footnotes have, or would have with a number behind them, and the addresses of enlarged pictures. */
const takenForm = /^(?:fn(?:ref)?|picture)(?:-\d+)*$/

/** An id for a heading: its letters and digits in any script, in small letters, joined by `-`, and by a number where it would not be unique; `numbers` are those of `firstFree`. */
export function headingId(text: string, taken: ReadonlySet<string>, numbers = new Map<string, number>()): string {
  const words = text
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu)
  const plain = words?.join('-') ?? 'section'
  const id = takenForm.test(plain) ? `section-${plain}` : plain
  const isTaken = (name: string) => taken.has(name) || reserved.has(name)
  return firstFree(id, { isTaken, numbered: (name, number) => `${name}-${number}`, numbers })
}
