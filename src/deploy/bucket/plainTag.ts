/** An entity tag without its quotes, which services put in one answer and leave out in the next. */
export function plainTag(etag: string | undefined): string {
  return etag?.replace(/^W\//, '').replaceAll('"', '') ?? ''
}
