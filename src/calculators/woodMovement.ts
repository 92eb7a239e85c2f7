import type { Calculator, ChoiceName } from './Calculator.ts'

/** Relative change of width for each per cent of moisture, between 6 and 14 %, radial and tangential: Wood Handbook, table 13-5. */
const coefficients: Readonly<Partial<Record<ChoiceName, readonly [radial: number, tangential: number]>>> = {
  whiteOak: [0.0018, 0.00365],
  redOak: [0.00158, 0.00369],
  ash: [0.00169, 0.00274],
  beech: [0.0019, 0.00431],
  birch: [0.00256, 0.00338],
  cherry: [0.00126, 0.00248],
  maple: [0.00165, 0.00353],
  walnut: [0.0019, 0.00274],
  pine: [0.00071, 0.00212],
}

/** Calculates how much wider a solid board is at its dampest than at its driest. */
export const woodMovement: Calculator = {
  choices: [
    { name: 'wood', options: ['whiteOak', 'redOak', 'ash', 'beech', 'birch', 'cherry', 'maple', 'walnut', 'pine'] },
    { name: 'cut', options: ['flat', 'quarter'] },
  ],
  fields: [
    { name: 'width', quantity: 'cm', value: 40, min: 1, max: 400 },
    { name: 'driest', quantity: 'percent', value: 7, min: 6, max: 14 },
    { name: 'dampest', quantity: 'percent', value: 11, min: 6, max: 14 },
  ],
  results({ number, choice }) {
    const [radial, tangential] = coefficients[choice('wood')] ?? [0, 0]
    const coefficient = choice('cut') === 'quarter' ? radial : tangential
    const change = number('dampest') - number('driest')
    return [{ name: 'movement', quantity: 'mm', value: number('width') * 10 * coefficient * change }]
  },
  formula: 'ΔD = D · C · ΔM',
  source: 'USDA Forest Products Laboratory, Wood Handbook, FPL-GTR-282 (2021), table 13-5',
  cases: [
    { wood: 'whiteOak', cut: 'flat' },
    { wood: 'whiteOak', cut: 'quarter' },
    { wood: 'beech', cut: 'flat' },
    { wood: 'beech', cut: 'quarter' },
    { wood: 'pine', cut: 'flat' },
    { wood: 'pine', cut: 'quarter' },
  ],
}
