import { describe, expect, it } from 'vitest'
import type { Category } from '../../content/publication.ts'
import { writingSchema } from '../../content/schemas/site/writingSchema.ts'
import type { ModelRequest } from '../model/ChatModel.ts'
import type { RunContext } from '../run/RunContext.ts'
import { createReservations } from '../run/createReservations.ts'
import type { KnownArticle, KnownPublication } from '../run/loadKnownPublication.ts'
import { chooseTopics } from './chooseTopics.ts'

const topics = [
  'A quiet carpet for a narrow hallway',
  'A painted shelf beside the northern window',
  'Woven mirrors above an early bench',
  'An oak bench that fits below the coats',
  'Reading lamps for a bed without a table',
] as const
const [carpet, shelf, mirror, bench, lamp] = topics
const category = { key: 'rooms', title: { en: 'Rooms' }, description: { en: 'Of rooms.' }, children: [] } as unknown as Category
const group = { language: 'en', category: 'rooms', count: 3, topics: [] } as const

/** An article of the publication with words of its own. */
const known = (title: string): KnownArticle => ({
  id: title,
  language: 'en',
  title,
  slug: title,
  isPublished: true,
  body: '',
  categories: [],
})

/** What a pass has to do with: a publication, and a model that gives these lists of topics in turn. */
function contextOf(
  answers: readonly (readonly string[])[],
  { articles = [] as readonly KnownArticle[], rejected = [] as readonly string[] } = {},
) {
  const asked: { readonly call: string; readonly prompt: string }[] = []
  const ask = (call: string, { messages }: ModelRequest) => {
    asked.push({ call, prompt: messages.map(({ content }) => content).join('\n') })
    return Promise.resolve(JSON.stringify({ topics: answers[asked.length - 1] ?? [] }))
  }
  const publication = {
    settings: writingSchema.parse({}),
    categories: [category],
    articles,
    rejected: [...rejected.map((title) => ({ language: 'en', title })), { language: 'tr', title: carpet }],
  } as unknown as KnownPublication
  const context = {
    publication,
    reservations: createReservations(articles),
    call: Object.assign(ask, { isAnswered: () => false }),
  } as unknown as RunContext
  return { asked, context }
}

const countOf = (text: string, part: string) => text.split(part).length - 1

describe('the subjects of a group', () => {
  it('are as many as are wanted, without blanks around them', async () => {
    const { context, asked } = contextOf([[` ${carpet}\n`, shelf, mirror, bench]])
    expect(await chooseTopics(group, '1', context)).toEqual({ topics: [carpet, shelf, mirror], reasons: [] })
    expect(asked.map(({ call }) => call)).toEqual(['1/topics/0'])
  })

  it('begin with those of the plan, and no model is asked if these are enough', async () => {
    const { context, asked } = contextOf([[mirror]])
    expect(await chooseTopics({ ...group, topics: [carpet, shelf] }, '1', context)).toMatchObject({
      topics: [carpet, shelf, mirror],
    })
    expect(await chooseTopics({ ...group, count: 1, topics: [lamp] }, '1', context)).toEqual({ topics: [lamp], reasons: [] })
    expect(asked).toHaveLength(1)
  })

  it('are none that were covered or rejected before, and the good ones among bad ones are kept', async () => {
    const { context, asked } = contextOf(
      [
        [carpet, shelf, mirror],
        [bench, lamp],
      ],
      {
        articles: [known(carpet)],
        rejected: [shelf],
      },
    )
    expect((await chooseTopics(group, '1', context)).topics).toEqual([mirror, bench, lamp])
    const repair = asked[1]?.prompt ?? ''
    expect(countOf(repair, 'is about the same subject')).toBe(2)
    expect(repair).toContain(`The good topics are kept: ${mirror}. 2 more are needed.`)
  })

  it('are fewer, with the last reasons, if the model finds no more', async () => {
    const { context, asked } = contextOf([[carpet], [], [carpet], []])
    const { topics: found, reasons } = await chooseTopics(group, '1', context)
    expect([found, asked.length]).toEqual([[carpet], 4])
    expect(reasons).toEqual([{ rule: 'count', message: `The good topics are kept: ${carpet}. 2 more are needed.` }])
  })

  it('are sent back with at most twenty reasons', async () => {
    const { context, asked } = contextOf([Array.from({ length: 30 }, () => carpet), [shelf, mirror, bench]], {
      articles: [known(carpet)],
    })
    await chooseTopics(group, '1', context)
    expect(countOf(asked[1]?.prompt ?? '', 'is about the same subject')).toBe(20)
  })

  it('are asked for with the last 150 titles, and 25 at a time', async () => {
    const articles = Array.from({ length: 160 }, (_, number) => known(`Title${number}`))
    const { context, asked } = contextOf([], { articles })
    await chooseTopics({ ...group, count: 60 }, '1', context)
    const prompt = asked[0]?.prompt ?? ''
    expect([countOf(prompt, '"Title'), prompt.includes('"Title9"'), prompt.includes('"Title10"')]).toEqual([150, false, true])
    expect(prompt).toContain('"count": 25')
  })
})
