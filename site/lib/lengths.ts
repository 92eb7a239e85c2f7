const inches = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })

/** Sides in centimetres, and in whole inches. */
export function bothUnits(sides: readonly number[]): readonly [metric: string, imperial: string] {
  return [`${sides.join(' × ')} cm`, `${sides.map((side) => inches.format(side / 2.54)).join(' × ')} in`]
}
