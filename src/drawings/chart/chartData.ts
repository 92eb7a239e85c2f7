/** A named value. */
export interface Bar {
  readonly name: string
  readonly value: number
}

/** A named range of values; `from` is less than `to`. */
export interface Range {
  readonly name: string
  readonly from: number
  readonly to: number
}

/** A named set of values, one for each step of the chart. */
export interface Line {
  readonly name: string
  readonly values: readonly number[]
}

export interface ChartFrame {
  readonly label: string
  /** Formats a value with its unit. */
  figure(this: void, value: number): string
  /** Whether the page is read from right to left; the chart then starts at the right. */
  readonly isRtl: boolean
}

/** Returns the ends of a scale that includes the values and zero, so that lengths are proportional. */
export function scaleWithZero(values: readonly number[]): readonly [number, number] {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)]
  return low === high ? [0, 1] : [low, high]
}
