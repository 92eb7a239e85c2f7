import type { TokenUsage } from '../model/ChatModel.ts'

export const noUsage: TokenUsage = { input: 0, output: 0 }

export function addUsage(a: TokenUsage, b: TokenUsage): TokenUsage {
  return { input: a.input + b.input, output: a.output + b.output }
}
