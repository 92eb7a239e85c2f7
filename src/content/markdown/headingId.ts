/** Ids that pages use for parts of their own. */
const reserved: ReadonlySet<string> = new Set(['root', 'page', 'content', 'route-announcer'])
/** Ids that footnotes have. */
const footnoteForm = /^fn(?:ref)?-\d+(?:-\d+)?$/

/** An id for a heading: its letters and digits in any script, in small letters, joined by `-`, and by a number where it would not be unique. */
export function headingId(text: string, taken: ReadonlySet<string>): string {
  const words = text
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu)
  const id = words?.join('-') ?? 'section'
  const isFree = (candidate: string) => !taken.has(candidate) && !reserved.has(candidate) && !footnoteForm.test(candidate)
  let candidate = id
  for (let number = 2; !isFree(candidate); number++) candidate = `${id}-${number}`
  return candidate
}
