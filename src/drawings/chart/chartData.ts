/** A value by its name. */
export interface Bar {
  readonly name: string
  readonly value: number
}

/** A span of values by its name. */
export interface Range {
  readonly name: string
  readonly from: number
  readonly to: number
}

/** Values one after another, as many as the chart has steps. */
export interface Line {
  readonly name: string
  readonly values: readonly number[]
}

export interface ChartFrame {
  readonly label: string
  /** A value with its unit. */
  figure(this: void, value: number): string
  /** Whether the page reads from right to left: the chart then begins at the right. */
  readonly isRtl: boolean
}

/** The ends of a scale that shows values and, for lengths to be true, zero. */
export function scaleWithZero(values: readonly number[]): readonly [number, number] {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)]
  return low === high ? [0, 1] : [low, high]
}
