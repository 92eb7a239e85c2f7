import type { Calculator } from './Calculator.ts'

/** Calculates the light that lamps must give for an average illuminance on the floor. */
export const roomLumens: Calculator = {
  choices: [],
  fields: [
    { name: 'length', quantity: 'm', value: 5, min: 0.5, max: 50 },
    { name: 'width', quantity: 'm', value: 4, min: 0.5, max: 50 },
    { name: 'illuminance', quantity: 'lux', value: 100, min: 1, max: 2000 },
    { name: 'share', quantity: 'percent', value: 50, min: 5, max: 100 },
  ],
  results({ number }) {
    const value = (number('illuminance') * number('length') * number('width')) / (number('share') / 100)
    return [{ name: 'lumens', quantity: 'lumens', value }]
  },
  formula: 'Φ = E · l · w / η; 1 lx = 1 lm/m²',
  source: 'BIPM, The International System of Units (SI), 9th edition (2019)',
  cases: [
    { length: 3, width: 3 },
    { length: 4, width: 3 },
    { length: 5, width: 4 },
    { length: 6, width: 5 },
  ],
}
