import { describe, expect, test } from 'vitest'
import { type Filled, readFilled } from './Calculator.ts'
import { type CalculatorId, calculatorIds, calculators } from './calculators.ts'
import { formatQuantity } from './quantities.ts'

const results = (id: CalculatorId, filled: Filled = {}) =>
  Object.fromEntries(calculators[id].results(readFilled(calculators[id], filled)).map(({ name, value }) => [name, value]))

describe.each(calculatorIds)('%s', (id) => {
  test('has positive results for its common cases, defaults within its limits, and a formula without words', () => {
    expect(calculators[id].cases.length).toBeGreaterThanOrEqual(3)
    for (const filled of calculators[id].cases) {
      for (const value of Object.values(results(id, filled))) expect(value).toBeGreaterThan(0)
    }
    // Readers of every language see the same formula.
    expect(calculators[id].formula).not.toMatch(/[a-z]{3}/i)
    for (const { value, min, max } of calculators[id].fields) {
      expect(value).toBeGreaterThanOrEqual(min)
      expect(value).toBeLessThanOrEqual(max)
    }
  })
})

test('an oak shelf 80 cm long, 25 cm deep and 18 mm thick under 25 kg/m sags 0.875 mm and can span 97.83 cm', () => {
  // w = 25 × 9.80665 / 1000 = 0.245166 N/mm; I = 250 × 18³ / 12 = 121,500 mm⁴; E = 12,300 N/mm².
  // Sag: 5 × 0.245166 × 800⁴ / (384 × 12,300 × 121,500) = 5.0210 × 10¹¹ / 5.7387 × 10¹¹ = 0.8749 mm.
  // The span L with a sag of L / 500: ∛(5.7387 × 10¹¹ / (5 × 0.245166 × 500)) = ∛(9.3629 × 10⁸) = 978.3 mm.
  const { sag, longest } = results('shelf-span', { wood: 'whiteOak' })
  expect(sag).toBeCloseTo(0.875, 3)
  expect(longest).toBeCloseTo(97.83, 1)
})

test('half the span sags a sixteenth as much, twice the thickness an eighth', () => {
  const { sag: whole = 0 } = results('shelf-span', { span: 100 })
  expect((results('shelf-span', { span: 50 }).sag ?? 0) / whole).toBeCloseTo(1 / 16, 9)
  expect((results('shelf-span', { span: 100, thickness: 3.6 }).sag ?? 0) / whole).toBeCloseTo(1 / 8, 9)
})

test('5 m by 4 m at 100 lux need 4,000 lumens if half of the light arrives', () => {
  // 20 m² × 100 lx = 2,000 lm on the floor; 2,000 / 0.5 = 4,000.
  expect(results('room-lumens')).toEqual({ lumens: 4000 })
})

test('walls of 4 m by 3 m by 2.5 m need 6.2 l for two coats; openings larger than the walls give no result', () => {
  // Walls: 2 × (4 + 3) × 2.5 = 35 m², less 4 m² is 31; 31 × 2 / 10 = 6.2 l.
  expect(results('room-paint')).toEqual({ paint: 6.2 })
  expect(results('room-paint', { openings: 36 })).toEqual({ paint: undefined })
})

test('a white-oak board of 40 cm moves 5.84 mm flat-sawn and 2.88 mm quarter-sawn between 7 and 11 per cent', () => {
  // Flat-sawn: 400 mm × 0.00365 × 4 = 5.84 mm; quarter-sawn: 400 × 0.0018 × 4 = 2.88 mm.
  expect(results('wood-movement', { wood: 'whiteOak' }).movement).toBeCloseTo(5.84, 9)
  expect(results('wood-movement', { wood: 'whiteOak', cut: 'quarter' }).movement).toBeCloseTo(2.88, 9)
})

test('a cushion of 50 by 50 by 8 cm needs 0.75 m of cloth, three need 2.14 m, one wider than the cloth has no result', () => {
  // With seams 53 × 53 and strips of 11. Two panels of 53 lie side by side in 140: one row of 53 cm.
  // Around it: 2 × 100 + 3 = 203 cm, two strips across 140: 22 cm. Together 75 cm.
  expect(results('cushion-fabric').fabric).toBeCloseTo(0.75, 9)
  // Three cushions: six panels in three rows, 159; 203 × 3 = 609 cm in five strips, 55; 2.14 m.
  expect(results('cushion-fabric', { cushions: 3 }).fabric).toBeCloseTo((3 * 53 + 5 * 11) / 100, 9)
  expect(results('cushion-fabric', { width: 150 }).fabric).toBeUndefined()
})

test('a table of 180 by 90 cm with 60 cm for chairs needs a rug of 300 by 210 cm', () => {
  expect(results('rug-size')).toEqual({ rugLength: 300, rugWidth: 210 })
})

test('curtains for a pole of 240 cm at double fullness need 9.92 m, or 10.24 m with a repeat of 64 cm', () => {
  // 240 × 2 / 140 = 3.43, so four widths; 220 + 28 = 248 cm each: 9.92 m.
  expect(results('curtain-fullness')).toEqual({ widths: 4, fabric: 9.92 })
  // A repeat of 64: 248 / 64 = 3.9, so four repeats, 256 cm a width: 10.24 m.
  expect(results('curtain-fullness', { repeat: 64 })).toEqual({ widths: 4, fabric: 10.24 })
})

test.each([
  // 60 × 1.5 = 90 = 2 × 45, all in inches.
  { pole: 60, fullness: 1.5, cloth: 45, per: 2.54, widths: 2 },
  // 126 × 3 = 378 = 7 × 54.
  { pole: 126, fullness: 3, cloth: 54, per: 2.54, widths: 7 },
  // 200 × 1.1 = 220 = 2 × 110, in centimetres.
  { pole: 200, fullness: 1.1, cloth: 110, per: 1, widths: 2 },
])('curtains that fill whole widths exactly need no extra width: $pole × $fullness / $cloth', ({ pole, fullness, cloth, per, widths }) => {
  expect(results('curtain-fullness', { pole: pole * per, fullness, cloth: cloth * per })).toMatchObject({ widths })
})

test('cushion panels that exactly fill the width of the cloth lie side by side', () => {
  // Panels of 10.3 + 2 × 0.2 = 10.7 cm: 5 of them fill 53.5 cm, so the 10 panels of 5 cushions take 2 rows: 21.4 cm.
  // Boxing: 5 × (41.2 + 0.4) = 208 cm, in 4 strips of 8.4 cm across the cloth: 33.6 cm. Together 55 cm.
  const cushions = { width: 10.3, depth: 10.3, height: 8, seam: 0.2, cushions: 5, cloth: 53.5 }
  expect(results('cushion-fabric', cushions).fabric).toBeCloseTo(0.55, 9)
})

test.each([
  [45, 'cm', '45 cm (17\u00a03/4 in)'],
  [0, 'cm', '0 cm (0 in)'],
  [5.84, 'mm', '5.8 mm (7/32 in)'],
  [4, 'm', '4 m (13.12 ft)'],
  [31, 'm2', '31 m² (333.7 sq ft)'],
  [25, 'load', '25 kg/m (16.8 lb/ft)'],
  [6.2, 'volume', '6.2 l (1.6 gal)'],
  [10, 'coverage', '10 m²/l (407.5 sq ft/gal)'],
  [100, 'lux', '100 lx (9 fc)'],
  [4000, 'lumens', '4,000 lm'],
  [50, 'percent', '50%'],
  [2.5, 'times', '2.5'],
  [undefined, 'cm', '–'],
  [Number.NaN, 'cm', '–'],
] as const)('%s is formatted in every unit of its quantity', (value, quantity, text) => {
  const units = {
    cm: ' cm',
    in: ' in',
    mm: ' mm',
    m: ' m',
    ft: ' ft',
    m2: ' m²',
    ft2: ' sq ft',
    kgPerM: ' kg/m',
    lbPerFt: ' lb/ft',
    l: ' l',
    gal: ' gal',
    m2PerL: ' m²/l',
    ft2PerGal: ' sq ft/gal',
    lx: ' lx',
    fc: ' fc',
    lm: ' lm',
  }
  expect(formatQuantity(value, quantity, { units, locale: 'en' })).toBe(text)
})
