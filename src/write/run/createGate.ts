import type { Clock } from './Clock.ts'

/** Before it every call waits while the server wants to be left alone. */
export interface Gate {
  closeFor(milliseconds: number): void
  pass(): Promise<void>
}

export function createGate({ now, sleep }: Clock): Gate {
  let opensAt = 0
  return {
    closeFor(milliseconds) {
      opensAt = Math.max(opensAt, now() + milliseconds)
    },
    async pass() {
      for (let wait = opensAt - now(); wait > 0; wait = opensAt - now()) await sleep(wait)
    },
  }
}
