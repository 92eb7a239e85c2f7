import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Progress } from './createProgressCounter.ts'
import type { ScriptedRequest } from '../testing/ScriptedRequest.ts'
import { type WriterRun, draftsIn, makePublication, runWriter, withPictures } from '../testing/makePublication.ts'
import { scriptedBody } from '../testing/scriptedText.ts'
import { type ScriptedModel, type Turn, startScriptedModel } from '../testing/startScriptedModel.ts'

const [first, second] = ['A quiet carpet for a narrow hallway', 'A painted shelf beside the northern window'] as const
const place = { lang: 'en', category: 'home-decor-trends', subcategory: 'color-schemes' }
const one = [{ ...place, topics: [first] }]
const both = [{ ...place, topics: [first, second] }]
const unavailable: Turn = { status: 503 }

describe('the articles of a plan', () => {
  let server: ScriptedModel
  let directory: string
  let script: (request: ScriptedRequest) => Turn | undefined

  beforeEach(async () => {
    script = () => undefined
    server = await startScriptedModel((request) => script(request))
    directory = makePublication(withPictures(1))
  })

  afterEach(async () => {
    await server.close()
    rmSync(directory, { recursive: true })
  })

  const run = (options: Partial<WriterRun> = {}) => runWriter({ directory, url: server.url, plan: both, ...options })
  const asked = (pass: ScriptedRequest['pass']) => server.requests.filter((request) => request.pass === pass)
  const texts = (more: object) => ({
    say: { title: 'Narrow lamps', description: 'Of lamps.', slug: '', picture: '', sources: [], ...more },
  })
  const notesOf = (name: string) =>
    JSON.parse(readFileSync(join(directory, '.writing/notes', `${name}.en.json`), 'utf8')) as Readonly<Record<string, unknown>>

  /** Writes the first article and stops before the second. */
  async function writeFirst(): Promise<string> {
    script = ({ pass, data }) => (pass === 'outline' && data.topic === second ? unavailable : undefined)
    const { stopped, written } = await run()
    expect([stopped?.reason, written.length]).toEqual(['server', 1])
    script = () => undefined
    return written[0]?.id ?? ''
  }

  it('are not tried again after they were set aside', async () => {
    script = ({ pass, data }) => {
      if (data.topic === second) return unavailable
      return pass === 'draft' ? { say: { body: '' } } : undefined
    }
    expect(await run()).toMatchObject({ asideCount: 1, written: [] })
    const requests = server.requests.length
    script = () => undefined
    const notices: string[] = []
    const { asideCount, aside, written } = await run({ notices })
    expect(notices).toEqual(['Continuing the run of 2026-03-01: 0 of 2 articles are written, 1 set aside.'])
    expect(aside).toEqual([{ type: 'aside', article: '1.1', topic: first, reasons: ['empty: The text is empty.'] }])
    expect([asideCount, written.map(({ article }) => article)]).toEqual([1, ['1.2']])
    expect(server.requests.slice(requests).some(({ data }) => data.topic === first)).toBe(false)
  })

  it('are not compared with themselves if the process died just before it recorded them', async () => {
    script = ({ pass }) => (pass === 'texts' ? texts({ slug: 'lamps' }) : undefined)
    const { journal } = await run({ plan: one })
    const lines = readFileSync(journal, 'utf8').split('\n')
    const cut = lines.slice(
      0,
      lines.findIndex((line) => line.includes('"type":"written"')),
    )
    writeFileSync(journal, `${cut.join('\n')}\n`)
    const requests = server.requests.length
    const notices: string[] = []
    expect((await run({ plan: one, notices })).written.map(({ id }) => id)).toEqual(['lamps'])
    expect(notices).toEqual(['Continuing the run of 2026-03-01: 0 of 1 articles are written.'])
    expect([server.requests.length, Object.keys(draftsIn(directory))]).toEqual([requests, ['lamps/en.md']])
  })

  it('are completed even if an editor deleted those of an earlier process', async () => {
    const id = await writeFirst()
    rmSync(join(directory, 'articles', id), { recursive: true })
    const { written, asideCount, stopped } = await run()
    expect([written.map(({ article }) => article), asideCount, stopped]).toEqual([['1.1', '1.2'], 0, undefined])
    expect(Object.keys(draftsIn(directory))).toHaveLength(1)
  })

  it('differ from those of an earlier process in title, slug and picture', async () => {
    const id = await writeFirst()
    expect(asked('picture')).toHaveLength(1)
    const [text = ''] = Object.values(draftsIn(directory))
    const title = /^title: (.*)$/m.exec(text)?.[1]
    script = ({ pass, repair }) => {
      if (pass !== 'texts') return undefined
      return repair === undefined ? texts({ title, slug: id }) : undefined
    }
    expect((await run()).written).toHaveLength(2)
    const [repair] = asked('texts').flatMap((request) => request.repair ?? [])
    expect(repair).toContain('is about the same')
    expect(repair).toContain(`The slug \\"${id}\\" is taken.`)
    expect(asked('picture')).toHaveLength(1)
  })

  it('differ from one another within a run', async () => {
    script = ({ pass, repair }) => (pass === 'texts' && repair === undefined ? texts({ slug: 'lamps' }) : undefined)
    expect((await run()).written).toHaveLength(2)
    const [repair] = asked('texts').flatMap((request) => request.repair ?? [])
    expect(repair).toContain('\\"Narrow lamps\\" is about the same')
    expect(repair).toContain('The slug \\"lamps\\" is taken.')
  })

  it('do not keep their text from others after they were set aside', async () => {
    script = ({ pass, data }) => {
      if (pass === 'edit') return { say: { body: scriptedBody('en', 'one and the same') } }
      return pass === 'texts' && data.topic === first ? texts({ title: '' }) : undefined
    }
    const { written, aside } = await run()
    expect([aside.map(({ topic }) => topic), written.map(({ article }) => article)]).toEqual([[first], ['1.2']])
  })

  it('are counted as they are finished, those of an earlier process from the start', async () => {
    script = ({ pass, data }) => (pass === 'outline' && data.topic === second ? unavailable : undefined)
    const plan = [...both, { ...place, topics: ['Woven mirrors above an early bench'] }]
    const before: Progress[] = []
    await run({ plan, progress: before })
    expect(before.at(-1)).toMatchObject({ written: 1, aside: 0, total: 3, timeLeft: expect.any(Number) as number })
    script = ({ pass, data }) => (pass === 'draft' && data.topic === second ? { say: { body: '' } } : undefined)
    const after: Progress[] = []
    await run({ plan, progress: after })
    expect([after[0]?.written, after[0] && 'timeLeft' in after[0]]).toEqual([1, false])
    expect(after.at(-1)).toMatchObject({ written: 2, aside: 1, total: 3 })
  })

  it.each([
    ['a slug that an article of the language has', { slug: 'white-walls' }, 'The slug \\"white-walls\\" is taken.'],
    ['a folder that an article of another language has', { slug: 'oda' }, 'The slug \\"oda\\" is taken.'],
    ['too long a title', { title: 'Narrow lamps '.repeat(8) }, 'The title'],
    ['too long a description', { description: 'Of narrow lamps and of wide ones. '.repeat(8) }, 'The description'],
  ])('are sent back for %s', async (_what, more, reason) => {
    const english = readFileSync(join(directory, 'articles/white-walls/en.md'), 'utf8')
    mkdirSync(join(directory, 'articles/oda'))
    writeFileSync(join(directory, 'articles/oda/tr.md'), english.replace('slug: white-walls', 'slug: beyaz'))
    script = ({ pass, repair }) => (pass === 'texts' && repair === undefined ? texts(more) : undefined)
    expect((await run({ plan: one })).written).toHaveLength(1)
    expect(asked('texts')).toHaveLength(2)
    expect(asked('texts')[1]?.repair).toContain(reason)
  })

  it('keep the slug that the model gives them', async () => {
    script = ({ pass }) => (pass === 'texts' ? texts({ slug: 'lamps' }) : undefined)
    expect((await run({ plan: one })).written.map(({ id }) => id)).toEqual(['lamps'])
  })

  it('get their titles from a request with their text and the trusted sites', async () => {
    await run({ plan: one })
    const data = asked('texts')[0]?.data
    expect(data).toMatchObject({ topic: first, sites: [{ name: 'Pedia', host: 'pedia.example', kind: 'an online encyclopedia' }] })
    expect(data?.body).toContain('## ')
  })

  it('have notes on everything that an editor should know', async () => {
    script = ({ pass }) => {
      if (pass === 'author') return { say: { author: 'Nobody' } }
      if (pass === 'classification') return { say: { category: 'gardens', subcategory: 'roses', subsubcategories: [], other: false } }
      if (pass === 'picture') return { say: { picture: 'none-such', alt: '' } }
      const sources = [{ title: 'Evil', url: 'https://evil.example/' }]
      return pass === 'texts' ? texts({ slug: 'lamps', picture: 'A lamp', sources }) : undefined
    }
    const { written } = await run({ plan: one })
    expect(written).toHaveLength(1)
    const { notes, ...rest } = notesOf('lamps')
    expect(rest).toEqual({ topic: first, asked: { category: 'homeDecorTrends', subcategory: 'colorSchemes' }, picture: 'A lamp' })
    const said = (notes as readonly { readonly message: string }[]).map(({ message }) => message).join('\n')
    for (const word of ['Nobody', 'gardens', 'none-such', 'evil.example']) expect(said).toContain(word)
  })

  it('have a picture of the catalogue if one is free and fits', async () => {
    script = ({ pass }) => (pass === 'texts' ? texts({ slug: 'lamps', picture: 'A lamp' }) : undefined)
    await run({ plan: one })
    expect(notesOf('lamps')).toMatchObject({ picture: 'A lamp', chosen: { madeFor: 'picture-1', scene: 'scene-1', seed: 0 }, notes: [] })
    expect(Object.values(draftsIn(directory))[0]).toContain('src: scene-1-0.webp')
    expect(asked('classification')[0]?.data).toMatchObject({ title: 'Narrow lamps', description: 'Of lamps.' })
    expect(asked('picture')[0]?.data).toMatchObject({ title: 'Narrow lamps', description: 'Of lamps.', wanted: 'A lamp' })
  })

  it('may be planned for a whole category', async () => {
    script = ({ pass }) => (pass === 'texts' ? texts({ slug: 'lamps' }) : undefined)
    expect((await run({ plan: [{ lang: 'en', category: 'home-decor-trends', topics: [first] }] })).written).toHaveLength(1)
    expect(notesOf('lamps').asked).toEqual({ category: 'homeDecorTrends' })
  })

  it('are written for every group, each numbered within its own', async () => {
    const { written, total } = await run({ plan: [...one, { ...place, lang: 'tr', count: 2 }], concurrency: 2 })
    expect(written.map(({ article, language }) => `${article} ${language}`).toSorted()).toEqual(['1.1 en', '2.1 tr', '2.2 tr'])
    expect(total).toBe(3)
  })

  it('that found no topic are reported once, even if the process died before their group was recorded', async () => {
    const plan = [{ ...place, count: 3 }]
    script = ({ pass }) => (pass === 'topics' ? { say: { topics: [first] } } : undefined)
    const before = await run({ plan })
    expect(before).toMatchObject({ asideCount: 2, aside: [{ article: '1', topic: '2 of 3 subjects in homeDecorTrends' }] })
    // The journal as it was at the death of the process: the line of the topics and all later ones had not been written.
    const lines = readFileSync(before.journal, 'utf8').split('\n')
    const cut = lines.slice(
      0,
      lines.findIndex((line) => line.includes('"type":"topics"')),
    )
    for (const id of before.written.map((record) => record.id)) rmSync(join(directory, 'articles', id), { recursive: true })
    writeFileSync(before.journal, `${cut.join('\n')}\n`)
    const after = await run({ plan })
    expect(after.aside.map(({ article }) => article)).toEqual(['1'])
    expect([after.asideCount, after.written.length]).toEqual([2, 1])
    const records = readFileSync(after.journal, 'utf8').split('\n')
    expect(records.filter((line) => line.includes('"type":"aside"'))).toHaveLength(1)
  })

  it('that found no topic stay counted when the run resumes', async () => {
    const plan = [{ ...place, count: 3 }]
    script = ({ pass }) => (pass === 'topics' ? { say: { topics: [first] } } : pass === 'edit' ? unavailable : undefined)
    expect(await run({ plan })).toMatchObject({ asideCount: 2, written: [] })
    script = () => undefined
    const { asideCount, written } = await run({ plan })
    expect([asideCount, written.length]).toEqual([2, 1])
    expect(asked('topics')).toHaveLength(4)
  })
})
