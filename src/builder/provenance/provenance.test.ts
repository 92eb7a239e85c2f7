import { describe, expect, it } from 'vitest'
import { article, loadFiles } from '../../content/testing/loadFiles.ts'
import { createPicturePlanner } from '../images/planPictures.ts'
import { type SiteIndex, indexSite } from '../pages/SiteIndex.ts'
import { planPages } from '../pages/planPages.ts'
import { madeNote, provenanceJson } from './provenanceJson.ts'

const author = '---\nname: Ann Lee\nkind: pen-name\nmeta_title: Ann\nmeta_description: On Ann.\n---\nShe writes.\n'
const policy = '---\ntitle: How we work\ndescription: It says so.\n---\nWe read twice.\n'
const made = '{ by: model, model: M 1, prompt: shelves, reviewedBy: The desk, at: 2026-01-02 }'

async function siteOf(fields: Readonly<Record<string, string>>, files: Readonly<Record<string, string>> = {}): Promise<SiteIndex> {
  const { publication } = await loadFiles({
    'articles/a-plain-chair': null,
    'articles/shelf/en.md': article({ slug: 'shelf', date: '2026-01-03', author: 'Ann Lee', ...fields }),
    'authors/ann-lee/en.md': author,
    ...files,
  })
  if (!publication) throw new Error('The publication has mistakes')
  return indexSite(publication, 'en', new Set())
}

const noteOf = (site: SiteIndex) => site.articles.map((shelf) => madeNote(site, shelf))[0]

describe('how an article was made', () => {
  it('is said in plain words, with what its author’s name is and when it was changed', async () => {
    const note = noteOf(await siteOf({ made, updated: '2026-02-01' }))
    expect(note?.paragraphs).toEqual([
      'Written by the language model M 1. Read and checked by The desk. Made on 2 January 2026. Last corrected or changed on 1 February 2026. Ann Lee is a pen name of our desk.',
      'Its instructions: shelves',
    ])
  })

  it('claims nothing that the article does not say', async () => {
    expect(noteOf(await siteOf({}))).toBeUndefined()
    const note = noteOf(await siteOf({ made: '{ by: person }', updated: '2026-01-03' }))
    expect(note).toEqual({ heading: 'How this was made', paragraphs: ['Written by a person. Ann Lee is a pen name of our desk.'] })
  })

  it('is told to machines of every article', async () => {
    const told = JSON.parse(provenanceJson([await siteOf({ made, updated: '2026-02-01' })])) as { articles: unknown }
    expect(told.articles).toMatchObject([
      {
        article: 'shelf',
        language: 'en',
        author: { name: 'Ann Lee', kind: 'pen-name' },
        published: '2026-01-03',
        changed: '2026-02-01',
        made: { by: 'model', model: 'M 1', prompt: 'shelves', reviewedBy: 'The desk', at: '2026-01-02' },
      },
    ])
    expect(JSON.parse(provenanceJson([await siteOf({})]))).toMatchObject({ articles: [{ made: null }] })
  })
})

describe('the editorial policy', () => {
  const paths = (site: SiteIndex) => planPages(site, createPicturePlanner()).map(({ path }) => path)

  it('is a page that the note leads to, where the publication wrote one', async () => {
    const site = await siteOf({ made }, { 'pages/editorial-policy/en.md': policy })
    expect(noteOf(site)?.policy).toEqual({ text: 'Editorial policy', path: '/info/editorial-policy' })
    expect(paths(site)).toContain('/info/editorial-policy')
  })

  it('is never made up', async () => {
    const site = await siteOf({ made })
    expect(noteOf(site)?.policy).toBeUndefined()
    expect(paths(site)).not.toContain('/info/editorial-policy')
  })
})
