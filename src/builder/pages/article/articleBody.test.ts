import { expect, test } from 'vitest'
import type { Article, Body, BodyBlock } from '../../../content/publication.ts'
import { createPicturePlanner } from '../../images/planPictures.ts'
import { renderArticleBody } from './articleBody.ts'

const block: BodyBlock = { kind: 'shopping-list', items: [{ item: 'Oil', amount: 1 }] }
const html = (parts: Body['parts']) =>
  renderArticleBody({ language: 'en', body: { parts, headings: [], words: 0 } } as unknown as Article, {
    pictures: createPicturePlanner(),
    sheets: { blocks: '/assets/blocks.css' },
  })

test('the first block of an article brings the style sheet, and the words above do not wait for it', () => {
  const link = '<link rel="stylesheet" href="/assets/blocks.css">'
  const pieces = html(['<p>One.</p>', block, '<p>Two.</p>', block]).split(link)
  expect(pieces).toHaveLength(2)
  expect(pieces[0]).toBe('<p>One.</p>')
  expect(pieces[1]).toMatch(/^<figure data-block="shopping-list">/)
})

test('an article without blocks asks for no style sheet', () => {
  expect(html(['<p>One.</p>'])).toBe('<p>One.</p>')
})
