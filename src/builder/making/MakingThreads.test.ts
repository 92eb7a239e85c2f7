import { Worker } from 'node:worker_threads'
import { expect, it, vi } from 'vitest'
import { temporaryFolder } from '../../platform/testing/temporaryFolder.ts'
import { MakingThreads } from './MakingThreads.ts'

const files = Array.from({ length: 10 }, (_, index) => `articles/text-${index}/en.md`)

it('replaces a thread that failed before it was needed', async () => {
  const home = temporaryFolder('making')
  const source = { root: home, site: home, cache: home, now: new Date(), drafts: false, worker: true }
  const making = new MakingThreads(source, { threads: { jobs: 2, pagesEach: 1 } })
  const post = vi.spyOn(Worker.prototype, 'postMessage')
  expect(making.begin('articles', files)).toBeDefined()
  making.settle({ value: {} })
  const [early] = post.mock.contexts as Worker[]
  expect(early).toBeInstanceOf(Worker)
  // There is no engine in its folder.
  await new Promise((resolve) => early?.once('exit', resolve))
  const [thread] = making.take(1, { settings: undefined, planHash: '' })
  expect(thread).not.toBe(early)
  thread?.on('error', () => undefined)
  await thread?.terminate()
  await making.close()
})

it('starts no thread for a few files', () => {
  const home = temporaryFolder('making')
  const source = { root: home, site: home, cache: home, now: new Date(), drafts: false, worker: true }
  expect(new MakingThreads(source, { threads: { jobs: 2 } }).begin('articles', files)).toBeUndefined()
})

it('knows which texts were parsed here', async () => {
  const home = temporaryFolder('making')
  const source = { root: home, site: home, cache: home, now: new Date(), drafts: false, worker: true }
  const making = new MakingThreads(source, { threads: { jobs: 2, pagesEach: 1 } })
  const [turn] = making.begin('articles', files)?.turns() ?? []
  expect(turn).toEqual(files)
  const page = { alternateKey: 'article:text-3', language: 'en' }
  expect(making.hasParsed(page)).toBe(true)
  expect(making.hasParsed({ ...page, language: 'tr' })).toBe(false)
  expect(making.hasParsed({ language: 'en' })).toBe(false)
  await making.close()
})

it.each([
  ['when they have been made', ['begin', 'bundled']],
  ['at once if they were made before', ['bundled', 'begin']],
] as const)('tells a thread that starts early that the scripts and styles are in the cache, %s', async (_when, steps) => {
  const home = temporaryFolder('making')
  const source = { root: home, site: home, cache: home, now: new Date(), drafts: false, worker: true }
  const making = new MakingThreads(source, { threads: { jobs: 2, pagesEach: 1 } })
  const post = vi.spyOn(Worker.prototype, 'postMessage').mockClear()
  for (const step of steps) {
    expect(post).not.toHaveBeenCalled()
    if (step === 'begin') making.begin('articles', files)
    else making.bundled()
  }
  expect(post.mock.calls.map(([message]) => message as unknown)).toEqual([{ kind: 'bundled' }])
  await making.close()
})
