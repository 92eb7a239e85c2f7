const inches = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })

/** Sides in centimetres, and in whole inches; what is thinner than one, in eighths. */
export function bothUnits(sides: readonly number[]): readonly [metric: string, imperial: string] {
  return [`${sides.join('\u00a0× ')}\u00a0cm`, `${sides.map((side) => inInches(side / 2.54)).join('\u00a0× ')}\u00a0in`]
}

function inInches(length: number): string {
  const eighths = Math.max(1, Math.round(length * 8))
  if (eighths >= 8) return inches.format(length)
  const shared = [4, 2].find((divisor) => eighths % divisor === 0) ?? 1
  return `${eighths / shared}/${8 / shared}`
}
