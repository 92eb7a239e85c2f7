import { describe, expect, it } from 'vitest'
import { article, loadFiles } from '../../content/testing/loadFiles.ts'
import { engineLanguageCodes } from '../../shared/languages/languages.ts'
import { createPicturePlanner } from '../images/planPictures.ts'
import type { SiteIndex } from '../pages/SiteIndex.ts'
import { indexSite } from '../pages/indexSite.ts'
import { formatDate } from '../pages/formatText.ts'
import { planPages } from '../pages/planPages.ts'
import { createWording } from '../words/wording.ts'
import { correctionList } from './corrections.ts'
import { madeNote } from './madeNote.ts'
import { provenanceJson } from './provenanceJson.ts'

const author = '---\nname: Ann Lee\nkind: pen-name\nmeta_title: Ann\nmeta_description: On Ann.\n---\nShe writes.\n'
const policy = '---\ntitle: How we work\ndescription: It says so.\n---\nWe read twice.\n'
const made = '{ by: model, model: M 1, prompt: shelves, reviewedBy: The desk, at: 2026-01-02 }'

async function siteOf(fields: Readonly<Record<string, string>>, files: Readonly<Record<string, string | null>> = {}): Promise<SiteIndex> {
  const { publication } = await loadFiles({
    'articles/a-plain-chair': null,
    'articles/shelf/en.md': article({ slug: 'shelf', date: '2026-01-03', author: 'Ann Lee', ...fields }),
    'authors/ann-lee/en.md': author,
    ...files,
  })
  if (!publication) throw new Error('The publication has mistakes')
  return indexSite(publication, 'en')
}

const noteOf = (site: SiteIndex) => site.articles.map((shelf) => madeNote(site, shelf))[0]

describe('how an article was made', () => {
  it('is stated in plain words, with the kind of its author’s name and the date of the last change', async () => {
    const note = noteOf(await siteOf({ made, updated: '2026-02-01' }))
    expect(note?.paragraphs).toEqual([
      'Written by the language model M 1. Made on 2 January 2026. Reviewed by The desk. Last corrected or changed on 1 February 2026. Ann Lee is a pen name of our desk.',
      'Its instructions: shelves',
    ])
  })

  it.each(engineLanguageCodes)('ends no sentence in %s with two full stops, even where dates end with one', (language) => {
    const texts = createWording(language).built.made
    const { text } = formatDate('2026-02-01', language)
    expect(`${texts.changed(text)} ${texts.made(text)} `).not.toContain('..')
  })

  it('says nothing about an author whom the publication does not introduce', async () => {
    const site = await siteOf({ made: '{ by: person }', author: 'Cy Dunn' }, { 'authors/ann-lee': null })
    expect(noteOf(site)?.paragraphs).toEqual(['Written by a person.'])
    expect(JSON.parse(provenanceJson([site])).articles[0].author).toEqual({ name: 'Cy Dunn' })
  })

  it('omits the answers of its readings if ratings are off', async () => {
    const readings = '[{ by: Kim, kind: person, date: 2026-01-31, answers: [1, 1, 1, 1, 0.5] }]'
    const fields = { made: `{ by: person, readings: ${readings} }`, rating: '3' }
    const settings = "export default { key: 'k', slug: 's', title: 'T', url: 'https://t.example', languages: ['en'], ratings: false }\n"
    const site = await siteOf(fields, { 'site.config.ts': settings })
    expect(noteOf(site)).not.toHaveProperty('rating')
    expect(provenanceJson([site])).not.toMatch(/rating|answers/)
    expect(noteOf(await siteOf({ ...fields, rating: '4.5' }))?.rating?.answers).toHaveLength(5)
  })

  it('states nothing that the article does not say', async () => {
    expect(noteOf(await siteOf({}))).toBeUndefined()
    const note = noteOf(await siteOf({ made: '{ by: person }', updated: '2026-01-03' }))
    expect(note).toEqual({ heading: 'How this was made', paragraphs: ['Written by a person. Ann Lee is a pen name of our desk.'] })
  })

  const readings = [
    '{ by: Kim, kind: person, date: 2026-01-05 }',
    '{ by: The desk, kind: model, model: M 2, date: 2026-01-07, answers: [1, 0.5, 1, 0, 1] }',
    '{ by: The desk, kind: model, date: 2026-01-06, answers: [1, 1, 1, 1, 1] }',
  ].join(', ')
  const read = `{ by: model, translatedFrom: ko, readings: [${readings}] }`

  it('states the language that it was translated from, and its readings with reader and date', async () => {
    const note = noteOf(await siteOf({ made: read }))
    expect(note?.paragraphs).toEqual([
      'Translated from Korean by a language model. Read again on 5 January 2026 by Kim. ' +
        'Read again on 7 January 2026 by the language model M 2, for The desk. Read again on 6 January 2026 by a language model, for The desk. ' +
        'Ann Lee is a pen name of our desk.',
    ])
  })

  it('states its reviewer once, with the day if a reading records it', async () => {
    const sentencesOf = async (reviewer: string) =>
      noteOf(await siteOf({ made: read.replace('{', `{ reviewedBy: ${reviewer},`) }))?.paragraphs[0]
    expect(await sentencesOf('Kim')).not.toContain('Reviewed')
    expect(await sentencesOf('The desk')).toContain('for The desk. Reviewed by The desk. Ann Lee')
    expect(await sentencesOf('Lee')).toContain('for The desk. Reviewed by Lee. Ann Lee')
  })

  it('shows the five answers of the last reading, whose sum is the rating', async () => {
    const site = await siteOf({ made: read, rating: '3.5' })
    expect(noteOf(site)?.rating?.text).toBe('The 3.5 of 5 is the sum of five answers of the last reading:')
    expect(noteOf(site)?.rating?.answers.map(({ answer }) => answer)).toEqual(['yes', 'partly', 'yes', 'no', 'yes'])
    expect(site.articles.map((shelf) => shelf.rating)).toEqual([3.5])
    expect(
      (await siteOf({ made: '{ by: model, readings: [{ by: Kim, kind: person, date: 2026-01-05 }] }' })).articles[0]?.rating,
    ).toBeUndefined()
  })

  it('states where a text was first published', async () => {
    const site = await siteOf({ origin: '{ url: "https://old.example/shelf", imported: 2026-01-05 }' })
    expect(noteOf(site)?.paragraphs).toEqual(['First published at https://old.example/shelf. Ann Lee is a pen name of our desk.'])
  })

  it('lists corrections newest first, and counts them as changes', async () => {
    const site = await siteOf({
      corrections: '[{ date: 2026-01-05, text: One. }, { date: 2026-02-05, text: Two. }]',
      updated: '2026-02-01',
    })
    const [shelf] = site.articles
    expect(shelf && correctionList(site, shelf)).toEqual({
      heading: 'Corrections',
      all: { text: 'All corrections', path: '/corrections' },
      items: [
        { date: { iso: '2026-02-05', text: '5 February 2026' }, text: 'Two.' },
        { date: { iso: '2026-01-05', text: '5 January 2026' }, text: 'One.' },
      ],
    })
    expect(shelf?.updated).toBe('2026-02-05')
  })

  it('is in provenance.json for every article', async () => {
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

const paths = (site: SiteIndex) => planPages(site, createPicturePlanner()).map(({ path }) => path)

describe('the editorial policy', () => {
  it('is a page that the note links to, if the publication wrote one', async () => {
    const site = await siteOf({ made }, { 'pages/editorial-policy/en.md': policy })
    expect(noteOf(site)?.policy).toEqual({ text: 'Editorial policy', path: '/info/editorial-policy' })
    expect(paths(site)).toContain('/info/editorial-policy')
  })

  it('is not generated if the publication did not write one', async () => {
    const site = await siteOf({ made })
    expect(noteOf(site)?.policy).toBeUndefined()
    expect(paths(site)).not.toContain('/info/editorial-policy')
  })
})
