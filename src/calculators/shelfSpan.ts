import type { Calculator, ChoiceName } from './Calculator.ts'

/** Moduli of elasticity in newtons per square millimetre, for clear wood at 12 % moisture: Wood Handbook, table 5-3a. */
const stiffness: Readonly<Partial<Record<ChoiceName, number>>> = {
  whiteOak: 12_300,
  redOak: 12_500,
  ash: 12_000,
  beech: 11_900,
  birch: 13_900,
  cherry: 10_300,
  maple: 12_600,
  walnut: 11_600,
  pine: 8500,
}

/** Standard gravity. */
const newtonsPerKg = 9.80665
/** Minimum ratio of span to sag: 2 mm a metre. */
const limit = 500

/** Calculates the sag of a board resting freely on two supports under an even load, and the longest span within the limit. */
export const shelfSpan: Calculator = {
  choices: [{ name: 'wood', options: ['whiteOak', 'redOak', 'ash', 'beech', 'birch', 'cherry', 'maple', 'walnut', 'pine'] }],
  fields: [
    { name: 'span', quantity: 'cm', value: 80, min: 10, max: 400 },
    { name: 'depth', quantity: 'cm', value: 25, min: 5, max: 100 },
    { name: 'thickness', quantity: 'cm', value: 1.8, min: 0.5, max: 10 },
    { name: 'load', quantity: 'load', value: 25, min: 1, max: 200 },
  ],
  results({ number, choice }) {
    const [span, depth, thickness] = [number('span') * 10, number('depth') * 10, number('thickness') * 10]
    const force = (number('load') * newtonsPerKg) / 1000
    const resistance = (384 * (stiffness[choice('wood')] ?? 0) * depth * thickness ** 3) / 12
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
