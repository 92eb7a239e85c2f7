const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text as HTML, also between the quotes of an attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => entities[letter] ?? letter)
}
