import { join } from 'node:path'
import { inParallel } from '../platform/inParallel.ts'
import { writeSealedAside } from '../platform/files/sealedFile.ts'
import type { SocialCard } from './SocialCard.ts'
import { type CardDrawer, groundKey } from './drawing/CardDrawer.ts'

/** Increase it when the same card is drawn with different bytes, so that cached cards are ignored. */
const drawingVersion = 2

/** Returns the path of the sealed file in the cache that holds a drawn card. */
export function keptCardFile(cache: string, name: string): string {
  return join(cache, 'cards', `v${drawingVersion}`, `${name}.jpg`)
}

interface DrawOptions {
  readonly cache: string
  readonly drawer: Pick<CardDrawer, 'draw'>
  /** Called after each card. */
  progress?(this: void, done: number, total: number): void
}

/** Number of cards drawn at once; each uses one thread. */
const atOnce = 2

/** Draws cards into the cache, grouped by ground; cards whose picture does not exist are left out. */
export async function drawIntoCache(cards: ReadonlyMap<string, SocialCard>, { cache, drawer, progress }: DrawOptions): Promise<void> {
  const ordered = [...cards]
    .map(([name, card]) => ({ name, card, ground: groundKey(card) }))
    .sort((a, b) => (a.ground < b.ground ? -1 : a.ground > b.ground ? 1 : 0))
  let done = 0
  await inParallel(ordered, {
    atOnce,
    async work({ name, card }) {
      const jpeg = await drawer.draw(card)
      if (jpeg) await writeSealedAside(keptCardFile(cache, name), jpeg)
      done += 1
      progress?.(done, ordered.length)
    },
  })
}
