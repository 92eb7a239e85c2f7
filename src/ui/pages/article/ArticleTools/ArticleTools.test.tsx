import { expect, test } from 'vitest'
import { messages, renderInLayout } from '../../../testing/renderInLayout.tsx'
import { ArticleTools } from './ArticleTools.island.tsx'

const html = renderInLayout(<ArticleTools />)

test('the tools of an article are buttons, with saving not pressed in a document', () => {
  const { save, copyLink, print, share } = messages
  expect([...html.matchAll(/<button[^>]*>([^<]+)/g)].map(([, text]) => text)).toEqual([save, copyLink, print, share])
  expect(html).toContain(`aria-pressed="false">${save}<`)
})

test('the result of copying is announced politely', () => {
  expect(html).toContain(`aria-live="polite">${messages.copyLink}<`)
})
