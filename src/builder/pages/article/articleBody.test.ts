import { expect, test } from 'vitest'
import type { BodyBlock } from '../../../content/blocks/engineBlocks.ts'
import type { Article, Body } from '../../../content/publication.ts'
import { createPicturePlanner } from '../../images/planPictures.ts'
import { createWording } from '../../words/wording.ts'
import { renderArticleBody, renderNotes } from './articleBody.ts'

const block: BodyBlock = { kind: 'shopping-list', items: [{ item: 'Oil', amount: 1 }] }
const html = (parts: Body['parts']) =>
  renderArticleBody({ body: { parts, headings: [], words: 0 } } as unknown as Article, {
    pictures: createPicturePlanner(),
    sheets: { blocks: '/assets/blocks.css' },
    wording: createWording('en'),
    own: {
      render: ({ name }, { path }) => `<p>${name} on ${path}</p>`,
      sheetOf: (name) => (name === 'servings' ? '/assets/servings.css' : undefined),
    },
    path: '/articles/soup',
  })

test('the style sheet of blocks is linked once, before the first block and after the text above it', () => {
  const link = '<link rel="stylesheet" href="/assets/blocks.css">'
  const pieces = html(['<p>One.</p>', block, '<p>Two.</p>', block]).split(link)
  expect(pieces).toHaveLength(2)
  expect(pieces[0]).toBe('<p>One.</p>')
  expect(pieces[1]).toMatch(/^<figure data-block="shopping-list">/)
})

test('an article without blocks links no style sheet', () => {
  expect(html(['<p>One.</p>'])).toBe('<p>One.</p>')
})

test('a footnote links back to each of its references, with labels in the language of the page', () => {
  const notes = [
    { number: 1, html: 'one', times: 1 },
    { number: 2, html: '<p>two</p>', times: 3 },
  ]
  expect(renderNotes(notes).split('\n')).toEqual([
    '<li id="fn-1"><a href="#fnref-1" role="doc-backlink">1</a> one</li>',
    '<li id="fn-2"><a href="#fnref-2" role="doc-backlink">2</a> <p>two</p> <a href="#fnref-2-2" role="doc-backlink">2-2</a> <a href="#fnref-2-3" role="doc-backlink">2-3</a></li>',
  ])
  expect(renderNotes(notes, createWording('tr').messages.backToNote)).toContain(
    'role="doc-backlink" aria-label="2-3 numaralı nota dön">2-3</a>',
  )
})

test('a block of the publication brings its own style sheet once, if it has one', () => {
  const own = (name: string): BodyBlock => ({ kind: 'own', name, fields: {} })
  expect(html([own('servings'), own('timer'), own('servings')])).toBe(
    '<link rel="stylesheet" href="/assets/servings.css"><p>servings on /articles/soup</p><p>timer on /articles/soup</p><p>servings on /articles/soup</p>',
  )
})
