/** The first of `tags` (each with its quotes) that an `If-None-Match` names, compared weakly; `*` names any. */
export function matchEntityTag(header: string, tags: readonly string[]): string | undefined {
  if (header.trim() === '*') return tags[0]
  const named = new Set(header.match(/"[^"]*"/g))
  return tags.find((tag) => named.has(tag))
}
