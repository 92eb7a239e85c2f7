import { Worker } from 'node:worker_threads'
import { expect, it, vi } from 'vitest'
import { temporaryFolder } from '../../platform/testing/temporaryFolder.ts'
import { MakingThreads } from './MakingThreads.ts'

it('replaces a thread that failed before it was needed', async () => {
  const home = temporaryFolder('making')
  const source = { root: home, site: home, cache: home, now: new Date(), drafts: false, worker: true }
  const making = new MakingThreads(source, { threads: { jobs: 2, pagesEach: 1 } })
  const post = vi.spyOn(Worker.prototype, 'postMessage')
  expect(making.begin('articles', 10)).toBeDefined()
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
  expect(new MakingThreads(source, { threads: { jobs: 2 } }).begin('articles', 10)).toBeUndefined()
})
