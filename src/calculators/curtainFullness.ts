import type { Calculator } from './Calculator.ts'
import { piecesFor } from '../shared/lengths.ts'

/** Calculates the widths of cloth for a curtain pole, and the length of cloth that they need. */
export const curtainFullness: Calculator = {
  choices: [],
  fields: [
    { name: 'pole', quantity: 'cm', value: 240, min: 20, max: 2000 },
    { name: 'fullness', quantity: 'times', value: 2, min: 1, max: 4 },
    { name: 'cloth', quantity: 'cm', value: 140, min: 20, max: 400 },
    { name: 'drop', quantity: 'cm', value: 220, min: 20, max: 1000 },
    { name: 'hems', quantity: 'cm', value: 28, min: 0, max: 100 },
    { name: 'repeat', quantity: 'cm', value: 0, min: 0, max: 200 },
  ],
  results({ number }) {
    const widths = piecesFor((number('pole') * number('fullness')) / number('cloth'))
    const [cut, repeat] = [number('drop') + number('hems'), number('repeat')]
    const drop = repeat > 0 ? piecesFor(cut / repeat) * repeat : cut
    return [
      { name: 'widths', quantity: 'count', value: widths },
      { name: 'fabric', quantity: 'cloth', value: (widths * drop) / 100 },
    ]
  },
  formula: 'n = ⌈l · f / c⌉, L = n · r ⌈(d + h) / r⌉',
  cases: [
    { pole: 120, fullness: 2 },
    { pole: 180, fullness: 2 },
    { pole: 240, fullness: 2 },
    { pole: 240, fullness: 2.5 },
  ],
}
