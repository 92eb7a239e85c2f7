import type { ChoiceName, Reading } from './Calculator.ts'

interface Wood {
  /** Modulus of elasticity in newtons per square millimetre, for clear wood at 12 % moisture: Wood Handbook, table 5-3a. */
  readonly elasticity: number
  /** Relative change of width for each per cent of moisture, between 6 and 14 %: Wood Handbook, table 13-5. */
  readonly movement: readonly [radial: number, tangential: number]
}

const woods = {
  whiteOak: { elasticity: 12_300, movement: [0.0018, 0.00365] },
  redOak: { elasticity: 12_500, movement: [0.00158, 0.00369] },
  ash: { elasticity: 12_000, movement: [0.00169, 0.00274] },
  beech: { elasticity: 11_900, movement: [0.0019, 0.00431] },
  birch: { elasticity: 13_900, movement: [0.00256, 0.00338] },
  cherry: { elasticity: 10_300, movement: [0.00126, 0.00248] },
  maple: { elasticity: 12_600, movement: [0.00165, 0.00353] },
  walnut: { elasticity: 11_600, movement: [0.0019, 0.00274] },
  pine: { elasticity: 8500, movement: [0.00071, 0.00212] },
} as const satisfies Partial<Record<ChoiceName, Wood>>

const woodNames = Object.keys(woods) as readonly (keyof typeof woods)[]

/** The choice of a wood, for calculators that need one. */
export const woodChoice = { name: 'wood', options: woodNames } as const

/** Returns the figures of the wood that the reader has chosen. */
export function chosenWood({ choice }: Pick<Reading, 'choice'>): Wood {
  const name = woodNames.find((known) => known === choice('wood'))
  if (name === undefined) throw new Error(`There is no wood "${choice('wood')}"`)
  return woods[name]
}
