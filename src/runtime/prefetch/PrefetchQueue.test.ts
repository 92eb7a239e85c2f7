import { describe, expect, it } from 'vitest'
import { PrefetchQueue } from './PrefetchQueue.ts'

function stage(load: (path: string) => Promise<unknown> = async () => undefined) {
  const begun: string[][] = []
  let pauses = 0
  let current: string[] | undefined
  const next: (() => void)[] = []
  const queue = new PrefetchQueue(
    (milliseconds) => {
      pauses += 1
      expect(milliseconds).toBe(3000)
      return new Promise((resolve) => next.push(resolve))
    },
    (path) => {
      if (!current) begun.push((current = []))
      current.push(path)
      return load(path)
    },
  )
  return {
    queue,
    begun,
    pauses: () => pauses,
    async pass() {
      current = undefined
      next.shift()?.()
      await new Promise((resolve) => setTimeout(resolve))
    },
  }
}

describe('links that come into view', () => {
  it('are loaded four at a time, with a pause before each batch', async () => {
    const { queue, begun, pass, pauses } = stage()
    for (const path of ['/a', '/b', '/c', '/d', '/e']) queue.add(path)
    expect(begun).toEqual([])
    await pass()
    expect(begun).toEqual([['/a', '/b', '/c', '/d']])
    await pass()
    expect(begun).toEqual([['/a', '/b', '/c', '/d'], ['/e']])
    expect(pauses()).toBe(2)
  })

  it('are dropped when they leave before their batch', async () => {
    const { queue, begun, pass } = stage()
    queue.add('/a')
    queue.add('/b')
    queue.drop('/a')
    await pass()
    expect(begun).toEqual([['/b']])
  })

  it('are loaded once, however often they are seen', async () => {
    const { queue, begun, pass } = stage()
    queue.add('/a')
    await pass()
    queue.add('/a')
    queue.add('/b')
    await pass()
    expect(begun).toEqual([['/a'], ['/b']])
  })

  it('go on being loaded when one of them fails', async () => {
    const { queue, begun, pass } = stage(async (path) => {
      if (path === '/a') throw new TypeError('network error')
    })
    queue.add('/a')
    await pass()
    queue.add('/b')
    await pass()
    expect(begun).toEqual([['/a'], ['/b']])
  })

  it('wait anew when the queue had run empty', async () => {
    const { queue, begun, pass, pauses } = stage()
    queue.add('/a')
    queue.drop('/a')
    await pass()
    queue.add('/b')
    expect(pauses()).toBe(2)
    await pass()
    expect(begun).toEqual([['/b']])
  })
})
