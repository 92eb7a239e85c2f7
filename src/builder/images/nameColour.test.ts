import { describe, expect, test } from 'vitest'
import { createWording } from '../words/wording.ts'
import { nameColour, pictureColours } from './nameColour.ts'

describe('nameColour', () => {
  test.each([
    ['#000000', 'black'],
    ['#ffffff', 'white'],
    ['#808080', 'grey'],
    ['#3a3938', 'charcoal'],
    ['#ede1ca', 'cream'],
    ['#cbb88d', 'beige'],
    ['#4f2f1f', 'darkBrown'],
    ['#8f4a23', 'terracotta'],
    ['#7a5c40', 'brown'],
    ['#5d5a40', 'olive'],
    ['#e8c030', 'yellow'],
    ['#c8963c', 'ochre'],
    ['#d9662a', 'terracotta'],
    ['#f08a3c', 'orange'],
    ['#b02020', 'red'],
    ['#f0b8c0', 'pink'],
    ['#2e4a34', 'darkGreen'],
    ['#3c8a4a', 'green'],
    ['#9aa88c', 'sage'],
    ['#1f6a70', 'teal'],
    ['#9cc4e0', 'lightBlue'],
    ['#2858b8', 'blue'],
    ['#1a2848', 'darkBlue'],
    ['#7a4aa8', 'violet'],
  ])('%s is %s', (colour, name) => {
    expect(nameColour(colour)).toBe(name)
  })
})

describe('pictureColours', () => {
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
  ] as const)('the colours of a picture are named in %s', (language, words) => {
    expect(pictureColours({ ...file, colours }, createWording(language))).toEqual({ shares: colours, words })
  })

  test('a picture of one colour has no strip', () => {
    expect(pictureColours({ ...file, colours: [{ colour: '#ede1ca', percent: 100 }] }, createWording('en'))).toBeUndefined()
  })
})
