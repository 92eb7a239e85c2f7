import { parseMarkdown, stackChildren } from '../../content/markdown/parseMarkdown.ts'

export interface Range {
  readonly start: number
  readonly end: number
}

/** Where code stands in a Markdown text: what looks like a tag in there is shown, and means nothing. */
export function codeRanges(text: string): readonly Range[] {
  const ranges: Range[] = []
  const waiting = [...parseMarkdown(text)].toReversed()
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.type !== 'code' && node.type !== 'inlineCode') stackChildren(waiting, node)
    else if (isFenced(text, node.position) || node.type === 'inlineCode')
      ranges.push({ start: node.position?.start.offset ?? 0, end: node.position?.end.offset ?? 0 })
  }
  return ranges.toSorted((a, b) => a.start - b.start)
}

/** Indented text is mostly what stands inside a tag. */
function isFenced(text: string, position: { readonly start: { readonly offset?: number | undefined } } | undefined): boolean {
  return /^\s*(?:```|~~~)/.test(text.slice(position?.start.offset ?? 0, (position?.start.offset ?? 0) + 200))
}

/** Whether a place lies in one of some ranges in order; for places asked for in order, too. */
export function createRangeFinder(ranges: readonly Range[]): (place: number) => boolean {
  let next = 0
  return (place) => {
    while ((ranges[next]?.end ?? Infinity) <= place) next++
    return place >= (ranges[next]?.start ?? Infinity)
  }
}
