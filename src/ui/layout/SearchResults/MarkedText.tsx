import type { Range } from '../../../search/makeMatcher.ts'

/** A text with the parts that matched marked. */
export function MarkedText({ text, marks }: { readonly text: string; readonly marks: readonly Range[] }) {
  const ends = [0, ...marks.map(([, end]) => end)]
  return (
    <>
      {marks.map(([start, end], index) => [text.slice(ends[index], start), <mark key={start}>{text.slice(start, end)}</mark>])}
      {text.slice(ends.at(-1))}
    </>
  )
}
