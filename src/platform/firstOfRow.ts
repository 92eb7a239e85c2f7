/** Returns the string that begins a JSON array, without parsing the rest, which may be a thousand times as long. */
export function firstOfRow(text: string): string {
  const plain = text.slice(2, text.indexOf('"', 2))
  if (!plain.includes('\\')) return plain
  // Quotes inside are escaped, and nothing else ends a string.
  const end = /^\["(?:[^"\\]|\\.)*"/.exec(text)?.[0].length ?? 0
  return JSON.parse(text.slice(1, end)) as string
}
