/**
 * Reports whether a file of `public/` is left unpublished because a segment of its path begins
 * with a dot. Files in `.well-known/` are published.
 */
export function isHiddenPath(path: string): boolean {
  return path
    .replace(/^\.well-known\//, '')
    .split('/')
    .some((part) => part.startsWith('.'))
}
