import { parseMarkdown, stackChildren } from '../../content/markdown/parseMarkdown.ts'

export interface Range {
  readonly start: number
  readonly end: number
}

/** Lists the ranges of code in a Markdown text, in which tags have no meaning. */
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

/** Reports whether code is fenced; indented text is usually the content of a tag. */
function isFenced(text: string, position: { readonly start: { readonly offset?: number | undefined } } | undefined): boolean {
  return /^\s*(?:```|~~~)/.test(text.slice(position?.start.offset ?? 0, (position?.start.offset ?? 0) + 200))
}

/** Returns a function that reports whether an offset lies in one of some sorted ranges; offsets must be passed in ascending order. */
export function createRangeFinder(ranges: readonly Range[]): (place: number) => boolean {
  let next = 0
  return (place) => {
    while ((ranges[next]?.end ?? Infinity) <= place) next++
    return place >= (ranges[next]?.start ?? Infinity)
  }
}
