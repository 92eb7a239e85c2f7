import { Worker } from 'node:worker_threads'

/** What the thread that watches calls shares with the one that makes them. */
export interface WatchedCalls {
  /** How often a call has begun or ended: odd during a call, negative once the watching thread has ended. Then the length of `name`. */
  readonly turns: Int32Array<SharedArrayBuffer>
  /** The name of the call in UTF-8. */
  readonly name: Uint8Array<SharedArrayBuffer>
  /** Milliseconds after which a call is reported. */
  readonly patience: number
}

const usualPatience = 10_000
const longestName = 500

/**
 * Says which call the program waits for, on its standard error. A call that loops without a pause stops everything else in its thread, so
 * another thread watches. That thread ends by itself when no call begins for as long.
 */
export class CallWatch {
  readonly #patience: number
  #calls: WatchedCalls | undefined
  /** What the present call without a pause is. */
  #name: string | undefined

  constructor(patience = usualPatience) {
    this.#patience = patience
  }

  /** Makes a call that `what` names; the calls follow one another. */
  async during<Made>(what: string, call: () => Promise<Made>): Promise<Made> {
    const { turns } = this.#begin(Buffer.from(what).subarray(0, longestName))
    try {
      return await call()
    } finally {
      Atomics.add(turns, 0, 1)
    }
  }

  /** The same for a call without a pause. A call within another is watched as a part of it, by its own name. */
  duringSync<Made>(what: string, call: () => Made): Made {
    const outer = this.#name
    if (outer !== undefined) this.rename(what)
    else this.#begin(Buffer.from(what).subarray(0, longestName))
    this.#name = what
    try {
      return call()
    } finally {
      this.#name = outer
      if (outer !== undefined) this.rename(outer)
      else if (this.#calls) Atomics.add(this.#calls.turns, 0, 1)
    }
  }

  /** Says what the present call does now. */
  rename(what: string): void {
    if (this.#calls) setName(this.#calls, Buffer.from(what).subarray(0, longestName))
  }

  #begin(what: Uint8Array): WatchedCalls {
    const calls = (this.#calls ??= this.#start())
    const { turns } = calls
    const turn = Atomics.load(turns, 0)
    setName(calls, what)
    if (turn >= 0 && Atomics.compareExchange(turns, 0, turn, turn + 1) === turn) return calls
    this.#calls = undefined
    return this.#begin(what)
  }

  #start(): WatchedCalls {
    const calls = {
      turns: new Int32Array(new SharedArrayBuffer(8)),
      name: new Uint8Array(new SharedArrayBuffer(longestName)),
      patience: this.#patience,
    }
    const limits = { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 }
    const thread = new Worker(new URL('./watchCalls.ts', import.meta.url), { workerData: calls, resourceLimits: limits, execArgv: [] })
    // The calls do not need it.
    thread.on('error', () => undefined).unref()
    return calls
  }
}

function setName({ turns, name }: WatchedCalls, what: Uint8Array): void {
  name.set(what)
  Atomics.store(turns, 1, what.length)
}
