import { z } from 'zod'

/** A server of the chat-completions kind, asked once. */
export interface ChatModel {
  readonly name: string
  ask(request: ModelRequest, form: RequestForm): Promise<ModelReply | CutReply | ModelFailure>
}

export interface ChatMessage {
  readonly role: 'system' | 'user' | 'assistant'
  readonly content: string
}

export interface ModelRequest {
  readonly messages: readonly ChatMessage[]
  /** JSON schema of the answer. */
  readonly schema: Readonly<Record<string, unknown>>
  /** Number of tokens after which the answer is cut off. */
  readonly maxTokens: number
}

export interface TokenUsage {
  readonly input: number
  readonly output: number
}

export interface ModelReply {
  readonly kind: 'reply'
  readonly text: string
  /** Absent where the server does not count. */
  readonly usage?: TokenUsage
}

/** Thoughts took the space of the answer. */
export interface CutReply {
  readonly kind: 'cut'
  /** The answer up to the cut. */
  readonly text: string
  readonly usage?: TokenUsage
}

interface Failed {
  readonly kind: 'failure'
  /** For a person, in one sentence. */
  readonly detail: string
}

/** The server does not take a request of this form, and may take another. */
interface UnsupportedForm extends Failed {
  readonly reason: 'unsupported'
  readonly remedy: Remedy
}

/**
 * `unreachable`: no server answers. `busy`: too many requests, or a model that is being loaded. `refused`: the request will never
 * be answered. `broken`: an error of the server, silence, or an answer that broke off.
 */
export interface ServerFailure extends Failed {
  readonly reason: 'unreachable' | 'busy' | 'refused' | 'broken'
  /** Milliseconds before the next request, if the server asks for a pause. */
  readonly retryAfter?: number
}

export type ModelFailure = UnsupportedForm | ServerFailure

/** The form of requests to a server. Only what it has refused is left out, for the rest of the run. */
export interface RequestForm {
  /** Whether the JSON schema of the answer is sent; the prompt says the form as well. */
  readonly hasSchema: boolean
  readonly limitName: 'max_tokens' | 'max_completion_tokens'
  /** Whether the instructions are a message of their own; some templates have only the user's. */
  readonly hasSystemRole: boolean
  /** Tokens for thoughts, on top of those of an answer. */
  readonly space: number
  /** The most tokens that the server grants an answer, thoughts among them. */
  readonly limit?: number | undefined
}

export const firstForm: RequestForm = { hasSchema: true, limitName: 'max_tokens', hasSystemRole: true, space: 0 }

/** What a refusal teaches. */
export const formChangeSchema = z.strictObject({
  hasSchema: z.literal(false).optional(),
  limitName: z.literal('max_completion_tokens').optional(),
  hasSystemRole: z.literal(false).optional(),
  space: z.int().min(0).optional(),
  limit: z.int().min(1).optional(),
})

export type FormChange = z.infer<typeof formChangeSchema>

/** Concurrent requests may learn different bounds: the narrower limit and the larger space hold. */
export function changeForm(form: RequestForm, change: FormChange): RequestForm {
  const space = Math.max(form.space, change.space ?? 0)
  const limit = Math.min(form.limit ?? Infinity, change.limit ?? Infinity)
  return {
    hasSchema: form.hasSchema && change.hasSchema !== false,
    limitName: change.limitName ?? form.limitName,
    hasSystemRole: form.hasSystemRole && change.hasSystemRole !== false,
    space,
    limit: Number.isFinite(limit) ? limit : undefined,
  }
}

/** A request as the form has it. */
export function formRequest(request: ModelRequest, { hasSystemRole, space, limit = Infinity }: RequestForm): ModelRequest {
  const { messages } = request
  const joined = { role: 'user' as const, content: messages.map(({ content }) => content).join('\n\n') }
  return {
    ...request,
    messages: hasSystemRole ? messages : [joined],
    maxTokens: Math.min(request.maxTokens + space, limit),
  }
}

/** The form of a run's requests in a sentence, for the user. */
export function describeChange({ hasSchema, limitName, hasSystemRole, space, limit }: FormChange): string {
  if (hasSchema === false) return 'The server takes no JSON schema; it is asked without one.'
  if (limitName) return `The server calls the length of an answer ${limitName}.`
  if (hasSystemRole === false) return 'The model has no place for instructions; they stand in front of each task.'
  if (limit !== undefined) return `The server grants an answer ${limit} tokens.`
  return `The model thinks before it answers; it gets ${space ?? 0} tokens more for that.`
}

/** What to leave out of a request that was refused. */
interface Remedy {
  readonly change: FormChange
  /** Whether it holds for the run. What a server does not name, and the space that one prompt leaves, hold for one request. */
  readonly isLasting: boolean
}

/** In tokens; less space is not enough for an answer. */
const leastLimit = 256
/** Tokens of an answer that every model grants; for servers that do not say what is wrong. */
const commonLimit = 8000

/** What a server's words say of a request, by the way in which it was asked; undefined where they name nothing that can be left out. */
export function refusedForm(words: string, form: RequestForm, maxTokens: number): Remedy | undefined {
  const lasting = (change: FormChange) => ({ change, isLasting: true })
  if (form.limitName === 'max_tokens' && /\bmax_tokens\b.*(?:not supported|unsupported).*\bmax_completion_tokens\b/is.test(words))
    return lasting({ limitName: 'max_completion_tokens' })
  const length = refusedLength(words, maxTokens)
  if (length) return length
  if (form.hasSystemRole && /system role|roles must alternate|does not support '?system'?/i.test(words))
    return lasting({ hasSystemRole: false })
  const isOfSchema = /response_?format|json[_ ]?schema|schema produces|structured output|grammar|vocabulary required for format/i.test(
    words,
  )
  return form.hasSchema && isOfSchema ? lasting({ hasSchema: false }) : undefined
}

/** What to try where a server refuses without a reason. */
export function unnamedRemedy(form: RequestForm, maxTokens: number): Remedy | undefined {
  if (form.hasSchema) return { change: { hasSchema: false }, isLasting: false }
  return maxTokens > commonLimit ? { change: { limit: commonLimit }, isLasting: false } : undefined
}

function refusedLength(words: string, maxTokens: number): Remedy | undefined {
  const [, most] =
    /at most (\d+) completion tokens|max_tokens: \d+ > (\d+)|valid range of max_tokens is \[\d+, ?(\d+)\]/i
      .exec(words)
      ?.filter((part) => part !== undefined) ?? []
  if (most !== undefined) return within(Number(most), maxTokens, true)
  const [, context, input] =
    /maximum context length is (\d+) tokens.*?(?:your request has (\d+) input tokens|\((\d+) in the messages)/is
      .exec(words)
      ?.filter((part) => part !== undefined) ?? []
  if (context !== undefined) return within(Number(context) - Number(input), maxTokens, false)
  const isOfLength = /max_?(?:completion_|output_?)?tokens|(?:completion|output) tokens/i.test(words)
  const isTooMuch = /too (?:large|long|high)|exceed|at most|less than|range|maximum/i.test(words)
  return isOfLength && isTooMuch ? within(Math.floor(maxTokens / 2), maxTokens, true) : undefined
}

function within(limit: number, maxTokens: number, isLasting: boolean): Remedy | undefined {
  return limit >= leastLimit && limit < maxTokens ? { change: { limit }, isLasting } : undefined
}
