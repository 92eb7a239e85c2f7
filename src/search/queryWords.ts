/** The search does nothing until the text is longer than this. */
const threshold = 2

/** The words of what the reader typed, each once; empty as long as the text is too short. */
export function queryWords(text: string): readonly string[] {
  const query = text.normalize('NFC').trim()
  return query.length > threshold ? [...new Set(query.split(/\s+/))] : []
}
