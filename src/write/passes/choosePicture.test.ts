import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ScriptedRequest } from '../testing/ScriptedRequest.ts'
import { type WriterRun, draftsIn, makePublication, runWriter, withPictures } from '../testing/makePublication.ts'
import { type ScriptedModel, type Turn, startScriptedModel } from '../testing/startScriptedModel.ts'
import type { CataloguePicture } from '../pictures/loadCatalogue.ts'
import type { KnownArticle } from '../run/loadKnownPublication.ts'
import type { RunContext } from '../run/RunContext.ts'
import { createReservations } from '../run/createReservations.ts'
import { writingSchema } from '../../content/schemas/site/writingSchema.ts'
import type { ArticleTask } from './askPass.ts'
import { choosePicture, pictureCandidates, pictureData } from './choosePicture.ts'

const topics = ['A quiet carpet for a narrow hallway', 'A painted shelf beside the northern window', 'Woven mirrors above an early bench']
const plan = (lang: string, count: number) => [{ lang, category: 'home-decor-trends', topics: topics.slice(0, count) }]
const seedless = { scene: 'plain-room', width: 1200 }
const wordy = 'Beyaz duvarlı sessiz bir oda ve küçük bir masa. '.repeat(7)
const catalogue = {
  'white-walls': { ...seedless, seed: 4, alt: 'A white room' },
  'blue-door': { ...seedless, seed: 7, alt: { en: 'A blue door in a brick wall', ru: 'Синяя дверь в кирпичной стене' } },
  'red-chair': { ...seedless, scene: 'chair-in-sun', seed: 2, alt: 'A red chair in low sun' },
  'not-rendered': { ...seedless, seed: 9, alt: 'A green stool' },
}

it('a picture is described to the model in the language of a regional form', () => {
  const picture = {
    name: 'blue-door',
    scene: 'plain-room',
    seed: 7,
    file: '/blue-door.webp',
    hash: 'h',
    alt: { en: 'A door', ru: 'Дверь' },
  }
  expect(pictureData([picture], 'ru-KZ')).toEqual([{ name: 'blue-door', shows: 'Дверь' }])
  expect(pictureData([picture], 'de-AT')).toEqual([{ name: 'blue-door', shows: 'A door' }])
})

describe('the lead picture of a draft', () => {
  let server: ScriptedModel
  let directory: string
  let answer: (request: ScriptedRequest) => unknown

  beforeEach(async () => {
    answer = () => undefined
    server = await startScriptedModel((request): Turn | undefined => {
      const say = request.pass === 'picture' ? answer(request) : undefined
      return say === undefined ? undefined : { say }
    })
    const standard = makePublication()
    const article = readFileSync(`${standard}/articles/white-walls/en.md`, 'utf8').replace(
      'date:',
      'image: { src: lead.webp, alt: A room }\ndate:',
    )
    rmSync(standard, { recursive: true })
    directory = makePublication({
      ...withPictures(0),
      'articles/white-walls/en.md': article,
      'articles/white-walls/lead.webp': 'white',
      'waiting/blue-door.webp': 'blue',
      'waiting/red-chair.webp': 'red',
      'pictures.json': JSON.stringify(catalogue),
    })
  })

  afterEach(async () => {
    await server.close()
    rmSync(directory, { recursive: true })
  })

  const run = (options: Pick<WriterRun, 'plan'> & Partial<WriterRun>) => runWriter({ directory, url: server.url, ...options })
  const asked = () => server.requests.filter(({ pass }) => pass === 'picture')
  const offered = () => asked().map(({ data }) => (data.pictures as { readonly name: string }[]).map(({ name }) => name))
  const folderOf = (name = '') => readdirSync(`${directory}/articles/${name.replace(/\/.*/, '')}`).sort()
  const imageOf = (text = '') => /^image:\n {2}src: (.*)\n {2}alt: (.*)$/m.exec(text)?.slice(1)

  it('is a finished picture of the catalogue that no article of the language uses', async () => {
    answer = () => ({ picture: 'red-chair', alt: '' })
    await run({ plan: plan('en', 1) })
    expect(offered()).toEqual([['blue-door', 'red-chair']])
    const [[name, text] = []] = Object.entries(draftsIn(directory))
    expect(imageOf(text)).toEqual(['chair-in-sun-2.webp', 'A red chair in low sun'])
    expect(folderOf(name)).toEqual(['chair-in-sun-2.webp', 'en.md'])
    expect(readFileSync(`${directory}/articles/${name?.replace('en.md', 'chair-in-sun-2.webp')}`, 'utf8')).toBe('red')
    const [notes = ''] = readdirSync(`${directory}/.writing/notes`)
    expect(JSON.parse(readFileSync(`${directory}/.writing/notes/${notes}`, 'utf8'))).toMatchObject({
      chosen: { madeFor: 'red-chair', scene: 'chair-in-sun', seed: 2 },
      notes: [],
    })
  })

  it('may be the picture of an article in another language', async () => {
    answer = () => ({ picture: 'white-walls', alt: 'Beyaz duvarlı sessiz bir oda ve küçük bir masa.' })
    await run({ plan: plan('tr', 1) })
    expect(offered()[0]).toContain('white-walls')
    expect(imageOf(Object.values(draftsIn(directory))[0])).toEqual(['plain-room-4.webp', 'Beyaz duvarlı sessiz bir oda ve küçük bir masa.'])
  })

  it('keeps the alternative text of the catalogue if there is one in the language', async () => {
    answer = () => ({ picture: 'blue-door', alt: 'Что-то совсем другое, чего на картинке нет.' })
    await run({ plan: plan('ru', 1) })
    expect(imageOf(Object.values(draftsIn(directory))[0])).toEqual(['plain-room-7.webp', 'Синяя дверь в кирпичной стене'])
  })

  it.each([
    [
      'words in another language',
      { picture: 'red-chair', alt: 'A red wooden chair stands in the low sun of an evening.' },
      'not in Türkçe',
    ],
    ['a picture that is not there', { picture: '../../etc/passwd', alt: '' }, 'There is no picture'],
    ['no words', { picture: 'red-chair', alt: ' ' }, 'is empty'],
    ['too many words', { picture: 'red-chair', alt: wordy.slice(0, 301) }, 'has more than 300 characters'],
  ])('is requested again if the answer has %s, and is left out in the end', async (_, say, reason) => {
    answer = () => say
    const { written, aside } = await run({ plan: plan('tr', 1) })
    expect(asked()).toHaveLength(4)
    expect(asked()[1]?.repair).toContain(reason)
    expect([written.length, aside.length]).toEqual([1, 0])
    const [[name, text] = []] = Object.entries(draftsIn(directory))
    expect(imageOf(text)).toBeUndefined()
    expect(folderOf(name)).toEqual(['tr.md'])
    const [notes = ''] = readdirSync(`${directory}/.writing/notes`)
    expect(readFileSync(`${directory}/.writing/notes/${notes}`, 'utf8')).toContain('No picture was chosen')
  })

  it('stays in the notes as a wish if none fits', async () => {
    answer = () => ({ picture: '', alt: '' })
    await run({ plan: plan('en', 1) })
    const [notes = ''] = readdirSync(`${directory}/.writing/notes`)
    expect(JSON.parse(readFileSync(`${directory}/.writing/notes/${notes}`, 'utf8'))).toMatchObject({
      picture: 'A room in low sun',
      notes: [],
    })
    expect(asked()).toHaveLength(1)
  })

  it('is never the same for two articles of a run', async () => {
    answer = ({ data, repair }) => {
      const names = (data.pictures as { readonly name: string }[]).map(({ name }) => name)
      return { picture: repair ? (names[1] ?? '') : (names[0] ?? ''), alt: 'A quiet room with a chair.' }
    }
    await run({ plan: plan('en', 3), concurrency: 3 })
    const images = Object.values(draftsIn(directory)).flatMap((text) => imageOf(text)?.[0] ?? [])
    expect(images.sort()).toEqual(['chair-in-sun-2.webp', 'plain-room-7.webp'])
  })

  it('requires a valid catalogue', async () => {
    writeFileSync(`${directory}/pictures.json`, '{"../x": {}}')
    await expect(run({ plan: plan('en', 1) })).rejects.toThrow(
      '`writing.pictures` of site.config.ts names pictures.json, which is not a catalogue',
    )
    expect(existsSync(`${directory}/.writing`)).toBe(false)
  })
})

describe('the pictures that are offered', () => {
  const pictures = Array.from({ length: 50 }, (_, number) => ({
    name: `p${number}`,
    scene: 'plain-room',
    seed: number,
    file: '',
    hash: `h${number}`,
    alt: { ru: 'Дверь', ko: '문' },
  }))
  const near = (id: string, category: string) => ({ id, categories: [category] }) as unknown as KnownArticle

  it('are at most forty, those of the category first', () => {
    const articles = [near('p45', 'rooms'), near('p3', 'rooms'), near('p1', 'gardens')]
    const offered = pictureCandidates({ category: 'rooms', isFree: (hash) => hash !== 'h0' }, { pictures, articles })
    expect(offered.map(({ name }) => name)).toEqual(['p3', 'p45', 'p1', 'p2', ...Array.from({ length: 36 }, (_, at) => `p${at + 4}`)])
  })

  it.each([
    ['ru', { ru: 'Дверь', en: 'A door' }, 'Дверь'],
    ['tr', { ru: 'Дверь', en: 'A door' }, 'A door'],
    ['tr', { ru: 'Дверь', ko: '문' }, 'Дверь'],
    ['tr', {}, ''],
  ])('are described in %s if %j has it, or else in English or any language', (language, alt, shows) => {
    expect(pictureData([{ ...pictures[0], alt } as CataloguePicture], language)).toEqual([{ name: 'p0', shows }])
  })
})

it('no picture is chosen if the answer that an earlier process went on with names none', async () => {
  const answers = [
    { picture: 'lamp', alt: '' },
    { picture: '', alt: '' },
  ]
  const call = Object.assign((name: string) => Promise.resolve(JSON.stringify(answers[Number(name.at(-1))])), {
    isAnswered: (name: string) => name.endsWith('/1'),
  })
  const pictures = [{ name: 'lamp', hash: 'h', alt: { en: 'A lamp' } }]
  const context = { publication: { pictures, articles: [] }, reservations: createReservations([]), call } as unknown as RunContext
  const task = { unit: '1.1', language: 'en', settings: writingSchema.parse({}) } as unknown as ArticleTask
  expect(await choosePicture(task, { title: 'Lamps', description: '', wanted: '', category: 'rooms' }, context)).toEqual({ notes: [] })
})
