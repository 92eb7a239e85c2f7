import type { Ingredient } from './recipe.ts'

/** What a kitchen can measure: by unit, the step from an amount on. */
const steps: Readonly<Record<string, readonly (readonly [from: number, step: number])[]>> = {
  g: [
    [200, 10],
    [20, 5],
    [0, 1],
  ],
  ml: [
    [200, 10],
    [20, 5],
    [0, 1],
  ],
  tsp: [[0, 0.25]],
  tbsp: [[0, 0.5]],
  pieces: [[0, 0.5]],
}

const fractions: Readonly<Record<string, string>> = { '0.25': '¼', '0.5': '½', '0.75': '¾' }

const thousands: Readonly<Record<string, string>> = { g: 'kg', ml: 'l' }

/** An amount for another number of people: as it was written for one times, else as near as spoons and scales come. */
export function scale(amount: number, times: number, unit = 'pieces'): number {
  const exact = amount * times
  if (times === 1) return exact
  const step = steps[unit]?.find(([from]) => exact >= from)?.[1] ?? 1
  return Math.max(step, Math.round(exact / step) * step)
}

/** The amount of an ingredient with its unit: `250 g`, `1½ tsp`, `2`; empty where it has none. */
export function quantityText({ amount, unit }: Ingredient, times: number): string {
  if (amount === undefined) return ''
  const number = scale(amount, times, unit)
  const large = unit === undefined ? undefined : thousands[unit]
  if (large !== undefined && number >= 1000) return `${number / 1000}\u00A0${large}`
  const whole = Math.floor(number)
  const fraction = fractions[String(number - whole)]
  const text = fraction === undefined ? String(number) : `${whole === 0 ? '' : whole}${fraction}`
  return unit === undefined ? text : `${text}\u00A0${unit}`
}

/** What an ingredient is called in that amount. */
export function itemText({ item, one, amount, unit }: Ingredient, times: number): string {
  return one !== undefined && amount !== undefined && scale(amount, times, unit) <= 1 ? one : item
}

/** A line of a list of ingredients: `2 carrots, diced`. */
export function amountText(ingredient: Ingredient, times: number): string {
  const words = [quantityText(ingredient, times), itemText(ingredient, times)].filter((text) => text !== '').join(' ')
  return ingredient.how === undefined ? words : `${words}, ${ingredient.how}`
}
