/** Addresses of the hashed files among all that a page loaded. */
export function loadedFiles(resources: readonly string[], origin: string): readonly string[] {
  const start = `${origin}/assets/`
  return resources.filter((url) => url.startsWith(start)).map((url) => url.slice(origin.length))
}
