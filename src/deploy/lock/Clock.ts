/** The clocks of this machine, in milliseconds; nobody else's is ever compared with them. */
export interface Clock {
  /** Never goes back, but may stand while the machine sleeps. */
  monotonic(this: void): number
  /** Goes on while the machine sleeps, but may be set. */
  wall(this: void): number
}

export const clock: Clock = { monotonic: () => performance.now(), wall: () => Date.now() }
