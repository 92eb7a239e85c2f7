import { describe, expect, test } from 'vitest'
import { article, loadFiles, placesOf } from '../testing/loadFiles.ts'

const page = (fields: string, body = 'A text.\n') => `---\ntitle: T\ndescription: D\n${fields}---\n${body}`
const placeholder = 'placeholder: true\n'

describe('a placeholder', () => {
  test.each(['about-us', 'editorial-policy', 'privacy-policy', 'terms'])('for %s gives a warning and is left out', async (name) => {
    const result = await loadFiles({ [`pages/${name}/en.md`]: page(placeholder) })
    expect(placesOf(result)).toEqual([`pages/${name}/en.md:4:14 placeholder`])
    expect(result.problems[1]).toMatchObject({
      severity: 'warning',
      message: 'This text is a placeholder: it is left out of the site.',
      fix: 'Write the text, then remove the line `placeholder: true`.',
    })
    expect(result.publication?.pages).toEqual([])
    expect(result.publication?.leftOut).toEqual([{ name, language: 'en' }])
  })

  test('for a page that every site has is replaced by the text of the engine', async () => {
    const result = await loadFiles({ 'pages/home/en.md': page(placeholder) })
    expect(result.problems.find(({ rule }) => rule === 'placeholder')?.message).toContain("the engine's own text is shown instead")
    expect([result.publication?.pages, result.publication?.leftOut]).toEqual([[], []])
  })

  test('among the articles is not published', async () => {
    const result = await loadFiles({ 'articles/b/en.md': article({ slug: 'b', placeholder: 'true' }) })
    expect(placesOf(result)).toEqual(['articles/b/en.md:7:14 placeholder'])
    expect(result.publication?.articles.map(({ id }) => id)).toEqual(['a-plain-chair'])
  })

  test('is included with the drafts', async () => {
    const result = await loadFiles({ 'pages/terms/en.md': page(placeholder) }, { drafts: true })
    expect(placesOf(result)).toEqual(['pages/terms/en.md:4:14 placeholder'])
    expect(result.publication?.pages.map(({ name }) => name)).toEqual(['terms'])
    expect(result.publication?.leftOut).toEqual([])
  })

  test('may have broken links, but a link to it is an error', async () => {
    const files = {
      'pages/terms/en.md': page(placeholder, 'See [this](/nowhere).\n'),
      'articles/b/en.md': article({ slug: 'b' }, 'See [the terms](/terms).\n'),
    }
    const { problems } = await loadFiles(files)
    const links = problems.filter(({ rule }) => rule === 'broken-link')
    expect(links.map(({ file, severity }) => [file, severity])).toEqual([
      ['articles/b/en.md', 'error'],
      ['pages/terms/en.md', 'warning'],
    ])
    expect(links[0]?.message).toContain('"/terms" is a draft or not yet published')
  })

  test('set to `false` has no effect', async () => {
    const result = await loadFiles({ 'pages/terms/en.md': page('placeholder: false\n') })
    expect(placesOf(result)).toEqual([])
    expect(result.publication?.pages.map(({ name }) => name)).toEqual(['terms'])
  })
})

describe('an empty page', () => {
  test.each(['about-us', 'privacy-policy', 'terms'])('%s is reported and kept', async (name) => {
    const result = await loadFiles({ [`pages/${name}/en.md`]: page('', '\n') })
    expect(placesOf(result)).toEqual([`pages/${name}/en.md:2:1 empty-page`])
    expect(result.publication?.pages.map((text) => text.name)).toEqual([name])
  })

  test('is left out if the engine has no text for it', async () => {
    const result = await loadFiles({ 'pages/editorial-policy/en.md': page('', '') })
    expect(placesOf(result)).toEqual(['pages/editorial-policy/en.md:2:1 empty-page'])
    expect(result.publication?.leftOut).toEqual([{ name: 'editorial-policy', language: 'en' }])
  })

  test.each(['home', 'sitemap', 'authors', 'not-found'])('%s is accepted', async (name) => {
    expect(placesOf(await loadFiles({ [`pages/${name}/en.md`]: page('', '') }))).toEqual([])
  })
})
