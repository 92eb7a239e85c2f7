import type { Calculator } from './Calculator.ts'
import { piecesFor, piecesFrom } from '../shared/lengths.ts'

/** Calculates the length of cloth for boxed cushions: tops and bottoms side by side, then the boxing across the cloth. */
export const cushionFabric: Calculator = {
  choices: [],
  fields: [
    { name: 'width', quantity: 'cm', value: 50, min: 5, max: 300 },
    { name: 'depth', quantity: 'cm', value: 50, min: 5, max: 300 },
    { name: 'height', quantity: 'cm', value: 8, min: 1, max: 60 },
    { name: 'seam', quantity: 'cm', value: 1.5, min: 0, max: 5 },
    { name: 'cushions', quantity: 'count', value: 1, min: 1, max: 50 },
    { name: 'cloth', quantity: 'cm', value: 140, min: 20, max: 400 },
  ],
  results({ number }) {
    const [seams, cloth, cushions] = [2 * number('seam'), number('cloth'), number('cushions')]
    const [width, depth, height] = [number('width') + seams, number('depth') + seams, number('height') + seams]
    const abreast = piecesFrom(cloth / width)
    const strips = piecesFor(((2 * (number('width') + number('depth')) + seams) * cushions) / cloth)
    const value = abreast < 1 ? undefined : (piecesFor((2 * cushions) / abreast) * depth + strips * height) / 100
    return [{ name: 'fabric', quantity: 'cloth', value }]
  },
  formula: '⌈2 n / ⌊c / (w + 2 s)⌋⌉ (d + 2 s) + ⌈n (2 w + 2 d + 2 s) / c⌉ (h + 2 s)',
  cases: [
    { width: 40, depth: 40 },
    { width: 50, depth: 50 },
    { width: 60, depth: 60 },
    { width: 120, depth: 40 },
  ],
}
