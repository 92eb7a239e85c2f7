const special = /[&<>"]|\r\n?/g
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes a text for use between tags and inside double-quoted attributes; line ends become LF. */
export function escapeHtml(text: string): string {
  return text.replace(special, (found) => entities[found] ?? '\n')
}
