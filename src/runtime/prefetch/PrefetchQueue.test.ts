import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PrefetchQueue } from './PrefetchQueue.ts'

function stage(load: (path: string) => Promise<unknown> = async () => undefined) {
  const begun: Record<number, string[]> = {}
  const queue = new PrefetchQueue(
    (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    (path) => {
      ;(begun[Date.now()] ??= []).push(path)
      return load(path)
    },
  )
  /** What has begun by then, by the time in milliseconds. */
  const after = async (milliseconds: number) => {
    await vi.advanceTimersByTimeAsync(milliseconds)
    return begun
  }
  return { queue, after }
}

const five = ['/a', '/b', '/c', '/d', '/e']

describe('links that come into view', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 0 }))
  afterEach(() => void vi.useRealTimers())

  it('are loaded four at a time, three seconds after the first was seen and after the last batch', async () => {
    const { queue, after } = stage(() => new Promise((resolve) => setTimeout(resolve, 100)))
    for (const path of five) queue.add(path, path)
    expect(await after(20_000)).toEqual({ 3000: ['/a', '/b', '/c', '/d'], 6100: ['/e'] })
  })

  it('are dropped when they leave before their batch', async () => {
    const { queue, after } = stage()
    queue.add('/a', '/a')
    queue.add('/b', '/b')
    queue.drop('/a', '/a')
    expect(await after(3000)).toEqual({ 3000: ['/b'] })
  })

  it('are loaded while another link to the same page is in view', async () => {
    const { queue, after } = stage()
    queue.add('/a', 'picture')
    queue.drop('/a', 'footer')
    queue.add('/a', 'title')
    queue.drop('/a', 'picture')
    expect(await after(3000)).toEqual({ 3000: ['/a'] })
  })

  it('are dropped when the last link to their page has left', async () => {
    const { queue, after } = stage()
    queue.add('/a', 'picture')
    queue.add('/a', 'title')
    queue.drop('/a', 'picture')
    queue.drop('/a', 'title')
    expect(await after(9000)).toEqual({})
  })

  it('are dropped when the page is left before their batch', async () => {
    const { queue, after } = stage()
    for (const path of five) queue.add(path, path)
    await after(3000)
    queue.clear()
    queue.add('/f', '/f')
    expect(await after(3000)).toEqual({ 3000: ['/a', '/b', '/c', '/d'], 6000: ['/f'] })
  })

  it('are loaded once, however often they are seen', async () => {
    const { queue, after } = stage()
    queue.add('/a', '/a')
    await after(3000)
    queue.add('/a', '/a')
    queue.add('/b', '/b')
    expect(await after(3000)).toEqual({ 3000: ['/a'], 6000: ['/b'] })
  })

  it('go on being loaded when one of them fails', async () => {
    const { queue, after } = stage(async (path) => {
      if (path === '/a') throw new TypeError('network error')
    })
    queue.add('/a', '/a')
    await after(3000)
    queue.add('/b', '/b')
    expect(await after(3000)).toEqual({ 3000: ['/a'], 6000: ['/b'] })
  })

  it('go on being loaded when one of them never comes', async () => {
    const { queue, after } = stage((path) => (path === '/a' ? new Promise(() => undefined) : Promise.resolve()))
    for (const path of five) queue.add(path, path)
    expect(await after(9000)).toEqual({ 3000: ['/a', '/b', '/c', '/d'], 9000: ['/e'] })
  })

  it('wait anew when the queue had run empty', async () => {
    const { queue, after } = stage()
    queue.add('/a', '/a')
    queue.drop('/a', '/a')
    await after(4000)
    queue.add('/b', '/b')
    expect(await after(3000)).toEqual({ 7000: ['/b'] })
  })
})
