import { describe, expect, it } from 'vitest'
import { article, loadFiles } from '../../../content/testing/loadFiles.ts'
import type { ArticleCard, HomeProps } from '../../../shared/pages/pageProps.ts'
import { createPicturePlanner } from '../../images/planPictures.ts'
import { indexSite } from '../indexSite.ts'
import { createCardMaker } from '../articleCard.ts'
import { planHomePage } from './homePage.ts'

type Fields = Readonly<Record<string, string>>

/** The home page of a publication with this many articles, the first of them the oldest. */
async function homeOf(
  count: number,
  fieldsOf: (number: number) => Fields = () => ({}),
  { settings = '', text = 'A text.\n' }: { readonly settings?: string; readonly text?: string | ((number: number) => string) } = {},
): Promise<HomeProps> {
  const textOf = (number: number) => (typeof text === 'string' ? text : text(number))
  const texts = Array.from({ length: count }, (_, index) => {
    const number = index + 1
    const fields = { title: `No ${number}`, slug: `no-${number}`, date: `2026-01-${String(number).padStart(2, '0')}`, ...fieldsOf(number) }
    return [`articles/no-${number}/en.md`, article(fields, number % 2 === 1 ? textOf(number) : undefined)]
  })
  const files = { 'articles/a-plain-chair': null, ...Object.fromEntries(texts) }
  const config = `export default { key: 'k', slug: 's', title: 'T', url: 'https://t.example', languages: ['en'], ${settings} }\n`
  const { publication } = await loadFiles({
    ...files,
    'site.config.ts': config,
    'articles/no-2/lead.webp': 'a picture',
    'authors/ann-lee/en.md': author,
    'pages/home/en.md': '---\ntitle: Home\ndescription: Home.\n---\nWelcome.\n',
  })
  if (!publication) throw new Error('The publication has mistakes')
  const site = indexSite(publication, 'en')
  const pictures = createPicturePlanner()
  const [plan] = planHomePage(site, { cards: createCardMaker(site, pictures), pictures })
  if (!plan) throw new Error('There is no home page')
  return plan.props({ blocks: '' })
}

const author = '---\nname: Ann Lee\nmeta_title: Ann\nmeta_description: On Ann.\n---\nShe writes.\n'

const numbers = (cards: readonly ArticleCard[]) => cards.map(({ title }) => Number(title.replace('No ', '')))

const downFrom = (first: number, count: number) => Array.from({ length: count }, (_, index) => first - index)

describe('the home page', () => {
  it('shows the 16 best, the lead and 8 newest others, and the 8 last changed, with no article twice', async () => {
    const dateOf = (number: number) => ({ date: new Date(Date.UTC(2026, 0, number)).toISOString().slice(0, 10) })
    const answers = (number: number) => [0.5, ...[1, 2, 3, 4].map((least) => Number(number % 5 >= least))].join(', ')
    const rating = (number: number) =>
      number === 3 || number > 26
        ? {}
        : { made: `{ by: model, readings: [{ by: Kim, kind: person, date: 2026-02-20, answers: [${answers(number)}] }] }` }
    const changed = (number: number) => (number === 3 ? { updated: '2026-02-21' } : {})
    const home = await homeOf(40, (number) => ({ ...dateOf(number), ...rating(number), ...changed(number) }))
    // Equal ratings are sorted newest first; articles without a rating are left out.
    expect(numbers(home.rated)).toEqual([24, 19, 14, 9, 4, 23, 18, 13, 8, 22, 17, 12, 7, 2, 26, 21])
    expect(home.lead?.title).toBe('No 40')
    expect(numbers(home.newest)).toEqual(downFrom(39, 8))
    expect(numbers(home.updated)).toEqual([3, 31, 30, 29, 28, 27, 25, 20])
  })

  it('leads with the newest article that has a picture', async () => {
    const home = await homeOf(3, (number) => (number === 2 ? { image: '{ src: ./lead.webp, alt: A chair }' } : {}))
    expect(home.lead?.title).toBe('No 2')
    expect(numbers(home.newest)).toEqual([3, 1])
  })

  it.each([0, 1, 2, 5])('with %i articles shows each once', async (count) => {
    const home = await homeOf(count)
    expect(home.lead?.title).toBe(count === 0 ? undefined : `No ${count}`)
    expect(numbers(home.newest)).toEqual(downFrom(count - 1, Math.max(0, count - 1)))
    expect(home.rated).toEqual([])
    expect(home.updated).toEqual([])
    expect(home.isEmpty).toBe(count === 0 ? true : undefined)
  })

  it('with 6 articles repeats none as updated', async () => {
    expect(numbers((await homeOf(6)).updated)).toEqual([])
  })

  const five = '{ by: model, readings: [{ by: Kim, kind: person, date: 2026-01-31, answers: [1, 1, 1, 1, 1] }] }'

  it('alternates between categories within a day, with the best rated of each first', async () => {
    const kinds = ['furniture', 'furniture', 'decor', 'decor', 'furniture']
    const home = await homeOf(9, (number) => ({
      date: number < 6 ? '2026-01-05' : '2026-01-06',
      entities: `[{ category: ${kinds[number - 1] ?? 'furniture'} }]`,
      ...((number === 2 || number > 6) && { made: five }),
    }))
    expect(numbers(home.rated)).toEqual([7, 8, 9, 2])
    expect([home.lead?.title, ...numbers(home.newest)]).toEqual(['No 6', 1, 3, 5, 4])
  })

  const project = 'A text.\n\n```project\ntime: 2 to 3 days\ncost: low\ndifficulty: easy\ntools: [A saw]\n```\n'

  it('has the sections that the settings list, and shows no article twice', async () => {
    const home = await homeOf(31, undefined, { settings: "home: ['newest', 'projects', 'updated', 'rooms', 'lead']", text: project })
    expect(home.sections).toEqual(['newest', 'projects', 'updated', 'categories', 'lead'])
    expect(home.lead?.title).toBe('No 31')
    expect(numbers(home.newest)).toEqual(downFrom(30, 8))
    expect(home.projects?.items.map(({ card, time }) => `${card.title} ${time}`)).toEqual([21, 19, 17, 15].map((n) => `No ${n} 2–3 days`))
    expect(numbers(home.updated)).toEqual([22, 20, 18, 16, 14, 13, 12, 11])
    expect(home.rated).toEqual([])
    expect(home.html).toBe('')
  })

  it('starts its row of projects with those that fit into a weekend', async () => {
    const times = ['3 weeks', '5 hours', '2 months']
    const text = (number: number) => project.replace('2 to 3 days', times[number % 3] ?? '')
    const home = await homeOf(11, undefined, { settings: "home: ['projects']", text })
    expect(home.projects?.items.map(({ card, time }) => `${card.title}: ${time}`)).toEqual([
      'No 7: 5 hours',
      'No 1: 5 hours',
      'No 11: 2 months',
      'No 9: 3 weeks',
    ])
  })

  it('has the default sections and its welcome text if the settings list no sections', async () => {
    const home = await homeOf(9, undefined, { text: project })
    expect(home).not.toHaveProperty('sections')
    expect(home).not.toHaveProperty('projects')
    expect(home.html).toContain('Welcome.')
  })

  it('shows the best by rank, and not in other sections', async () => {
    const settings = "home: ['newest', 'rated', 'updated']"
    const isBest = (numbersOfBest: readonly number[]) => (number: number) => (numbersOfBest.includes(number) ? { made: five } : {})
    const home = await homeOf(20, isBest([20, 19, 2]), { settings })
    expect(numbers(home.newest)).toEqual(downFrom(18, 8))
    expect(numbers(home.rated)).toEqual([20, 19, 2])
    expect(numbers(home.updated)).toEqual(downFrom(10, 8))
    // Too few articles for a ranking.
    expect((await homeOf(5, isBest([5]), { settings: "home: ['lead', 'rated']" })).rated).toEqual([])
  })

  it('has no best articles or ratings if ratings are off', async () => {
    const home = await homeOf(9, () => ({ rating: '4', made: five }), { settings: 'ratings: false' })
    expect(home.rated).toEqual([])
    expect(home.lead).not.toHaveProperty('rating')
  })

  it('links to every category with its number of articles', async () => {
    const home = await homeOf(1)
    expect(home.categories.map(({ path, count }) => `${path} ${count}`)).toEqual(['/furniture 1'])
  })
})
