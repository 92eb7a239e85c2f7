import type { Calculator } from './Calculator.ts'

/** Calculates the rug on which chairs still stand when they are pushed back. */
export const rugSize: Calculator = {
  choices: [],
  fields: [
    { name: 'tableLength', quantity: 'cm', value: 180, min: 30, max: 600 },
    { name: 'tableWidth', quantity: 'cm', value: 90, min: 30, max: 600 },
    { name: 'pull', quantity: 'cm', value: 60, min: 20, max: 150 },
  ],
  results({ number }) {
    const around = 2 * number('pull')
    return [
      { name: 'rugLength', quantity: 'cm', value: number('tableLength') + around },
      { name: 'rugWidth', quantity: 'cm', value: number('tableWidth') + around },
    ]
  },
  formula: 'L = l + 2 p, W = w + 2 p',
  cases: [
    { tableLength: 140, tableWidth: 80 },
    { tableLength: 180, tableWidth: 90 },
    { tableLength: 220, tableWidth: 100 },
  ],
}
