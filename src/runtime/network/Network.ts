export interface Question {
  readonly signal: AbortSignal
  readonly method?: 'GET' | 'HEAD'
  readonly priority?: 'auto' | 'low'
}

export interface Answer {
  /** 0 for a redirect that a HEAD request came to. */
  readonly status: number
  /** The content type; empty where there is none. */
  readonly type: string
  readonly body: string
}

/** What the runtime needs of its surroundings; tests bring their own. */
export interface Network {
  /** The whole answer; rejects with the signal's reason when it aborts, else with a TypeError or DOMException where none came in 8 s. */
  ask(url: string, question: Question): Promise<Answer>
  /** Resolves after so many milliseconds; rejects with the signal's reason when it aborts first. */
  wait(milliseconds: number, signal?: AbortSignal): Promise<void>
  /** From 0 to 1. */
  random(): number
  online(): boolean
}
