import { shortHash } from '../platform/contentHash.ts'
import { readBuiltFile } from '../platform/output/openBuilt.ts'
import { isMap } from '../shared/isMap.ts'
import type { Focus } from '../shared/pictures/picture.ts'
import { type CardMark, type CardScene, type CardStyle, type SocialCard, nameOfCard } from './SocialCard.ts'

/** A card as a line of JSON; a picture is a path, a drawing is the key of its shapes in the index. */
interface Recipe {
  /** Comes first, so that a line is recognised before it is parsed. */
  readonly name: string
  readonly title: string
  readonly kicker?: string
  readonly picture?: string
  readonly focus?: Focus
  readonly drawing?: string
  readonly author?: string
  readonly direction?: 'rtl'
}

/** The data that all recipes of an output share. */
interface RecipeIndex {
  readonly version: 1
  /** Recipes are grouped into files by this number of leading digits of their names. */
  readonly digits: number
  readonly mark: CardMark | undefined
  readonly style?: CardStyle | undefined
  readonly drawings: Readonly<Record<string, string>>
}

const folder = '.roomwright/cards'
const indexFile = `${folder}/index.json`

/** Maximum average number of recipes per file: finding one takes a millisecond, and a change writes one file. */
const fullFile = 1024

function recipeFile(name: string, digits: number): string {
  return `${folder}/${digits === 0 ? 'all' : name.slice(0, digits)}.jsonl`
}

interface TextFile {
  /** Relative to the output folder. */
  readonly path: string
  readonly text: string
}

/** Serialises cards, by name, as recipe files of the output. Equal cards give equal files, regardless of their order. */
export function writeRecipes(cards: ReadonlyMap<string, SocialCard>): readonly TextFile[] {
  if (cards.size === 0) return []
  const digits = cards.size <= fullFile ? 0 : cards.size <= 16 * fullFile ? 1 : 2
  const drawings = new Map<string, string>()
  const lines = new Map<string, string[]>()
  for (const [name, card] of [...cards].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const { title, kicker, scene, direction } = card
    const words = { title, ...(kicker !== undefined && { kicker }), ...(direction && { direction }) }
    const recipe: Recipe = { name, ...words, ...describeScene(scene, drawings) }
    const file = recipeFile(name, digits)
    const known = lines.get(file)
    if (known) known.push(JSON.stringify(recipe))
    else lines.set(file, [JSON.stringify(recipe)])
  }
  const { mark, style } = cards.values().next().value ?? {}
  const sorted = Object.fromEntries([...drawings].sort(([a], [b]) => (a < b ? -1 : 1)))
  const index: RecipeIndex = { version: 1, digits, mark, ...(style && { style }), drawings: sorted }
  return [
    { path: indexFile, text: JSON.stringify(index) },
    ...[...lines].map(([path, recipes]) => ({ path, text: `${recipes.join('\n')}\n` })),
  ]
}

function describeScene(scene: CardScene, drawings: Map<string, string>): Pick<Recipe, 'picture' | 'focus' | 'drawing' | 'author'> {
  switch (scene.kind) {
    case 'picture':
      return { picture: scene.file, ...(scene.focus && { focus: scene.focus }) }
    case 'monogram':
      return { author: scene.name }
    case 'drawing': {
      const key = shortHash(scene.shapes, 12)
      drawings.set(key, scene.shapes)
      return { drawing: key }
    }
  }
}

/**
 * Reads the cards with these names that an output has recipes for. A recipe that does not produce a card of its name is ignored: the file
 * was changed, or another build is just replacing this one.
 */
export async function readRecipes(directory: string, names: Iterable<string>): Promise<ReadonlyMap<string, SocialCard>> {
  const index = parse((await readBuiltFile(directory, indexFile))?.toString())
  if (!isIndex(index)) return new Map()
  const byFile = Map.groupBy(names, (name) => recipeFile(name, index.digits))
  const cards = new Map<string, SocialCard>()
  for (const [file, wanted] of byFile) {
    const left = new Set(wanted)
    for (const line of (await readBuiltFile(directory, file))?.toString().split('\n') ?? []) {
      if (!left.has(line.slice(nameAt, nameAt + 12))) continue
      const card = cardOf(parse(line), index)
      if (card && left.delete(nameOfCard(card))) cards.set(nameOfCard(card), card)
    }
  }
  return cards
}

/** Offset of the name in a line. */
const nameAt = '{"name":"'.length

/** Checks what a card needs to be made; whether it is the right one, its name says. */
function isIndex(value: unknown): value is RecipeIndex & { readonly mark: CardMark } {
  return isMap(value) && value.version === 1 && typeof value.digits === 'number' && isMap(value.mark) && isMap(value.drawings)
}

function cardOf(recipe: unknown, { mark, style, drawings }: RecipeIndex & { readonly mark: CardMark }): SocialCard | undefined {
  if (!isMap(recipe)) return undefined
  const { title, kicker, picture, focus, author, direction, drawing = '' }: Partial<Recipe> = recipe
  const shapes = drawings[drawing]
  if (title === undefined) return undefined
  const words = { title, ...(kicker !== undefined && { kicker }), ...(direction && { direction }), ...(style && { style }) }
  if (typeof picture === 'string') return { ...words, scene: { kind: 'picture', file: picture, ...(focus && { focus }) }, mark }
  if (author !== undefined) return { ...words, scene: { kind: 'monogram', name: author }, mark }
  return shapes === undefined ? undefined : { ...words, scene: { kind: 'drawing', shapes }, mark }
}

function parse(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
