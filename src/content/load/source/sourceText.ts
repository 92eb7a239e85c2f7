import { createColumnCounter } from './createColumnCounter.ts'

/** The text of a file, with the positions of its characters. */
export interface SourceText {
  /** Relative to the publication folder, separated by `/`. */
  readonly file: string
  /** Without a byte order mark. */
  readonly text: string
  /** Returns the line and column of an offset (UTF-16 units into `text`), both counted from 1, the column in code points. */
  position(offset: number): { readonly line: number; readonly column: number }
}

export function createSourceText(file: string, content: string): SourceText {
  const text = content.startsWith('\uFEFF') ? content.slice(1) : content
  let starts: readonly number[] | undefined
  const countBefore = createColumnCounter(text)
  return {
    file,
    text,
    position(offset) {
      starts ??= lineStarts(text)
      const bounded = Math.max(0, Math.min(offset, text.length))
      const line = lastAtMost(starts, bounded)
      return { line: line + 1, column: countBefore(bounded) - countBefore(starts[line] ?? 0) + 1 }
    },
  }
}

function lineStarts(text: string): readonly number[] {
  return [0, ...Array.from(text.matchAll(/\r\n|\n|\r/g), (match) => match.index + match[0].length)]
}

/** Returns the index of the last number not above `limit` in an ascending list that begins with 0. */
function lastAtMost(ascending: readonly number[], limit: number): number {
  let low = 0
  let high = ascending.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((ascending[middle] ?? 0) <= limit) low = middle
    else high = middle - 1
  }
  return low
}
