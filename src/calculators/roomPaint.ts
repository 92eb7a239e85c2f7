import type { Calculator } from './Calculator.ts'

/** Calculates the paint for the four walls of a room. */
export const roomPaint: Calculator = {
  choices: [],
  fields: [
    { name: 'length', quantity: 'm', value: 4, min: 0.5, max: 50 },
    { name: 'width', quantity: 'm', value: 3, min: 0.5, max: 50 },
    { name: 'height', quantity: 'm', value: 2.5, min: 0.5, max: 20 },
    { name: 'openings', quantity: 'm2', value: 4, min: 0, max: 500 },
    { name: 'coats', quantity: 'count', value: 2, min: 1, max: 10 },
    { name: 'coverage', quantity: 'coverage', value: 10, min: 1, max: 30 },
  ],
  results({ number }) {
    const walls = 2 * (number('length') + number('width')) * number('height') - number('openings')
    const value = walls < 0 ? undefined : (walls * number('coats')) / number('coverage')
    return [{ name: 'paint', quantity: 'volume', value }]
  },
  formula: 'V = (2 (l + w) h − A) · n / c',
  cases: [
    { length: 3, width: 3 },
    { length: 4, width: 3 },
    { length: 5, width: 4 },
    { length: 6, width: 5 },
  ],
}
