import type { TokenPrice } from '../../content/schemas/writingSchema.ts'
import type { TokenUsage } from '../model/ChatModel.ts'
import { costOf, totalOf } from './costOf.ts'

/** What a run may use up. */
export interface Budget {
  readonly limit: number
  /** As it was asked for: `200000 tokens`. */
  readonly text: string
  measure(usage: TokenUsage): number
}

/** `200000`, `200k` and `1.5m` are tokens, `2.50EUR` is money; a string says what is wrong. */
export function parseBudget(text: string, price: TokenPrice | undefined): Budget | string {
  const [, number = '', unit = ''] = /^(\d{1,12}(?:\.\d{1,6})?)\s*([a-z]{0,3})$/i.exec(text.trim()) ?? []
  const scale = { '': 1, k: 1000, m: 1_000_000 }[unit.toLowerCase()]
  if (number === '') return `The budget '${text}' is neither tokens, such as 200000, nor money, such as 2.50EUR.`
  if (scale !== undefined) {
    const limit = Number(number) * scale
    return { limit, text: `${limit} tokens`, measure: totalOf }
  }
  if (!price) return `A budget in money needs the price of the model: \`writing.price\` in site.config.ts.`
  if (unit.toUpperCase() !== price.currency)
    return `The budget is in ${unit.toUpperCase()}, the price in site.config.ts in ${price.currency}.`
  return { limit: Number(number), text: `${number} ${price.currency}`, measure: (usage) => costOf(usage, price) }
}
