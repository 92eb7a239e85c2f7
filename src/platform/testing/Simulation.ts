import { setImmediate } from 'node:timers/promises'
import { createRandom } from './createRandom.ts'

/** Something that happens at a moment of simulated time. */
interface Event {
  readonly at: number
  readonly run: () => void
}

/** A world in which one seed decides all: when what happens, and what goes wrong. */
export class Simulation {
  readonly random: () => number
  readonly #events: Event[] = []
  #now = 0

  constructor(seed: number) {
    this.random = createRandom(seed)
  }

  /** Milliseconds since its beginning. */
  get now(): number {
    return this.#now
  }

  chance(probability: number): boolean {
    return this.random() < probability
  }

  /** A whole number from 0, below `count`. */
  below(count: number): number {
    return Math.floor(this.random() * count)
  }

  pick<Item>(items: readonly [Item, ...Item[]]): Item {
    return items[this.below(items.length)] ?? items[0]
  }

  /** Of what happens at one moment, what was asked for first comes first. */
  at(moment: number, run: () => void): void {
    const place = this.#events.findLastIndex((event) => event.at <= moment) + 1
    this.#events.splice(place, 0, { at: Math.max(moment, this.#now), run })
  }

  /** Runs until nothing more is to happen; fails where that never comes. */
  async play(most = 20_000): Promise<void> {
    for (let count = 0; ; count += 1) {
      // Whatever follows from the last event without waiting for another is done by then.
      await setImmediate()
      const event = this.#events.shift()
      if (!event) return
      if (count === most) throw new Error('A simulation does not come to its end.')
      this.#now = event.at
      event.run()
    }
  }
}

/** What goes wrong with a process. */
interface Ills {
  /** Share of its requests that fail, before they arrive or after. */
  readonly failing: number
  /** Requests after which it is killed. */
  readonly killedAfter?: number
  /** Requests after which it stands still for `pause` milliseconds. */
  readonly pausedAfter?: number
  readonly pause?: number
  /** Its monotonic clock does not count the pause, as that of a machine that sleeps. */
  readonly sleeps?: boolean
  /** Milliseconds by which somebody sets its wall clock when it stands still. */
  readonly setBy?: number
  /** How fast its clocks are. */
  readonly pace?: number
}

/** A process that waits for services and for time, on a machine with clocks of its own. */
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

  /** Waits by the world's time; never ends in a process that is dead. */
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

  /** Asks a service: `arrive` is what it does. A dead process asks nothing, and what it asked before it died arrives all the same. */
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

  /** Mostly short, and at times as long as a request may take before it counts as failed. */
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
