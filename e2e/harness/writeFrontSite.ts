import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Names such as publications have: with long words, of many words, and short. */
const names = [
  'Gardening and Houseplants',
  'Soil',
  'Vegetables',
  'Wildlife and Pollinators',
  'Restoration of Greenhouses',
  'Tools',
  'Watering and Irrigation',
  'Propagation',
  'Pots',
  'Seasonal Maintenance',
  'Trees and Hedges',
  'Composting',
]

const children = ['Basics', 'Projects for a weekend', 'Troubleshooting', 'Other']

const pictures = ['sofa', 'bench', 'lamp', 'stain', 'beam', 'kitchen-chair']

interface FrontSite {
  readonly categories: number
  readonly articles: number
  /** Further settings for `site.config.ts`. */
  readonly settings?: Readonly<Record<string, unknown>>
}

/** Writes a publication with the given numbers of categories and articles; every fourth article has no picture, every third a project. */
export function writeFrontSite(folder: string, { categories, articles, settings = {} }: FrontSite): void {
  const write = (file: string, text: string) => {
    mkdirSync(join(folder, file, '..'), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  const site = { key: 'front', slug: 'front', title: 'Potting Shed', url: 'https://shed.example', languages: ['en', 'tr'] }
  write('site.config.ts', `export default ${JSON.stringify({ ...site, ...settings })}\n`)
  const tree = names.slice(0, categories).map((title, index) => [
    `c${index}`,
    {
      slug: `c${index}`,
      title,
      description: `All about ${title.toLowerCase()}.`,
      children: Object.fromEntries(
        children.map((child, place) => [
          place === 3 ? 'other' : `s${place}`,
          { slug: `s${place}`, title: child, description: child, children: null },
        ]),
      ),
    },
  ])
  write('categories.yaml', JSON.stringify(Object.fromEntries(tree)))
  write(
    'authors/ada-reed/en.md',
    '---\nname: Ada Reed\nmeta_title: Ada Reed\nmeta_description: Ada Reed gardens.\nkind: person\n---\nShe gardens.\n',
  )
  mkdirSync(join(folder, 'articles'), { recursive: true })
  for (let number = 1; number <= articles; number += 1) writeArticle(number)

  function writeArticle(number: number): void {
    const id = `story-${number}`
    const picture = number % 4 === 0 ? undefined : pictures[number % pictures.length]
    const date = new Date(Date.UTC(2026, 0, number)).toISOString().slice(0, 10)
    const fields = [
      `title: ${number % 2 ? `How to Divide a Clump of Perennials, Part ${number}` : `Mulch ${number}`}`,
      `slug: ${id}`,
      'description: When to lift it, where to cut it and how deep to set the pieces.',
      'author: Ada Reed',
      `date: ${date}`,
      `entities: [{ category: c${number % categories}, subcategories: [{ subcategory: s${number % 3} }] }]`,
      ...(picture === undefined ? [] : ['image: { src: lead.png, alt: A bed in spring }']),
      `made: { by: person, readings: [{ by: Ada Reed, kind: person, date: ${date}, answers: [1, 1, ${number % 2}, 1, 0.5] }] }`,
    ]
    const project = '\n```project\ntime: 2 to 3 days\ncost: low\ndifficulty: easy\ntools: [A spade]\n```\n'
    write(`articles/${id}/en.md`, `---\n${fields.join('\n')}\n---\n\nLift the clump in spring.\n${number % 3 === 0 ? project : ''}`)
    if (picture !== undefined) cpSync(`fixtures/sites/reading/articles/${picture}/lead.png`, join(folder, `articles/${id}/lead.png`))
  }
}
