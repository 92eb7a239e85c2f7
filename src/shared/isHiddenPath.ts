/** Whether a file of `public/` is nobody's business: a part of its path begins with a dot; but for what `.well-known/` is there to show. */
export function isHiddenPath(path: string): boolean {
  return path
    .replace(/^\.well-known\//, '')
    .split('/')
    .some((part) => part.startsWith('.'))
}
