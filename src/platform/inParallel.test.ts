import { expect, it } from 'vitest'
import { inParallel } from './inParallel.ts'

/** Runs a pool whose items end when the test says so; `log` records what began and what ended, in order. */
function stage(atOnce: number, items: readonly string[]) {
  const log: string[] = []
  const ends = new Map<string, PromiseWithResolvers<void>>()
  const done = inParallel(items, {
    atOnce,
    async work(item) {
      log.push(`${item} begins`)
      const end = Promise.withResolvers<void>()
      ends.set(item, end)
      await end.promise.finally(() => log.push(`${item} ends`))
    },
  })
  done.then(
    () => log.push('done'),
    () => log.push('failed'),
  )
  /** Ends one item, and lets everything happen that follows from it. */
  const settle = async (item: string, failure?: Error) => {
    if (failure) ends.get(item)?.reject(failure)
    else ends.get(item)?.resolve()
    await new Promise(setImmediate)
  }
  return { log, done, settle }
}

it('inParallel starts the items in order, and no more at once than allowed', async () => {
  const { log, done, settle } = stage(2, ['a', 'b', 'c'])
  await settle('b')
  await settle('c')
  await settle('a')
  await done
  expect(log).toEqual(['a begins', 'b begins', 'b ends', 'c begins', 'c ends', 'a ends', 'done'])
})

it('inParallel starts nothing after a failure, and rejects with it once all started items have ended', async () => {
  const { log, done, settle } = stage(2, ['a', 'b', 'c', 'd'])
  const first = new Error('first')
  await settle('a', first)
  await settle('b', new Error('second'))
  await expect(done).rejects.toBe(first)
  expect(log).toEqual(['a begins', 'b begins', 'a ends', 'b ends', 'failed'])
})

it.each([[[]], [['a']]])('inParallel ends if there are fewer items than places: %j', async (items: string[]) => {
  const { log, done, settle } = stage(5, items)
  for (const item of items) await settle(item)
  await done
  expect(log.at(-1)).toBe('done')
})
