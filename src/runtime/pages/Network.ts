/** What the page loader needs of its surroundings; tests bring their own. */
export interface Network {
  fetch(url: string, init: RequestInit): Promise<Response>
  /** Resolves after so many milliseconds; rejects with the signal's reason when it aborts first. */
  wait(milliseconds: number, signal: AbortSignal): Promise<void>
  /** From 0 to 1. */
  random(): number
  online(): boolean
}
