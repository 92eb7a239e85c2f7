import { expect, it, test } from 'vitest'
import { loadFiles } from '../../content/testing/loadFiles.ts'
import { llmsText } from '../discovery/llmsText.ts'
import { createPicturePlanner } from '../images/planPictures.ts'
import { indexSite } from './indexSite.ts'
import { listedInSection } from './listedInSection.ts'
import { planPages } from './planPages.ts'

test('up to 300 articles are all listed, and otherwise the newest of each section', () => {
  expect([300, 301, 100_000].map((stories) => listedInSection(stories, 20))).toEqual([300, 15, 15])
  expect(listedInSection(5000, 400)).toBe(3)
})

it('the sitemap page and llms.txt list 300 of 400 articles, with links to the full listings', async () => {
  const dated = (number: number) => new Date(Date.UTC(2020, 0, 1 + number)).toISOString().slice(0, 10)
  const article = (number: number) =>
    `---\ntitle: Story ${number}\nslug: story-${number}\ndescription: A story.\nauthor: Ann\ndate: ${dated(number)}\nentities:\n  - category: ${number % 2 ? 'rooms' : 'wood'}\n---\nText.\n`
  const { publication, problems } = await loadFiles({
    'site.config.ts': "export default { key: 'k', slug: 's', title: 'T', url: 'https://t.example', languages: ['en'] }\n",
    'articles/a-plain-chair': null,
    'categories.yaml':
      'rooms:\n  slug: rooms\n  title: Rooms\n  description: Rooms.\n  children: null\nwood:\n  slug: wood\n  title: Wood\n  description: Wood.\n  children: null\n',
    'authors/ann/en.md': '---\nname: Ann\nmeta_title: Ann\nmeta_description: On Ann.\n---\nShe writes.\n',
    ...Object.fromEntries(Array.from({ length: 400 }, (_, number) => [`articles/story-${number}/en.md`, article(number)])),
  })
  if (!publication)
    throw new Error(
      problems
        .map(({ file, message }) => `${file}: ${message}`)
        .slice(0, 5)
        .join('; '),
    )
  const site = indexSite(publication, 'en')
  const plan = planPages(site, createPicturePlanner()).find(({ path }) => path === '/sitemap')
  const text = JSON.stringify(plan?.props({ blocks: '' }))
  expect(text.match(/Story \d+/g)).toHaveLength(300)
  expect(text).toContain('{"text":"All 200 stories","path":"/rooms"}')
  expect([text.includes('"Story 399"'), text.includes('"Story 0"')]).toEqual([true, false])
  expect(llmsText(site, []).match(/\[Story \d+\]/g)).toHaveLength(300)
})
