import type { Remedy } from './refusedForm.ts'
import type { RequestForm } from './RequestForm.ts'

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
  /** The answer is cut off behind so many tokens. */
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

/** Thoughts took the room of the answer. */
export interface CutReply {
  readonly kind: 'cut'
  /** What there is of the answer. */
  readonly text: string
  readonly usage?: TokenUsage
}

interface Failed {
  readonly kind: 'failure'
  /** For a person, in one sentence. */
  readonly detail: string
}

/** The server does not take a request of this form, and may take another. */
export interface UnsupportedForm extends Failed {
  readonly reason: 'unsupported'
  readonly remedy: Remedy
}

/**
 * `unreachable`: nobody listens. `busy`: too many requests, or a model that is being loaded. `refused`: the request will never
 * be answered. `broken`: an error of the server, silence, or an answer that broke off.
 */
export interface ServerFailure extends Failed {
  readonly reason: 'unreachable' | 'busy' | 'refused' | 'broken'
  /** How long the server asks to be left alone. */
  readonly retryAfter?: number
}

export type ModelFailure = UnsupportedForm | ServerFailure
