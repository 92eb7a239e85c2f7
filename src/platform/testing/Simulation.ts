import { setImmediate } from 'node:timers/promises'
import { createRandom } from './createRandom.ts'

/** Something that happens at a moment of simulated time. */
interface Event {
  readonly at: number
  readonly run: () => void
}

/** A simulated world in which one seed determines when things happen and what goes wrong. */
export class Simulation {
  readonly random: () => number
  readonly #events: Event[] = []
  #now = 0

  constructor(seed: number) {
    this.random = createRandom(seed)
  }

  /** Milliseconds since the start of the simulation. */
  get now(): number {
    return this.#now
  }

  chance(probability: number): boolean {
    return this.random() < probability
  }

  /** Returns an integer from 0 up to, but not including, `count`. */
  below(count: number): number {
    return Math.floor(this.random() * count)
  }

  pick<Item>(items: readonly [Item, ...Item[]]): Item {
    return items[this.below(items.length)] ?? items[0]
  }

  /** Schedules an event. Events at the same moment run in the order in which they were scheduled. */
  at(moment: number, run: () => void): void {
    const place = this.#events.findLastIndex((event) => event.at <= moment) + 1
    this.#events.splice(place, 0, { at: Math.max(moment, this.#now), run })
  }

  /** Runs until no event is left; fails after `most` events. */
  async play(most = 20_000): Promise<void> {
    for (let count = 0; ; count += 1) {
      // By then, everything that follows from the last event without waiting for another has run.
      await setImmediate()
      const event = this.#events.shift()
      if (!event) return
      if (count === most) throw new Error('A simulation does not come to its end.')
      this.#now = event.at
      event.run()
    }
  }
}

/** The faults of a process. */
interface Ills {
  /** Share of its requests that fail, before or after they arrive. */
  readonly failing: number
  /** Number of requests after which it is killed. */
  readonly killedAfter?: number
  /** Number of requests after which it is suspended for `pause` milliseconds. */
  readonly pausedAfter?: number
  readonly pause?: number
  /** Its monotonic clock does not count the pause, like that of a sleeping machine. */
  readonly sleeps?: boolean
  /** Milliseconds by which its wall clock is changed during the pause. */
  readonly setBy?: number
  /** Speed of its clocks; 1 is exact. */
  readonly pace?: number
}

/** A process that waits for services and for time, on a machine with its own clocks. */
export class SimulatedProcess {
  readonly #world: Simulation
  readonly #ills: Ills
  readonly #started: number
  #requests = 0
  #awakeAt = 0
  #slept = 0
  #set = 0
  #isDead = false

  constructor(world: Simulation, ills: Ills = { failing: 0 }) {
    this.#world = world
    this.#ills = ills
    this.#started = world.below(5_000_000)
  }

  get isDead(): boolean {
    return this.#isDead
  }

  /** Milliseconds of a clock that never goes back. */
  readonly monotonic = (): number => this.#started + this.#world.now * (this.#ills.pace ?? 1) - this.#slept

  /** Milliseconds of a clock that can be set. */
  readonly wall = (): number => this.monotonic() + this.#slept + this.#set

  /** Waits in simulated time; never resolves in a dead process. */
  readonly sleep = (milliseconds: number): Promise<void> => new Promise((resolve) => this.#later(milliseconds, resolve))

  readonly repeat = (milliseconds: number, work: () => void): (() => void) => {
    let isStopped = false
    const next = () =>
      this.#later(milliseconds, () => {
        if (isStopped) return
        work()
        next()
      })
    next()
    return () => void (isStopped = true)
  }

  /**
   * Sends a request to a service; `arrive` is what the service does. A dead process sends nothing, but requests it sent before it died
   * still arrive.
   */
  request<Result>(arrive: () => Result): Promise<Result> {
    const world = this.#world
    if (this.#isDead) return new Promise(() => undefined)
    this.#requests += 1
    const { failing, killedAfter, pausedAfter, pause = 0, sleeps = false, setBy = 0 } = this.#ills
    const fails = world.chance(failing)
    const isLost = fails && world.chance(0.5)
    if (this.#requests === killedAfter) this.#isDead = true
    if (this.#requests === pausedAfter) {
      this.#awakeAt = world.now + pause
      if (sleeps) this.#slept += pause
      else this.#set += setBy
    }
    if (this.#isDead && world.chance(0.5)) return new Promise(() => undefined)
    return new Promise((resolve, reject) => {
      const answer = (give: () => void) => this.#later(this.#delay(), give)
      const refuse = () => reject(new Error('The service did not answer.'))
      world.at(world.now + this.#delay(), () => {
        if (fails && !isLost) return answer(refuse)
        try {
          const result = arrive()
          answer(isLost ? refuse : () => resolve(result))
        } catch (error) {
          reject(error)
        }
      })
    })
  }

  /** Returns a delay: usually short, sometimes as long as a request may take before it counts as failed. */
  #delay(): number {
    return this.#world.chance(0.02) ? this.#world.below(12_000) : 1 + this.#world.below(200)
  }

  #later(milliseconds: number, work: () => void): void {
    this.#world.at(this.#world.now + milliseconds, () => {
      if (this.#isDead) return
      if (this.#world.now < this.#awakeAt) this.#later(this.#awakeAt - this.#world.now, work)
      else work()
    })
  }
}
