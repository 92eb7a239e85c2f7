import type { Calculator } from './Calculator.ts'
import { chosenWood, woodChoice } from './woods.ts'

/** Calculates how much wider a solid board is at its dampest than at its driest. */
export const woodMovement: Calculator = {
  choices: [woodChoice, { name: 'cut', options: ['flat', 'quarter'] }],
  fields: [
    { name: 'width', quantity: 'cm', value: 40, min: 1, max: 400 },
    { name: 'driest', quantity: 'percent', value: 7, min: 6, max: 14 },
    { name: 'dampest', quantity: 'percent', value: 11, min: 6, max: 14 },
  ],
  results({ number, choice }) {
    const [, radial, tangential] = chosenWood({ choice })
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
