/** Whether a segment of a redirect's path stands for any text: `:slug`. */
export function isDynamic(segment: string): boolean {
  return segment.startsWith(':')
}

/** Where a redirect leads from a path; undefined where its `from` is another. */
export function matchRedirect(redirect: { readonly from: string; readonly to: string }, path: string): string | undefined {
  const wanted = redirect.from.split('/')
  const given = path.split('/')
  if (wanted.length !== given.length) return undefined
  const values = new Map<string, string>()
  for (const [index, segment] of wanted.entries()) {
    const value = given[index] ?? ''
    if (isDynamic(segment) && value !== '') values.set(segment, value)
    else if (segment !== value) return undefined
  }
  return redirect.to
    .split('/')
    .map((segment) => values.get(segment) ?? segment)
    .join('/')
}
