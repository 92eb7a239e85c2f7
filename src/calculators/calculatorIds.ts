/** The ids by which texts name calculators. */
export const calculatorIds = [
  'shelf-span',
  'room-lumens',
  'room-paint',
  'wood-movement',
  'cushion-fabric',
  'rug-size',
  'curtain-fullness',
] as const

export type CalculatorId = (typeof calculatorIds)[number]
