import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SocialCard } from '../src/cards/SocialCard.ts'
import { CardDrawer } from '../src/cards/drawing/CardDrawer.ts'
import { readRecipes } from '../src/cards/recipes.ts'
import { readManifest } from '../src/platform/output/readManifest.ts'

// npm run bench:cards [-- OUTPUT [CARDS]]: measures the cost of drawing a social card in a built folder, each with a different picture.
const [directory = 'dist', most = '60'] = process.argv.slice(2)
const recipes = await readRecipes(directory, readManifest(directory)?.manifest.cards ?? [])
const byPicture = new Map<string, SocialCard>()
for (const card of recipes.values()) if (card.scene.kind === 'picture') byPicture.set(card.scene.file, card)
const cards = [...byPicture.values()].slice(0, Number(most))
const drawer = new CardDrawer({ readPicture: async (file) => readFileSync(join(directory, file)) })

const [first, ...rest] = cards
if (!first) throw new Error(`There is no card with a picture in ${directory}`)
// Loads the drawing libraries.
await drawer.draw(first)
const before = process.cpuUsage()
let bytes = 0
for (const card of rest) bytes += (await drawer.draw(card))?.length ?? 0
const { user, system } = process.cpuUsage(before)
process.stdout.write(
  `${rest.length} cards, each with its own picture: ${((user + system) / 1000 / rest.length).toFixed(1)} ms of CPU and ${Math.round(bytes / rest.length)} bytes each\n`,
)
