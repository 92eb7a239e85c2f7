/** A text by its code units; a string is one. */
interface CodeUnits {
  readonly length: number
  charCodeAt(index: number): number
}

/** UTF-16 units from one mark to the next. */
const step = 256

/**
 * Counts code points before an offset. A text is read once; from then on, an answer reads the few units behind the nearest
 * mark, so that a thousand problems in one long line cost no more than in a thousand short ones.
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

/** Of a pair of surrogates, which is one code point. */
function isSecondHalf(text: CodeUnits, index: number): boolean {
  const isLow = (text.charCodeAt(index) & 0xfc00) === 0xdc00
  return isLow && index > 0 && (text.charCodeAt(index - 1) & 0xfc00) === 0xd800
}
