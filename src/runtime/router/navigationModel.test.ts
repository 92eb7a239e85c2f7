import { describe, expect, it } from 'vitest'
import { type Command, type NavigationEvent, type NavigationState, type ShownPage, reduceNavigation } from './navigationState.ts'

const pageAt = (key: string): ShownPage => ({ key, path: key })
const idle: NavigationState = { name: 'idle', shown: pageAt('/') }

/** Returns numbers from 0 to 1; the same sequence for the same seed. */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/**
 * A minimal browser: one address, one page, and at most one navigation in progress, which the next one aborts. It executes the commands
 * with random delays and records each one that would do harm.
 */
class ModelBrowser {
  state: NavigationState = idle
  address = '/'
  page = '/'
  isLeaving = false
  readonly faults: string[] = []
  #count = 0
  #current: { readonly id: number; readonly key: string; committed: boolean } | undefined
  /** What happens later: responses, commits, timers. */
  readonly #later: (() => void)[] = []
  readonly #random: () => number

  constructor(random: () => number) {
    this.#random = random
  }

  /** Lets something random happen. */
  happen(): void {
    const chance = this.#random()
    if (this.#later.length > 0 && chance < 0.5) return this.#later.splice(Math.floor(this.#random() * this.#later.length), 1)[0]?.()
    if (chance < 0.6) return this.#stop()
    if (chance < 0.65) return this.#browsersOwn()
    this.#navigate()
  }

  /** Runs everything that is pending, in random order. */
  settle(): void {
    while (this.#later.length > 0) this.#later.splice(Math.floor(this.#random() * this.#later.length), 1)[0]?.()
  }

  #pick<Choice>(choices: readonly [Choice, ...Choice[]]): Choice {
    return choices[Math.floor(this.#random() * choices.length)] ?? choices[0]
  }

  #navigate(): void {
    const page = this.#pick(['deferred', 'addressed', 'rendered'] as const)
    // Only Back and Forward interrupt the loading of a document.
    if (this.isLeaving && page !== 'addressed') return
    this.#stop()
    this.isLeaving = false
    const id = (this.#count += 1)
    const key = this.#pick(['/a', '/b', '/c'] as const)
    this.#current = { id, key, committed: page === 'addressed' }
    if (page === 'addressed') this.address = key
    this.#dispatch({ type: 'start', id, key, page })
    if (page === 'rendered') this.#later.push(() => this.#commit(id))
  }

  #commit(id: number): void {
    if (this.#current?.id !== id) return
    this.#current.committed = true
    this.address = this.#current.key
    this.#dispatch({ type: 'committed', id })
  }

  #stop(): void {
    const stopped = this.#current
    this.#current = undefined
    if (stopped) this.#dispatch({ type: 'aborted', id: stopped.id })
  }

  /** A jump within the page; loads a document instead if the address is that of another page. */
  #browsersOwn(): void {
    if (this.address !== this.page) return
    this.#stop()
    this.#dispatch({ type: 'passed' })
  }

  #dispatch(event: NavigationEvent): void {
    const before = this.state
    const { state, command } = reduceNavigation(before, event)
    this.state = state
    if ('id' in event && event.type !== 'start' && !('id' in before && before.id === event.id) && (state !== before || command))
      this.faults.push(`${event.type} of a navigation that was replaced came to ${command ?? state.name}`)
    const id = 'id' in event ? event.id : 0
    if (command) this.#perform(command, id)
  }

  #perform(command: Command, id: number): void {
    switch (command) {
      case 'load':
        this.#later.push(() => this.#load(id))
        return
      case 'show':
        if (this.#current?.id !== id || !this.#current.committed) this.faults.push('a page is shown before its address')
        this.#later.push(() => this.#show(id))
        return
      case 'openDocument':
        if (this.address !== this.page && this.#current?.committed) this.faults.push('a second address is opened')
        this.#leave()
        return
      case 'reloadDocument':
        this.#leave()
        return
      case 'expire':
        this.#later.push(() => this.#dispatch({ type: 'expired', id }))
        return
      case 'restoreAddress':
        if (this.#current && this.#current.id !== id) this.faults.push('the address of another navigation is taken back')
        this.#current = undefined
        this.address = this.state.shown.key
        return
      case 'tellOffline':
        if (this.address !== this.page) this.faults.push('offline, and at an address that was not put back')
        this.#current = undefined
    }
  }

  #load(id: number): void {
    // An aborted request never answers.
    if (this.#current?.id !== id) return
    const result = this.#pick(['view', 'view', 'document', 'offline'] as const)
    this.#dispatch({ type: 'loaded', id, result })
    if (result === 'view' && this.state.name === 'ready') this.#later.push(() => this.#commit(id))
  }

  #show(id: number): void {
    const { state } = this
    if (state.name !== 'showing' || state.id !== id) return
    if (this.#random() < 0.1) return this.#dispatch({ type: 'refused', id })
    this.page = state.key
    this.#current = undefined
    this.#dispatch({ type: 'shown', id, page: pageAt(state.key) })
  }

  #leave(): void {
    this.isLeaving = true
    this.#current = undefined
  }
}

const sequences = Number(process.env.SEQUENCES ?? 2000)

describe('reduceNavigation with random events', () => {
  it(`leaves the reader at the address of the shown page, or on the way to a document (${sequences} sequences)`, () => {
    const seen = new Set<string>()
    for (let seed = 1; seed <= sequences; seed += 1) {
      const random = randomNumbers(seed)
      const browser = new ModelBrowser(random)
      const length = 3 + Math.floor(random() * 20)
      for (let step = 0; step < length; step += 1) {
        browser.happen()
        seen.add(browser.state.name)
      }
      browser.settle()
      const { state, address, page, isLeaving, faults } = browser
      expect(faults, `seed ${seed}`).toEqual([])
      expect(state.name, `seed ${seed}`).toBe(isLeaving ? 'leaving' : 'idle')
      expect(state.shown.key, `seed ${seed}`).toBe(page)
      if (!isLeaving) expect(address, `seed ${seed}`).toBe(page)
    }
    expect([...seen].toSorted()).toEqual(['failed', 'idle', 'leaving', 'loading', 'ready', 'showing'])
    // No time limit: the number of sequences is configurable.
  }, 0)
})
