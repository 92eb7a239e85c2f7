import { copyFileSync, cpSync, linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createRandom } from '../src/platform/testing/createRandom.ts'

export interface GeneratedPublication {
  readonly directory: string
  readonly articles: number
}

const root = join(import.meta.dirname, '..')
/** The picture that every article shows. */
const picture = join(root, 'site/articles/how-long-should-a-sofa-last/living-room.webp')
/** Number of words in each body. */
export const articleWords = 700

const vocabulary =
  'oak walnut linen plaster shelf chair table drawer lamp rug curtain window light shadow corner wall floor paint brush sand grain joint tenon mortise glue clamp edge board leg seat back arm cushion cover thread stitch nail screw hinge handle knob frame glass mirror stone clay brass steel wool cotton paper ink colour warm cool pale deep quiet bright dry wet old new long short wide narrow heavy plain true level square round'.split(
    ' ',
  )

const settings = `import { defineSite } from 'roomwright'

export default defineSite({
  key: 'generated',
  slug: 'generated',
  title: 'Generated',
  url: 'https://generated.example',
  languages: ['en'],
})
`

/** Writes a publication of `articles` articles with different texts of the same length; the same numbers give the same files. */
export function generatePublication({ directory, articles }: GeneratedPublication): void {
  rmSync(directory, { recursive: true, force: true })
  mkdirSync(directory, { recursive: true })
  cpSync(join(root, 'site/categories.yaml'), join(directory, 'categories.yaml'))
  writeFileSync(join(directory, 'site.config.ts'), settings)
  const random = createRandom(articles)
  const places = placesOf()
  for (let index = 0; index < 50; index += 1) {
    const folder = join(directory, 'authors', `author-${index}`)
    mkdirSync(folder, { recursive: true })
    writeFileSync(
      join(folder, 'en.md'),
      `---\nname: Author ${index}\nmeta_title: Author ${index}\nmeta_description: Writes about rooms.\n---\n\n${paragraph(random, 60)}\n`,
    )
  }
  for (let index = 0; index < articles; index += 1) {
    const folder = join(directory, 'articles', `article-${index}`)
    mkdirSync(folder, { recursive: true })
    // Hard links to one file: copies for a hundred thousand articles would fill a disk.
    if (index === 0) copyFileSync(picture, join(folder, 'lead.webp'))
    else linkSync(join(directory, 'articles/article-0/lead.webp'), join(folder, 'lead.webp'))
    writeFileSync(join(folder, 'en.md'), articleText({ index, random, place: places[index % places.length] ?? ['', ''] }))
  }
}

interface ArticleSeed {
  readonly index: number
  readonly random: () => number
  readonly place: readonly [category: string, subcategory: string]
}

function articleText({ index, random, place: [category, subcategory] }: ArticleSeed): string {
  const date = new Date(Date.UTC(2024, 0, 1) + index * 3_600_000 * 7).toISOString().slice(0, 10)
  const answers = Array.from({ length: 5 }, () => 0.5 + Math.floor(random() * 2) / 2)
  const front = [
    `title: ${title(random)} ${index}`,
    `slug: article-${index}`,
    `description: ${paragraph(random, 18)}`,
    `author: Author ${index % 50}`,
    `date: ${date}`,
    `entities:\n  - category: ${category}\n    subcategories:\n      - subcategory: ${subcategory}`,
    `image:\n  src: lead.webp\n  alt: A room in warm side light`,
    `rating: ${answers.reduce((sum, answer) => sum + answer, 0)}`,
    `made:\n  by: model\n  readings:\n    - { by: Desk, kind: model, date: ${date}, answers: [${answers.join(', ')}] }`,
  ]
  const sections = Array.from(
    { length: 5 },
    () => `## ${title(random)}\n\n${paragraph(random, articleWords / 10)}\n\n${paragraph(random, articleWords / 10)}\n`,
  )
  return `---\n${front.join('\n')}\n---\n\n${sections.join('\n')}`
}

function title(random: () => number): string {
  return Array.from({ length: 4 }, () => pick(random))
    .join(' ')
    .replace(/^./, (letter) => letter.toUpperCase())
}

function paragraph(random: () => number, length: number): string {
  const sentences: string[] = []
  for (let left = length; left > 0; left -= 12)
    sentences.push(`${Array.from({ length: Math.min(12, left) }, () => pick(random)).join(' ')}.`)
  return sentences.map((sentence) => sentence.replace(/^./, (letter) => letter.toUpperCase())).join(' ')
}

function pick(random: () => number): string {
  return vocabulary[Math.floor(random() * vocabulary.length)] ?? 'oak'
}

function placesOf(): (readonly [string, string])[] {
  const tree = {
    modernFurniture: ['modernFurnitureTrends', 'traditionalFurniture', 'vintageFurniture', 'other'],
    homeDecorTrends: ['seasonalTrends', 'colorSchemes', 'minimalismInDesign', 'other'],
    diyFurnitureProjects: ['upcyclingIdeas', 'furnitureRestoration', 'customFurnitureCreation', 'other'],
    furnitureMaintenance: ['cleaningTips', 'repairGuides', 'materialCare', 'other'],
    sustainableFurnitureOptions: ['ecoFriendlyMaterials', 'locallySourcedFurniture', 'recycledFurniture', 'other'],
  }
  return Object.entries(tree).flatMap(([category, children]) => children.map((child) => [category, child] as const))
}
