import { describe, expect, it } from 'vitest'
import { checkSuffixes } from './checkSuffixes.ts'

const wordsIn = (text: string) => checkSuffixes(text).map(({ message }) => /^"([^"]+)"/.exec(message)?.[1])

describe('the Turkish suffixes -tedir and -tadır', () => {
  it.each([
    'gelmektedir',
    'yapılmaktadır',
    'gelmektedirler',
    'bulunmaktadırlar',
    'yapmaktadırlarsa',
    'olmaktadırsa',
    'yapilmaktadir',
    'yapilmaktadirlar',
    'mutfaktadır',
    'köşktedir',
    "Sinop'tadır",
    'Kars’tadır',
    'Gaziantep’tedirler',
  ])('are found in %s', (word) => {
    expect(wordsIn(`Masa burada ${word}.`)).toEqual([word.replace('’', "'").toLocaleLowerCase('tr')])
  })

  it.each([
    ['tahtadır', 'the noun ends in -ta'],
    ['haftadır', 'the noun ends in -ta'],
    ['kalitedir', 'the noun ends in -te'],
    ['adadır', 'the suffix is -dadır'],
    ['evdedirler', 'the suffix is -dedir'],
    ['tadıran', 'a verb'],
    ['tadırlı', 'a word of its own'],
  ])('are not in %s: %s', (word) => {
    expect(wordsIn(`Raf iki ${word}.`)).toEqual([])
  })
})
