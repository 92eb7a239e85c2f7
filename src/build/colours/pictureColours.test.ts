import { expect, test } from 'vitest'
import { pictureColours } from './pictureColours.ts'

const file = { path: '/p.webp', hash: 'cafe', width: 1000, height: 500, colour: '#aabbcc', preview: '' }
const colours = [
  { colour: '#ede1ca', percent: 60 },
  { colour: '#4f2f1f', percent: 40 },
]

test.each([
  ['en', 'cream 60% and dark brown 40%'],
  ['tr', 'krem %60 ve koyu kahverengi %40'],
  ['ru', 'кремовый 60\u00a0% и тёмно-коричневый 40\u00a0%'],
  ['ko', '크림색 60% 및 짙은 갈색 40%'],
] as const)('the colours of a picture have names in %s', (language, words) => {
  expect(pictureColours({ ...file, colours }, language)).toEqual({ shares: colours, words })
})

test('a picture of one colour has no strip', () => {
  expect(pictureColours({ ...file, colours: [{ colour: '#ede1ca', percent: 100 }] }, 'en')).toBeUndefined()
})
