import { describe, expect, it } from 'vitest'
import { checkPlaceholders, checkSuffixes } from './checkLine.ts'

describe('checkPlaceholders', () => {
  describe('a gap that was never filled in', () => {
    it.each([
      'XX% of homes have a rug.',
      'About X percent of homes have one.',
      'Evlerin yüzde XX’inde halı var.',
      'Evlerin %XX’inde halı var.',
      'В ХХ% домов есть ковёр.',
      'В N % домов есть ковёр.',
      '가정의 XX%가 러그를 씁니다.',
      '가정의 ○○%가 러그를 씁니다.',
      'It costs $XXX.',
      'It costs XX euros.',
      'It opened in 20XX.',
      'The board is XX cm wide.',
      'The board is X.X cm wide.',
      'Ask for [X] boards.',
      'It was made by ____ in spring.',
      'Call (insert name) first.',
    ])('is found in %s', (text) => {
      expect(checkPlaceholders(text)).toHaveLength(1)
    })

    it.each([
      'В XX веке ковры красили иначе.',
      'XX. yüzyılda halılar başka boyanırdı.',
      'Chairs of the XIX century have no screws.',
      'The legs cross in an X.',
      'An XL sheet is 5 cm longer.',
      'It takes 20 % of the light.',
      'A size XXL cushion.',
      'The board is 2 x 4 cm.',
      'The note is N 5 on the list.',
      'Push in (insert the dowel first) and turn.',
      'Wax ___softly___ and wait.',
      '집 안의 ○ 표시를 보세요.',
    ])('is not found in %s', (text) => {
      expect(checkPlaceholders(text)).toEqual([])
    })
  })
})

describe('checkSuffixes', () => {
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
    ])('are not found in %s: %s', (word) => {
      expect(wordsIn(`Raf iki ${word}.`)).toEqual([])
    })
  })
})
