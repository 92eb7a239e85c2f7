import { expect, test } from 'vitest'
import { type Ask, type GivenSettings, NoAnswerError, askSettings } from './askSettings.ts'

/** Answers one question after another; then the input ends. */
function answering(...answers: readonly string[]) {
  const waiting = [...answers]
  const asked: string[] = []
  const told: string[] = []
  const ask: Ask = async (question) => {
    asked.push(question)
    return waiting.shift()
  }
  const settle = (given: GivenSettings = {}) =>
    askSettings(given, { directory: '/home/ann/my-garden', ask, tell: (text) => told.push(text) })
  return { asked, told, settle }
}

const withoutAsking = (given: GivenSettings) =>
  askSettings(given, { directory: '/home/ann/my-garden', ask: undefined, tell: () => undefined })

test('Enter accepts the default of each question, which is shown in brackets', async () => {
  const { asked, told, settle } = answering('', '', '', '', '')
  expect(await settle()).toEqual({ title: 'My garden', url: 'https://my-garden.example', languages: ['en'], look: 'house' })
  expect(asked.map((question) => /\[.*\]: $/.exec(question)?.[0])).toEqual([
    '[My garden]: ',
    '[https://my-garden.example]: ',
    '[en]: ',
    '[house]: ',
    '[Guides, Notes]: ',
  ])
  expect(told).toEqual([])
})

test('an invalid answer is explained and the question is repeated', async () => {
  const { told, settle } = answering(
    'Bostan',
    'bostan.example',
    'https://bostan.example/',
    'tr fr',
    'tr, en',
    'hause',
    '',
    'A, terms',
    'Sebzeler, Meyveler',
  )
  expect(await settle()).toEqual({
    title: 'Bostan',
    url: 'https://bostan.example',
    languages: ['tr', 'en'],
    look: 'house',
    categories: ['Sebzeler', 'Meyveler'],
  })
  expect(told).toEqual([
    '"bostan.example" is not a scheme and host alone. Write https://bostan.example.',
    expect.stringMatching(/^The engine has no language "fr"\. /),
    'There is no look "hause". Did you mean house?',
    '"terms" would have the address /terms, which the site needs for itself. Write another title.',
  ])
})

test('settings given as arguments are not asked', async () => {
  const { asked, settle } = answering('', '')
  await settle({ title: 'A', url: 'https://a.example', lang: 'ko' })
  expect(asked).toHaveLength(2)
})

test('input that ends too early is an error', async () => {
  await expect(answering('A').settle()).rejects.toThrow(NoAnswerError)
})

test.each([
  [{ title: ' ' }, '--title: The title is empty'],
  [{ title: 'a\nb' }, '--title: The title contains a control character'],
  [{ url: 'garden' }, '--url: "garden" is not a scheme and host alone'],
  [{ url: 'https://a.example/blog' }, 'Write https://a.example.'],
  [{ url: 'ftp://a.example' }, '--url: "ftp://a.example" is not a scheme and host alone. Write https://a.example.'],
  [{ lang: 'xx' }, '--lang: The engine has no language "xx"'],
  [{ lang: 'fr' }, 'Write one or more of en, tr, ru, ko, de, ar, ja; then replace them with fr as docs/languages.md of roomwright says.'],
  [{ lang: 'EN' }, '--lang: The engine has no language "EN". Did you mean en?'],
  [{ lang: 'tr.' }, '--lang: The engine has no language "tr.". Did you mean tr?'],
  [{ lang: '' }, '--lang: No language is given'],
  [{ lang: 'en,tr,en' }, '--lang: "en" is named twice'],
  [{ look: 'nowhere' }, '--look: There is no look "nowhere". Write one of house, plain, blueprint.'],
  [{ categories: 'Oak, oak' }, '--categories: "oak" would have the address of another category, /oak'],
  [{ categories: '!' }, '--categories: "!" has no letter'],
])('without a terminal the arguments %j are rejected with a sentence', async (given, sentence) => {
  await expect(withoutAsking(given)).rejects.toThrow(sentence)
})

test('without a terminal the other settings have their defaults', async () => {
  expect(await withoutAsking({ lang: 'tr,en', categories: ' ' })).toMatchObject({ title: 'My garden', languages: ['tr', 'en'] })
})
