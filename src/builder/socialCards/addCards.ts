import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SocialCard } from '../../cards/SocialCard.ts'
import { CardDrawer } from '../../cards/drawing/CardDrawer.ts'
import { drawIntoCache, keptCardFile } from '../../cards/keptCards.ts'
import { writeRecipes } from '../../cards/recipes.ts'
import { readSealed } from '../../platform/files/sealedFile.ts'
import { cardFile } from '../../shared/pictures/cards.ts'
import { type EncodedFile, isLost } from '../images/encodePictures.ts'
import type { OutputFolder } from '../output/OutputFolder.ts'
import type { ThemeFile } from '../theme/planTheme.ts'

/** Adds the recipes of cards to the output; returns the cards' names, sorted. */
export function addRecipes(output: OutputFolder, cards: ReadonlyMap<string, SocialCard>): readonly string[] {
  for (const { path, text } of writeRecipes(cards)) output.add({ path, kind: 'control' }, text)
  return [...cards.keys()].sort()
}

interface DrawCardsOptions {
  readonly cacheDirectory: string
  /** Reports whether the output already has a file, so that the cache need not. */
  isThere(path: string): boolean
  readonly pictures: readonly EncodedFile[]
  /** The publication's font files. */
  readonly faces?: readonly ThemeFile[]
  /** The output folder, which may have pictures that are not in the cache. */
  readonly out: string
  /** Called after each card that had to be drawn. */
  progress(done: number, total: number): void
}

/** Draws the cards that are neither in the output nor intact in the cache, and lists the files of all. */
export async function drawCards(cards: ReadonlyMap<string, SocialCard>, options: DrawCardsOptions): Promise<readonly EncodedFile[]> {
  const { cacheDirectory: cache, pictures, faces = [], out, progress } = options
  const files = [...cards.keys()].map((name) => ({ name, path: cardFile(name), source: keptCardFile(cache, name) }))
  const lost = new Set(files.filter((file) => isLost(file, options)).map(({ name }) => name))
  const sources = new Map(pictures.map(({ path, source }) => [path, source]))
  const faceSources = new Map(faces.map(({ path, source }) => [path, source]))
  const readFile = (file: string) => {
    const face = faceSources.get(file)
    return face === undefined ? (readSealed(sources.get(file) ?? '') ?? readFileSync(join(out, file))) : readFileSync(face)
  }
  const drawer = new CardDrawer({
    readPicture: (file) => Promise.resolve(readFile(file)),
  })
  await drawIntoCache(new Map([...cards].filter(([name]) => lost.has(name))), { cache, drawer, progress })
  return files.map(({ path, source }) => ({ path, source }))
}
