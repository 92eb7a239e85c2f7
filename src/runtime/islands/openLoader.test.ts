import { beforeEach, expect, test, vi } from 'vitest'
import { Chunks } from '../router/Chunks.ts'
import { type FakeAnswer, fakeNetwork } from '../testing/fakeNetwork.ts'
import { openLoader } from './openLoader.ts'

const good: FakeAnswer = { status: 200, body: '{"data":{"articles":[]}}' }
const url = 'GET /page-data/sq/d/12.json'
const sentence = 'The result of this StaticQuery could not be fetched'
let logged: string[] = []

beforeEach(() => {
  logged = []
  vi.spyOn(console, 'error').mockImplementation((text: string) => void logged.push(text))
})

function loaderOf(...answers: readonly FakeAnswer[]) {
  const network = fakeNetwork({ [url]: answers, 'GET /chunks.json': [{ status: 200, body: '{"search":["/search.js"]}' }] })
  const imported: string[] = []
  const importModule = async (script: string) => imported.push(script)
  return {
    loader: openLoader(new Chunks({ network, map: '/chunks.json', styles: new Set(), importModule }), network),
    network,
    imported,
  }
}

test('a static query is requested once for several islands', async () => {
  const { loader, network } = loaderOf(good)
  const all = await Promise.all([loader.query('12'), loader.query('12')])
  expect([...all, await loader.query('12')]).toEqual([{ articles: [] }, { articles: [] }, { articles: [] }])
  expect(network.asked).toEqual([url])
})

test.each<[string, FakeAnswer]>([
  ['is missing', { status: 404 }],
  ['cannot be reached', 'abort'],
  ['is cut off', { status: 200, body: '{"data":' }],
  ['has another shape', { status: 200, body: '{"data":"titles"}' }],
])('a static query that %s fails all waiting islands, is logged once, and is requested again next time', async (_, answer) => {
  const { loader } = loaderOf(answer, good)
  const all = await Promise.allSettled([loader.query('12'), loader.query('12')])
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(logged).toEqual([sentence])
  expect(await loader.query('12')).toEqual({ articles: [] })
})

test('the loader requests prepared resources at once, and the failure of a prepared query rejects the island’s query', async () => {
  const { loader, network, imported } = loaderOf({ status: 503 }, good)
  loader.prepare(['search', '12'])
  await loader.chunk('search')
  expect(network.asked).toEqual(['GET /chunks.json', url])
  await expect(loader.query('12')).rejects.toThrow(sentence)
  expect(network.asked.filter((asked) => asked === url)).toHaveLength(1)
  expect(imported).toEqual(['/search.js'])
  expect(await loader.query('12')).toEqual({ articles: [] })
})

test('forget() discards the failure of a prepared query that no island has used', async () => {
  const { loader } = loaderOf({ status: 503 }, good)
  loader.prepare(['12'])
  await vi.waitFor(() => expect(logged).toEqual([sentence]))
  loader.forget(['search', '12'])
  expect(await loader.query('12')).toEqual({ articles: [] })
})
