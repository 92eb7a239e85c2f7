/** A text as code units; a string is one. */
interface CodeUnits {
  readonly length: number
  charCodeAt(index: number): number
}

/** UTF-16 units between two marks. */
const step = 256

/**
 * Returns a function that counts code points before an offset. Marks are set in one pass; after that, an answer reads only the units
 * after the nearest mark, so that a thousand problems in one long line cost no more than in a thousand short ones.
 */
export function createColumnCounter(text: CodeUnits): (offset: number) => number {
  const marks: number[] = []
  const read = (from: number, to: number, before: number) => {
    let count = before
    for (let index = from; index < to; index++) {
      if (marks.length * step === index) marks.push(count)
      if (!isSecondHalf(text, index)) count++
    }
    return count
  }
  return (offset) => {
    const mark = Math.min(Math.floor(offset / step), Math.max(marks.length - 1, 0))
    return read(mark * step, offset, marks[mark] ?? 0)
  }
}

/** Reports whether a unit is the low half of a surrogate pair, which is one code point. */
function isSecondHalf(text: CodeUnits, index: number): boolean {
  const isLow = (text.charCodeAt(index) & 0xfc00) === 0xdc00
  return isLow && index > 0 && (text.charCodeAt(index - 1) & 0xfc00) === 0xd800
}
