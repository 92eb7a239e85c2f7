/**
 * A replay of how a known server rejects and answers requests: each body is the one in the thread or page that `source` names, with the
 * numbers of these tests. None of the servers was called.
 */
export interface ServerProfile {
  readonly name: string
  readonly source: string
  /** How many requests of a run are rejected before it has learned the form. */
  readonly refusals: number
  /** Tokens of thinking before every answer. */
  readonly thinks?: number
  refuse?(body: ChatBody): Refusal | undefined
  /** Returns the body of an answer; `said` is empty if thinking used up all the tokens. */
  answer(said: string, counts: AnswerCounts): unknown
}

export interface ChatBody {
  readonly model: string
  readonly messages: readonly { readonly role: string; readonly content: string }[]
  readonly max_tokens?: number
  readonly max_completion_tokens?: number
  readonly temperature?: number
  readonly response_format?: { readonly type: string; readonly json_schema?: { readonly schema: unknown } }
}

interface Refusal {
  readonly status: number
  readonly body: unknown
}

interface AnswerCounts {
  readonly prompt: number
  readonly completion: number
  readonly thoughts: number
  readonly isCut: boolean
}

export const thoughts = 'The reader wants a quiet room. Let me think about what belongs into it.'
export const choice = (message: object, { isCut }: AnswerCounts) => ({ index: 0, message, finish_reason: isCut ? 'length' : 'stop' })
export const usage = ({ prompt, completion }: AnswerCounts) => ({
  prompt_tokens: prompt,
  completion_tokens: completion,
  total_tokens: prompt + completion,
})
export const plain = (said: string, counts: AnswerCounts) => ({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  choices: [choice({ role: 'assistant', content: said }, counts)],
  usage: usage(counts),
})
export const openAiError = (message: string, param: string | null, code: string | null) => ({
  error: { message, type: 'invalid_request_error', param, code },
})
export const lengthsIn = (schema: unknown) =>
  Array.from(JSON.stringify(schema).matchAll(/"max(?:Length|Items)":(\d+)/g), ([, bound]) => Number(bound))
export const schemaOf = (body: ChatBody) => body.response_format?.json_schema?.schema
export const areAlternating = ({ messages }: ChatBody) =>
  messages.every(({ role }, index) => role === (index % 2 === 0 ? 'user' : 'assistant'))
export const withoutSystem = (body: ChatBody) => ({ ...body, messages: body.messages.filter(({ role }) => role !== 'system') })
