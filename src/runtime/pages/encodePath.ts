/** A decoded path as it stands in an address. */
export function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
}
