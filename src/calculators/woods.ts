import type { ChoiceName, Reading } from './Calculator.ts'

/**
 * The figures of a wood. Elasticity: newtons per square millimetre, for clear wood at 12 % moisture (Wood Handbook, table 5-3a). The others:
 * relative change of width for each per cent of moisture, between 6 and 14 % (table 13-5).
 */
type Wood = readonly [elasticity: number, radial: number, tangential: number]

const woods = {
  whiteOak: [12_300, 0.0018, 0.00365],
  redOak: [12_500, 0.00158, 0.00369],
  ash: [12_000, 0.00169, 0.00274],
  beech: [11_900, 0.0019, 0.00431],
  birch: [13_900, 0.00256, 0.00338],
  cherry: [10_300, 0.00126, 0.00248],
  maple: [12_600, 0.00165, 0.00353],
  walnut: [11_600, 0.0019, 0.00274],
  pine: [8500, 0.00071, 0.00212],
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
