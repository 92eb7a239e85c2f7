import type { Calculator } from './Calculator.ts'
import { chosenWood, woodChoice } from './woods.ts'

/** Standard gravity. */
const newtonsPerKg = 9.80665
/** Minimum ratio of span to sag: 2 mm a metre. */
const limit = 500

/** Calculates the sag of a board resting freely on two supports under an even load, and the longest span within the limit. */
export const shelfSpan: Calculator = {
  choices: [woodChoice],
  fields: [
    { name: 'span', quantity: 'cm', value: 80, min: 10, max: 400 },
    { name: 'depth', quantity: 'cm', value: 25, min: 5, max: 100 },
    { name: 'thickness', quantity: 'cm', value: 1.8, min: 0.5, max: 10 },
    { name: 'load', quantity: 'load', value: 25, min: 1, max: 200 },
  ],
  results({ number, choice }) {
    const [span, depth, thickness] = [number('span') * 10, number('depth') * 10, number('thickness') * 10]
    const force = (number('load') * newtonsPerKg) / 1000
    const [elasticity] = chosenWood({ choice })
    const resistance = (384 * elasticity * depth * thickness ** 3) / 12
    return [
      { name: 'sag', quantity: 'mm', value: (5 * force * span ** 4) / resistance },
      { name: 'longest', quantity: 'cm', value: Math.cbrt(resistance / (5 * force * limit)) / 10 },
    ]
  },
  formula: 'δ = 5 w L⁴ / 384 E I, I = b h³ / 12',
  source: 'USDA Forest Products Laboratory, Wood Handbook, FPL-GTR-282 (2021), E: table 5-3a; δ: chapter 9',
  cases: [
    { wood: 'whiteOak', thickness: 1.8 },
    { wood: 'whiteOak', thickness: 2.5 },
    { wood: 'beech', thickness: 1.8 },
    { wood: 'beech', thickness: 2.5 },
    { wood: 'pine', thickness: 1.8 },
    { wood: 'pine', thickness: 2.5 },
  ],
}
