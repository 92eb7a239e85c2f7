import { expect, it } from 'vitest'
import { createWording } from '../words/wording.ts'
import { paidHeading, renderPaidLinks } from './renderPaidLinks.ts'

const options = { heading: 'Partner Links', wording: createWording('en'), sheet: '/assets/blocks.css' }

it('a paid link is marked as one for readers and for search engines', () => {
  const html = renderPaidLinks(['<a href="https://a.example/?b&amp;c">A <i>shop</i></a>'], options)
  expect(html).toContain('<h2 lang="en">Partner Links</h2><p>These links are advertising: we are paid for them.</p>')
  expect(html).toContain('<li><a href="https://a.example/?b&amp;c" rel="sponsored nofollow noopener">A shop </a></li>')
})

it('the advertiser is named, with the advertising token', () => {
  const link = { html: '<a href="https://a.example/">Стол</a>', advertiser: 'ООО "Стол"', erid: '2Vtzq' }
  expect(renderPaidLinks([link], { ...options, wording: createWording('ru') })).toContain(
    '</a> <small>Реклама. Рекламодатель: ООО &quot;Стол&quot;. erid: 2Vtzq</small></li>',
  )
})

it('nothing is rendered if no links remain', () => {
  expect(renderPaidLinks([], options)).toBeUndefined()
  expect(renderPaidLinks(['<script>alert(1)</script>'], options)).toBeUndefined()
})

it('the heading is one of four, and stays the same for a site', () => {
  const chosen = new Set(Array.from({ length: 60 }, (_, index) => paidHeading(`site-${index}`)))
  expect([...chosen].sort((a, b) => a.localeCompare(b))).toEqual([
    'Partner Links',
    'Recommended Sites',
    'Related Resources',
    'Sponsored Links',
  ])
  expect(paidHeading('roomwright')).toBe(paidHeading('roomwright'))
})
