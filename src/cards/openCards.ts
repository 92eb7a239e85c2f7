import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { readBuiltFile } from '../platform/output/openBuilt.ts'
import { readSealed, writeSealedAside } from '../platform/files/sealedFile.ts'
import type { CardSource } from '../shared/pictures/cards.ts'
import { CardDrawer } from './drawing/CardDrawer.ts'
import { drawIntoCache, keptCardFile } from './keptCards.ts'
import { readRecipes } from './recipes.ts'

interface OpenCardsOptions {
  /** The output folder of a build, with the recipes and the pictures. */
  readonly directory: string
  readonly cache: string
  /** Called with a sentence if a drawn card cannot be cached; such a card is drawn again each time. */
  readonly log: (message: string) => void
  /** Monotonic clock in milliseconds. */
  readonly now?: () => number
  readonly drawer?: Pick<CardDrawer, 'draw'>
}

export interface Cards extends CardSource {
  /** Draws those of the cards that are not cached yet. Faster than one by one, because cards with the same picture are drawn in a row. */
  drawAll(this: void, names: Iterable<string>, progress: (done: number, total: number) => void): Promise<void>
}

/** Milliseconds before a card that could not be drawn is tried again. */
const failureHolds = 60_000

/** Number of cards drawn at once: at most two, and at most half of the processors, so that files are still served meanwhile. */
const atOnce = Math.max(1, Math.min(2, Math.floor(availableParallelism() / 2)))

/** Opens the cards of an output folder; they are drawn on first request and cached. */
export function openCards(options: OpenCardsOptions): Cards {
  const { directory, cache, log, now = () => performance.now() } = options
  const readPicture = (file: string) => readBuiltFile(directory, file)
  const { drawer = new CardDrawer({ readPicture }) } = options
  const pending = new Map<string, Promise<Buffer | undefined>>()
  const failures = new Map<string, { readonly error: unknown; readonly until: number }>()
  const inTurn = createTurns(atOnce)
  let isKeeping = true

  async function drawNow(name: string): Promise<Buffer | undefined> {
    const card = (await readRecipes(directory, [name])).get(name)
    const jpeg = card && (await drawer.draw(card))
    if (jpeg) await keep(name, jpeg)
    return jpeg
  }

  async function keep(name: string, jpeg: Buffer): Promise<void> {
    try {
      await writeSealedAside(keptCardFile(cache, name), jpeg)
      isKeeping = true
    } catch (error) {
      if (isKeeping) log(`Social cards cannot be kept in ${cache}, and are drawn again each time: ${String(error)}`)
      isKeeping = false
    }
  }

  async function draw(name: string): Promise<Buffer | undefined> {
    const failure = failures.get(name)
    if (failure && now() < failure.until) throw failure.error
    failures.delete(name)
    const kept = readSealed(keptCardFile(cache, name))
    if (kept) return kept
    const drawing = pending.get(name) ?? inTurn(() => drawNow(name))
    pending.set(name, drawing)
    try {
      return await drawing
    } catch (error) {
      failures.set(name, { error, until: now() + failureHolds })
      throw error
    } finally {
      pending.delete(name)
    }
  }

  return {
    draw,
    async drawAll(names, progress) {
      const missing = [...names].filter((name) => !existsSync(keptCardFile(cache, name)))
      if (missing.length > 0) await drawIntoCache(await readRecipes(directory, missing), { cache, drawer, progress })
    },
  }
}

/** Creates a queue that runs jobs in order, at most `most` at a time. */
function createTurns(most: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running === most) await new Promise<void>((go) => waiting.push(go))
    else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
