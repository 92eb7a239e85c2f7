import { expect, it } from 'vitest'
import { fillPattern } from './fillPattern.ts'

const facts = { day: '2024-03-09', words: { title: 'oak', sections: 'rooms/kitchen/floor' } }

it.each([
  ['/:year/:month/:day/:title/', '/2024/03/09/oak/'],
  ['/:short_year/:i_month/:i_day/:title.html', '/24/3/9/oak.html'],
  ['/:short_month/:long_month/:monthname', '/mar/march/march'],
  ['/:weekdayname/:weekday', '/saturday/6'],
  ['/:yearday/:y_day', '/69/069'],
  ['/:hour:minute:second', '/000000'],
  [':title//', '/oak/'],
  ['/:TITLE', '/oak'],
  ['/:sections/:title', '/rooms/kitchen/floor/oak'],
  ['/:sections[0]', '/rooms'],
  ['/:sections[last]', '/floor'],
  ['/:sections[1:]', '/kitchen/floor'],
  ['/:sections[:2]', '/rooms/kitchen'],
  ['/:sections[1:last]', '/kitchen'],
  ['/:sections[7]', '/'],
])('the permalink %s leads to %s', (pattern, path) => {
  expect(fillPattern(pattern, facts)).toBe(path)
})

it.each([
  ['a word that no text has', '/:mood/:title', facts.day],
  ['a member that all objects have', '/:constructor/:title', facts.day],
  ['the day of a text without one', '/:year/:title', undefined],
])('a permalink with %s has no address', (_what, pattern, day) => {
  expect(fillPattern(pattern, { ...facts, day })).toBeUndefined()
})
