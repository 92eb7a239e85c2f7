import { expect, test, vi } from 'vitest'
import { loadFiles, placesOf } from '../testing/loadFiles.ts'

const found = vi.hoisted(() => vi.fn<(path: string) => void>())
vi.mock('../../shared/redirects/redirects.ts', async (original) => {
  const real = await original<typeof import('../../shared/redirects/redirects.ts')>()
  const createRedirectFinder: typeof real.createRedirectFinder = (redirects) => {
    const find = real.createRedirectFinder(redirects)
    return (path) => {
      found(path)
      return find(path)
    }
  }
  return { ...real, createRedirectFinder }
})

const length = 200
const chain = (last: string) =>
  Array.from({ length }, (_, index) => `- { from: /old/${index}, to: ${index + 1 < length ? `/old/${index + 1}` : last} }\n`).join('')

test('each step of a long redirect chain is looked up a few times, however many redirects lead into it', async () => {
  found.mockClear()
  const { publication, problems } = await loadFiles({ 'redirects.yaml': chain('/terms') })
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
  expect(new Set(publication?.redirects.map(({ to }) => to))).toEqual(new Set(['/terms']))
  expect(found.mock.calls.length).toBeLessThan(length * 10)
})

test('a long cycle is reported at each of its redirects, with a shortened path', async () => {
  found.mockClear()
  const result = await loadFiles({ 'redirects.yaml': chain('/old/0') })
  expect(placesOf(result)).toEqual(Array.from({ length }, (_, index) => `redirects.yaml:${index + 1}:11 redirect-cycle`))
  expect(result.problems.find(({ line }) => line === length)?.message).toBe(
    'The redirect leads back to itself: /old/199 to /old/0 to /old/1 to /old/2 to /old/3 to 195 more to /old/199.',
  )
  expect(found.mock.calls.length).toBeLessThan(length * 10)
})
