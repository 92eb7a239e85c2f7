/** What a value is, in words, as the end of the sentence "It is …". */
export function describeValue(value: unknown): string {
  if (value === null) return 'empty'
  if (Array.isArray(value)) return 'a list'
  switch (typeof value) {
    case 'string':
      return value.trim() === '' ? 'empty' : `"${shorten(value)}"`
    case 'number':
    case 'bigint':
      return `the number ${value}`
    case 'boolean':
      return `the word ${value} without quotes, which is a yes or no`
    case 'object':
      return 'a map'
    default:
      return `a ${typeof value}`
  }
}

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}
