/** Marks a text that only a whole YAML parser should judge. */
export const unsure = Symbol('unsure')

const special = /^[-?:,[\]{}#&*!|>'"%@`]|: |:$| #|^0[ox]|^[-+]?\.(?:inf|nan)$/i
const number = /^\+?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:e[-+]?[0-9]+)?$/i
const keywords: ReadonlyMap<string, boolean | null> = new Map([
  ['~', null],
  ...['null', 'Null', 'NULL'].map((word) => [word, null] as const),
  ...['true', 'True', 'TRUE'].map((word) => [word, true] as const),
  ...['false', 'False', 'FALSE'].map((word) => [word, false] as const),
])

/** The value of an unquoted scalar by the core schema of YAML 1.2, in which a date is a string. */
export function plainScalar(text: string): unknown {
  if (special.test(text)) return unsure
  const keyword = keywords.get(text)
  if (keyword !== undefined) return keyword
  return number.test(text) ? Number(text) : text
}
