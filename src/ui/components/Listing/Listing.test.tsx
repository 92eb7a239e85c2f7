import { expect, test } from 'vitest'
import type { ArticleCard } from '../../../shared/pages/pageProps.ts'
import { renderInLayout } from '../../testing/renderInLayout.tsx'
import { Listing, blocksOf, rowShapes } from './Listing.tsx'

test.each([
  [0, ''],
  [1, 'lead'],
  [2, 'lead alone'],
  [3, 'lead pair pair'],
  [4, 'lead pair pair alone'],
  [8, 'lead pair pair pair pair pair pair turn'],
  [9, 'lead pair pair pair pair pair pair turn alone'],
  [16, 'lead pair pair pair pair pair pair turn pair pair pair pair pair pair pair pair'],
])('a listing of %i rows leaves no gap in its layout', (count, expected) => {
  expect(rowShapes(count, true).join(' ')).toBe(expected)
})

test.each([
  [1, 'alone'],
  [2, 'pair pair'],
  [3, 'pair pair alone'],
  [7, 'pair pair pair pair pair pair turn'],
])('a later block of %i rows has no lead', (count, expected) => {
  expect(rowShapes(count, false).join(' ')).toBe(expected)
})

const card = (title: string, day: string): ArticleCard => ({
  path: `/articles/${title}`,
  title,
  description: 'About it.',
  author: 'Ines Halloran',
  date: { iso: `2026-11-${day}`, text: `${day} November 2026` },
  minutes: 9,
})

test.each([
  ['', ''],
  ['a14', 'a'],
  ['a14 b13 c12', 'abc'],
  ['a14 b14', '14:ab'],
  ['a14 b13 c13 d13 e12 f11', 'a 13:bcd ef'],
  ['a14 b14 c13 d13', '14:ab 13:cd'],
])('groups the stories %s into the blocks %s', (stories, expected) => {
  const cards = stories.split(' ').flatMap(([title = '', ...day]) => (title === '' ? [] : [card(title, day.join(''))]))
  const blocks = blocksOf(cards).map(
    ({ day, cards: block }) => (day ? `${day.iso.slice(8)}:` : '') + block.map(({ title }) => title).join(''),
  )
  expect(blocks.join(' ')).toBe(expected)
})

test('a day shared by stories is shown once and labels their list; a story alone on its day shows its own date', () => {
  const html = renderInLayout(<Listing cards={[card('a', '14'), card('b', '14'), card('c', '13')]} />)
  expect(html.match(/<time [^>]*dateTime="[^"]*"/gi)).toHaveLength(2)
  expect(html).toMatch(/<p id="day-2026-11-14"[^>]*><time [^>]*dateTime="2026-11-14"/)
  expect(html).toMatch(/<ol [^>]*aria-labelledby="day-2026-11-14">(?:(?!<\/ol>).)*Ines Halloran, 9 min/)
  expect(html).toContain('Ines Halloran, <time dateTime="2026-11-13">13 November 2026</time>, 9 min')
})

test('everything below the first six rows is marked as below the fold, in any block', () => {
  const days = ['14', '13', '13', '13', '13', '13', '12', '12']
  const html = renderInLayout(<Listing cards={days.map((day, index) => card(`s${index}`, day))} />)
  expect(html.match(/<li [^>]*data-below/g)).toHaveLength(2)
  expect(html).toMatch(/<p id="day-2026-11-12"[^>]*data-below/)
  expect(html).not.toMatch(/<p id="day-2026-11-13"[^>]*data-below/)
})
