import { z } from 'zod'

/** A chat-completions server; each call is a single request. */
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
  /** Maximum tokens of the answer, after which it is cut off. */
  readonly maxTokens: number
}

export interface TokenUsage {
  readonly input: number
  readonly output: number
}

export interface ModelReply {
  readonly kind: 'reply'
  readonly text: string
  /** Absent if the server does not count. */
  readonly usage?: TokenUsage
}

/** A reply in which thinking used up the tokens of the answer. */
export interface CutReply {
  readonly kind: 'cut'
  /** The answer up to the cut. */
  readonly text: string
  readonly usage?: TokenUsage
}

interface Failed {
  readonly kind: 'failure'
  /** One sentence for the user. */
  readonly detail: string
}

/** The server rejects the form of this request, but may accept another. */
interface UnsupportedForm extends Failed {
  readonly reason: 'unsupported'
  readonly remedy: Remedy
}

/**
 * `unreachable`: no server answers. `busy`: too many requests, or a model that is loading. `refused`: the request will never be
 * answered. `broken`: a server error, a timeout, or an answer that broke off.
 */
export interface ServerFailure extends Failed {
  readonly reason: 'unreachable' | 'busy' | 'refused' | 'broken'
  /** Milliseconds until the next request, if the server asks for a pause. */
  readonly retryAfter?: number
}

export type ModelFailure = UnsupportedForm | ServerFailure

/** The form of requests to a server. Only what it has rejected is left out, for the rest of the run. */
export interface RequestForm {
  /** Whether the answer's JSON schema is sent; the prompt describes the form too. */
  readonly hasSchema: boolean
  readonly limitName: 'max_tokens' | 'max_completion_tokens'
  /** Whether the instructions are a separate message; some templates allow only the user's. */
  readonly hasSystemRole: boolean
  /** Tokens for thinking, in addition to those of an answer. */
  readonly space: number
  /** Maximum tokens that the server allows for an answer, thinking included. */
  readonly limit?: number | undefined
}

export const firstForm: RequestForm = { hasSchema: true, limitName: 'max_tokens', hasSystemRole: true, space: 0 }

/** What a rejection teaches about the form. */
export const formChangeSchema = z.strictObject({
  hasSchema: z.literal(false).optional(),
  limitName: z.literal('max_completion_tokens').optional(),
  hasSystemRole: z.literal(false).optional(),
  space: z.int().min(0).optional(),
  limit: z.int().min(1).optional(),
})

export type FormChange = z.infer<typeof formChangeSchema>

/** Applies a change to a form. Concurrent requests may learn different bounds: the smaller limit and the larger space win. */
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

/** Adapts a request to a form. */
export function formRequest(request: ModelRequest, { hasSystemRole, space, limit = Infinity }: RequestForm): ModelRequest {
  const { messages } = request
  const joined = { role: 'user' as const, content: messages.map(({ content }) => content).join('\n\n') }
  return {
    ...request,
    messages: hasSystemRole ? messages : [joined],
    maxTokens: Math.min(request.maxTokens + space, limit),
  }
}

/** Describes a change of form to the user in a sentence. */
export function describeChange({ hasSchema, limitName, hasSystemRole, space, limit }: FormChange): string {
  if (hasSchema === false) return 'The server does not accept a JSON schema; it is asked without one.'
  if (limitName) return `The server calls the length of an answer ${limitName}.`
  if (hasSystemRole === false) return 'The model does not accept separate instructions; they are put before each task.'
  if (limit !== undefined) return `The server allows an answer ${limit} tokens.`
  return `The model thinks before it answers; it gets ${space ?? 0} more tokens for that.`
}

/** How to change a rejected request. */
export interface Remedy {
  readonly change: FormChange
  /**
   * Whether the change applies to the whole run. A reason that the server does not name, and the space
   * that one prompt leaves, concern a single request.
   */
  readonly isLasting: boolean
}
