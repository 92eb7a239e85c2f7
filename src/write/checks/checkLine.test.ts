import { describe, expect, it } from 'vitest'
import { checkLine, checkPlaceholders, checkSuffixes } from './checkLine.ts'

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

describe('a line', () => {
  const found = (text: string, change: Partial<Parameters<typeof checkLine>[1]> = {}) =>
    checkLine(text, { language: 'en', name: 'The title', longest: 40, instructions: [], suffixes: false, ...change }).map(
      ({ rule, message }) => `${rule}: ${message}`,
    )

  it.each(['Whites for rooms that look to the north', 'Whites for rooms that look to the north.'])('may have 40 characters: %s', (text) => {
    expect(found(text)).toEqual([])
  })

  it.each([
    [' ', 'empty: The title is empty.'],
    ['Whites for rooms that look to the norther', 'length: The title has more than 40 characters.'],
    ['Whites for **northern** rooms', 'markup: The title has markup or control characters; write plain words in one line.'],
    ['# Whites for northern rooms', 'markup: The title has markup or control characters; write plain words in one line.'],
    ['Whites for <b>northern</b> rooms', 'markup: The title has markup or control characters; write plain words in one line.'],
    ['Whites for northern\nrooms', 'markup: The title has markup or control characters; write plain words in one line.'],
    ['Whites for \u202enorthern rooms', 'markup: The title has markup or control characters; write plain words in one line.'],
  ])('is not accepted as %j', (text, finding) => {
    expect(found(text)).toEqual([finding])
  })

  it('may have a number after a sign, and a pair of words in italics', () => {
    expect(found('Paint No. #12, and *why* it is grey')).toEqual([])
  })

  it('has no Turkish suffix only where that is checked', () => {
    const text = 'Bu sandalye odada durmaktadır'
    expect(found(text, { language: 'tr' })).toEqual([])
    expect(found(text, { language: 'tr', suffixes: true })).toEqual([expect.stringMatching(/^suffix: "durmaktadır"/)])
  })

  it('repeats no seven words of the instructions', () => {
    const instructions = ['Write about a chair in plain and honest words.']
    expect(found('How to write about a chair in plain sight', { instructions, longest: 90 })).toEqual([])
    expect(found('Write about a chair in plain and old paint', { instructions, longest: 90 })).toEqual([
      'prompt: "write about a chair in plain and" comes from the instructions, not the article. Leave it out.',
    ])
  })
})
