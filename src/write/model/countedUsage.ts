import { z } from 'zod'
import type { TokenUsage } from './ChatModel.ts'

// A request has text and an answer has tokens even where they are thoughts alone: a count of nothing is no count.
const usageSchema = z.object({ prompt_tokens: z.int().min(1), completion_tokens: z.int().min(1) })

/** What a server says that a call cost; undefined where that cannot be true, and the call counts with its bound. */
export function countedUsage(raw: unknown): TokenUsage | undefined {
  const { data } = usageSchema.safeParse(raw)
  return data && { input: data.prompt_tokens, output: data.completion_tokens }
}
