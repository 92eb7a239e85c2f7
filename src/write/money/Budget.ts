import type { TokenPrice } from '../../content/schemas/site/writingSchema.ts'
import type { ModelRequest, TokenUsage } from '../model/ChatModel.ts'

/** The usage so far, and the maximum that calls in progress may add. */
export interface Budget {
  /** The cost of answers, as reported by the server. */
  readonly settled: TokenUsage
  /** The bounds of calls that broke off, as their cost is unknown. */
  readonly lost: TokenUsage
  /** Reserves a call's bound; returns false if it would exceed the budget, with everything used or reserved. */
  reserve(bound: TokenUsage): boolean
  settle(bound: TokenUsage, usage: TokenUsage): void
  /** For a call that cost nothing. */
  release(bound: TokenUsage): void
  lose(bound: TokenUsage): void
}

/** Creates a budget; `before` is the usage of earlier processes of the same run. */
export function createBudget(
  limit: BudgetLimit | undefined,
  before: Pick<Budget, 'settled' | 'lost'> = { settled: noUsage, lost: noUsage },
): Budget {
  let { settled, lost } = before
  let reserved = noUsage
  return {
    get settled() {
      return settled
    },
    get lost() {
      return lost
    },
    reserve(bound) {
      const all = [settled, lost, reserved, bound].reduce(addUsage)
      if (limit && limit.measure(all) > limit.limit) return false
      reserved = addUsage(reserved, bound)
      return true
    },
    settle(bound, usage) {
      reserved = subtract(reserved, bound)
      settled = addUsage(settled, usage)
    },
    release(bound) {
      reserved = subtract(reserved, bound)
    },
    lose(bound) {
      reserved = subtract(reserved, bound)
      lost = addUsage(lost, bound)
    },
  }
}

function subtract(a: TokenUsage, b: TokenUsage): TokenUsage {
  return { input: a.input - b.input, output: a.output - b.output }
}

/** The maximum that a run may use. */
export interface BudgetLimit {
  readonly limit: number
  /** As shown to the user: `200000 tokens`. */
  readonly text: string
  measure(usage: TokenUsage): number
}

/** Parses a budget: `200000`, `200k` and `1.5m` are tokens, `2.50EUR` is money; a string describes what is wrong. */
export function parseBudget(text: string, price: TokenPrice | undefined): BudgetLimit | string {
  const [, number = '', unit = ''] = /^(\d{1,12}(?:\.\d{1,6})?)\s*([a-z]{0,3})$/i.exec(text.trim()) ?? []
  const scale = { '': 1, k: 1000, m: 1_000_000 }[unit.toLowerCase()]
  if (number === '') return `The budget '${text}' is neither tokens, such as 200000, nor money, such as 2.50EUR.`
  if (scale !== undefined) {
    // Rounded first: in floating point, a thousand times 1.005 is less than 1005.
    const limit = Math.floor(Number((Number(number) * scale).toFixed(3)))
    return { limit, text: `${limit} tokens`, measure: totalOf }
  }
  if (!price) return `A budget in money needs the price of the model: \`writing.price\` in site.config.ts.`
  if (unit.toUpperCase() !== price.currency)
    return `The budget is in ${unit.toUpperCase()}, the price in site.config.ts in ${price.currency}.`
  return { limit: Number(number), text: `${number} ${price.currency}`, measure: (usage) => costOf(usage, price) }
}

export const noUsage: TokenUsage = { input: 0, output: 0 }

export function addUsage(a: TokenUsage, b: TokenUsage): TokenUsage {
  return { input: a.input + b.input, output: a.output + b.output }
}

export function totalOf({ input, output }: TokenUsage): number {
  return input + output
}

/** Returns the cost in the price's currency; a price is per million tokens. */
function costOf({ input, output }: TokenUsage, price: TokenPrice): number {
  return (input * price.input + output * price.output) / 1_000_000
}

export function formatCost(usage: TokenUsage, price: TokenPrice | undefined): string {
  return price ? `${costOf(usage, price).toFixed(4)} ${price.currency}` : ''
}

/** Maximum tokens that a chat template adds around a message. */
const tokensAroundMessage = 24
const tokensAroundRequest = 64

/**
 * Returns the maximum tokens that a request can cost. A token of a byte-level vocabulary is at least one byte, so a text has no more
 * tokens than bytes; servers may write the schema into the prompt.
 */
export function tokenBound({ messages, schema, maxTokens }: ModelRequest): TokenUsage {
  const texts = [JSON.stringify(schema), ...messages.map((message) => message.content)]
  const bytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0)
  return { input: bytes + messages.length * tokensAroundMessage + tokensAroundRequest, output: maxTokens }
}
