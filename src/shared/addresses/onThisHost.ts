/** Returns the path of a page in a form for requests: `//name` as it is would address another host. */
export function onThisHost(path: string): string {
  return path.replace(/^\/\//, '/.//')
}
