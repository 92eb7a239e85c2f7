import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ScriptedRequest } from './testing/ScriptedRequest.ts'
import { type WriterRun, draftsIn, makePublication, runWriter } from './testing/makePublication.ts'
import { scriptedBody } from './testing/scriptedText.ts'
import { type ScriptedModel, type Turn, startScriptedModel } from './testing/startScriptedModel.ts'

const [first, second] = ['A quiet carpet for a narrow hallway', 'A painted shelf beside the northern window'] as const
const place = { lang: 'en', category: 'home-decor-trends', subcategory: 'color-schemes' }
const both = [{ ...place, topics: [first, second] }]
const texts = (title: string) => ({ title, description: 'A short description of old lamps.', slug: '', picture: '', sources: [] })

describe('a resumed run', () => {
  let server: ScriptedModel
  let directory: string
  let script: (request: ScriptedRequest) => Turn | undefined | Promise<Turn | undefined>

  beforeEach(async () => {
    script = () => undefined
    server = await startScriptedModel((request) => script(request))
    directory = makePublication()
  })

  afterEach(async () => {
    await server.close()
    rmSync(directory, { recursive: true })
  })

  const run = (options: Partial<WriterRun>) => runWriter({ directory, url: server.url, plan: both, ...options })
  const topicOf = ({ data }: ScriptedRequest) => data.topic

  it('keeps written articles even if their titles are now judged in another order', async () => {
    // Both propose the same title. The second article claims it first, so the first has to find another.
    const taken = Promise.withResolvers<void>()
    script = async (request) => {
      if (request.pass === 'classification' && request.data.title === 'Narrow lamps and the patient carpet') {
        taken.resolve()
        await vi.waitFor(() => expect(Object.keys(draftsIn(directory))).toHaveLength(1), { timeout: 20_000 })
        return { status: 503 }
      }
      if (request.pass !== 'texts') return undefined
      if (request.repair !== undefined) return { say: texts('Woven mirrors above an early bench') }
      if (topicOf(request) === first) await taken.promise
      return { say: texts('Narrow lamps and the patient carpet') }
    }
    const before = await run({ concurrency: 2 })
    expect(before.stopped?.reason).toBe('server')
    expect(before.written.map(({ id }) => id)).toEqual(['woven-mirrors-above-an-early-bench'])
    const asked = server.requests.length

    script = () => undefined
    const after = await run({ concurrency: 2 })
    expect(after.written.map(({ id }) => id)).toEqual(['woven-mirrors-above-an-early-bench', 'narrow-lamps-and-the-patient-carpet'])
    expect(server.requests.slice(asked).map(({ pass }) => pass)).toEqual(['classification'])
    expect(Object.keys(draftsIn(directory))).toHaveLength(2)
  })

  it('keeps its topics even if the publication now has an article on one of them', async () => {
    const plan = [{ ...place, count: 2 }]
    await run({ plan, budget: '9000' })
    const topics = server.requests.length
    expect(topics).toBeGreaterThan(0)
    const [topic] = server.requests.filter(({ pass }) => pass === 'outline').map(topicOf)
    mkdirSync(`${directory}/articles/meanwhile`)
    const front = `title: "${String(topic)}"\nslug: meanwhile\ndescription: One.\nauthor: Ann Lee\ndate: 2026-01-01`
    writeFileSync(`${directory}/articles/meanwhile/en.md`, `---\n${front}\n---\n\nA short text.\n`)
    expect((await run({ plan })).written).toHaveLength(2)
    expect(server.requests.filter(({ pass }) => pass === 'topics')).toHaveLength(1)
  })

  it('continues after a limit has changed, and sends back a text that breaks it', async () => {
    script = ({ pass }) => (pass === 'texts' ? { status: 503 } : undefined)
    await run({ plan: [{ ...place, topics: [first] }] })
    const config = `${directory}/site.config.ts`
    writeFileSync(config, readFileSync(config, 'utf8').replace('words: { least: 100', 'words: { least: 450'))
    script = () => undefined
    const { written } = await run({ plan: [{ ...place, topics: [first] }] })
    expect(server.requests.find(({ pass, repair }) => pass === 'edit' && repair)?.repair).toMatch(/has \d+ words and needs at least 450/)
    expect(written).toHaveLength(1)
    expect(Object.values(draftsIn(directory))[0]?.split(/\s+/).length).toBeGreaterThan(450)
  })

  it('refuses to continue with another model, since drafts name the one that wrote them', async () => {
    script = ({ pass }) => (pass === 'draft' ? { status: 503 } : undefined)
    await run({})
    await expect(run({ model: 'another' })).rejects.toThrow(/was started with the model scripted.*ROOMWRIGHT_MODEL=scripted/)
    script = () => undefined
    expect((await run({})).written).toHaveLength(2)
  })

  it('lets another article have the text of one that was set aside', async () => {
    script = (request) => {
      if (request.pass === 'edit') return { say: { body: scriptedBody('en', 'one and the same') } }
      return request.pass === 'texts' && topicOf(request) === first ? { say: texts('') } : undefined
    }
    const { written, aside } = await run({})
    expect(aside.map(({ topic }) => topic)).toEqual([first])
    expect(written).toHaveLength(1)
  })

  it('writes as many articles as there are topics, and reports how many are missing', async () => {
    script = ({ pass }) => (pass === 'topics' ? { say: { topics: [first, second, first] } } : undefined)
    const { written, aside, asideCount } = await run({ plan: [{ ...place, count: 5 }] })
    expect(written).toHaveLength(2)
    expect(asideCount).toBe(3)
    expect(aside[0]).toMatchObject({ topic: '3 of 5 subjects in homeDecorTrends' })
    expect(aside[0]?.reasons.at(-1)).toContain(`${first}; ${second}. 3 more are needed`)
  })

  it('requests many topics in several calls', async () => {
    script = ({ pass }) => (pass === 'outline' ? { status: 503 } : undefined)
    await run({ plan: [{ ...place, count: 60 }] })
    const calls = server.requests.filter(({ pass }) => pass === 'topics').map(({ data }) => [data.count, (data.covered as string[]).length])
    expect(calls).toEqual([
      [25, 1],
      [25, 26],
      [10, 51],
    ])
  })
})
