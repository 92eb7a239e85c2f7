/** The first of `tags` (each with its quotes) that an `If-None-Match` names, compared weakly; `*` names any. */
export function matchEntityTag(header: string, tags: readonly string[]): string | undefined {
  if (header.trim() === '*') return tags[0]
  const named = new Set(header.match(/"[^"]*"/g))
  return tags.find((tag) => named.has(tag))
}

/** Whether an `If-Match` names this tag, compared strongly: a weak one names no bytes. */
export function namesExactly(header: string, tag: string): boolean {
  return header.trim() === '*' || new Set(header.match(/(?:W\/)?"[^"]*"/g)).has(tag)
}
