/** A server of the chat-completions kind, asked once. */
export interface ChatModel {
  readonly name: string
  ask(request: ModelRequest): Promise<ModelReply | ModelFailure>
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

export interface ModelFailure {
  readonly kind: 'failure'
  /**
   * `unreachable`: nobody listens. `busy`: too many requests. `refused`: the request will never be answered.
   * `unsupported`: the server takes no JSON schema. `broken`: an error of the server, silence, or an answer that broke off.
   */
  readonly reason: 'unreachable' | 'busy' | 'refused' | 'unsupported' | 'broken'
  /** For a person, in one sentence. */
  readonly detail: string
  /** How long the server asks to be left alone. */
  readonly retryAfter?: number
}
