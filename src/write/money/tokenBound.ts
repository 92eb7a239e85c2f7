import type { ModelRequest, TokenUsage } from '../model/ChatModel.ts'

/** What a chat template may put around one message. */
const tokensAroundMessage = 24
const tokensAroundRequest = 64

/**
 * The most tokens that a request can cost. A token of a byte-level vocabulary is at least one byte, so a text has no
 * more tokens than bytes; servers may write the schema into the prompt.
 */
export function tokenBound({ messages, schema, maxTokens }: ModelRequest): TokenUsage {
  const texts = [JSON.stringify(schema), ...messages.map((message) => message.content)]
  const bytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0)
  return { input: bytes + messages.length * tokensAroundMessage + tokensAroundRequest, output: maxTokens }
}
