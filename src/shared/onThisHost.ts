/** The path of a page, as a request needs it: `//name` alone would be another host. */
export function onThisHost(path: string): string {
  return path.replace(/^\/\//, '/.//')
}
