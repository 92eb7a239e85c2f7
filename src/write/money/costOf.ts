import type { TokenPrice } from '../../content/schemas/writingSchema.ts'
import type { TokenUsage } from '../model/ChatModel.ts'

export function totalOf({ input, output }: TokenUsage): number {
  return input + output
}

/** In the currency of the price, which is that of a million tokens. */
export function costOf({ input, output }: TokenUsage, price: TokenPrice): number {
  return (input * price.input + output * price.output) / 1_000_000
}

export function formatCost(usage: TokenUsage, price: TokenPrice | undefined): string {
  return price ? `${costOf(usage, price).toFixed(4)} ${price.currency}` : ''
}
