type Encoding = 'br' | 'gzip' | 'identity'

/** In the server's order of preference, for encodings of equal weight. */
const preferred: readonly Encoding[] = ['br', 'gzip', 'identity']

/** Returns the encoding of a response for the request's `Accept-Encoding`; `identity` too if nothing is acceptable. */
export function negotiateEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity'
  const weights = new Map(header.split(',').map(parseEntry))
  const weightOf = (encoding: Encoding): number => {
    const own = weights.get(encoding)
    if (own !== undefined) return own
    // If `identity` is not named it is acceptable, but ranks after all that are.
    return encoding === 'identity' ? Math.min(weights.get('*') ?? 1, 0.0001) : (weights.get('*') ?? 0)
  }
  const heaviest = Math.max(...preferred.map(weightOf))
  return (heaviest > 0 ? preferred.find((encoding) => weightOf(encoding) === heaviest) : undefined) ?? 'identity'
}

function parseEntry(entry: string): readonly [name: string, weight: number] {
  const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase())
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
  return [name === 'x-gzip' ? 'gzip' : name, weight === undefined ? 1 : parseWeight(weight)]
}

function parseWeight(text: string): number {
  return /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(text) ? Number(text) : 0
}
