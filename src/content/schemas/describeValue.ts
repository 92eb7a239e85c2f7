/** What a value is, in words, as the end of the sentence "It is …". */
export function describeValue(value: unknown): string {
  if (value === null) return 'empty'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'string') return value.trim() === '' ? 'empty' : `"${shorten(value)}"`
  if (typeof value === 'number' || typeof value === 'bigint') return `the number ${value}`
  if (typeof value === 'boolean') return `the word ${value} without quotes, which is a yes or no`
  return typeof value === 'object' ? 'a map' : `a ${typeof value}`
}

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}
