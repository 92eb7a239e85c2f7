const atom = String.raw`\\(?:[pP]\{[^}]*\}|.)|\[(?:\\.|[^\]\\])*\]|[^]`
const parts = new RegExp(String.raw`(${atom})((?:[*+?]|\{\d+(?:,\d*)?\})\??)?`, 'gsu')

/** A part of a pattern, with its repetition if it has one. */
interface Part {
  readonly text: string
  /** The same with the minimum of repetitions. */
  readonly least: string
}

/**
 * Returns a pattern that matches the same texts with less work: repetitions at its ends are cut to their minimum, so `.*bread+` becomes
 * `bread`. Only for valid patterns (with flag `u`) of known cost, as references would lose their groups.
 */
export function trimPattern(pattern: string): string {
  return alternatives(pattern)
    .map((row) => trimEnd(trimEnd(row).toReversed()).toReversed())
    .map((row) => row.map(({ text }) => text).join(''))
    .join('|')
}

/** Trims the beginning of a row. */
function trimEnd(row: readonly Part[]): readonly Part[] {
  const first = row.findIndex(({ least }) => least !== '')
  const [part, ...rest] = first < 0 ? [] : row.slice(first)
  return part ? [{ text: part.least, least: part.least }, ...rest] : []
}

function alternatives(pattern: string): readonly (readonly Part[])[] {
  const rows: Part[][] = [[]]
  let depth = 0
  let group = ''
  for (const [whole, first = '', repetition = ''] of pattern.matchAll(parts)) {
    if (first === '(') depth++
    if (depth > 0) {
      group += first === ')' ? first : whole
      if (first === ')' && --depth > 0) group += repetition
      if (depth > 0) continue
    }
    if (first === '|') rows.push([])
    else rows.at(-1)?.push(partOf(group || first, repetition))
    group = ''
  }
  return rows
}

function partOf(text: string, repetition: string): Part {
  if (repetition === '') return { text, least: text }
  const times = repetition.startsWith('{') ? Number.parseInt(repetition.slice(1), 10) : Number(repetition.startsWith('+'))
  return { text: text + repetition, least: times === 0 ? '' : times === 1 ? text : `${text}{${times}}` }
}
