import { setTimeout } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { networkFirst } from './networkFirst.ts'

const after = async (milliseconds: number, text: string) => {
  await setTimeout(milliseconds)
  return new Response(text)
}
const lost = () => Promise.reject(new TypeError('Failed to fetch'))
const nothing = () => Promise.resolve(undefined)
const copy = () => Promise.resolve(new Response('kept'))

describe('network first', () => {
  it.each([
    ['gives the network’s answer', () => after(1, 'new'), copy, 'new'],
    ['gives what is kept when there is no network', lost, copy, 'kept'],
    ['gives what is kept when the network is late', () => after(200, 'new'), copy, 'kept'],
    ['waits on when nothing is kept', () => after(60, 'new'), nothing, 'new'],
  ] as const)('%s', async (_what, ask, kept, text) => {
    expect(await (await networkFirst({ answer: ask(), kept, patience: 30 })).text()).toBe(text)
  })

  it('fails as the network does when nothing is kept', async () => {
    await expect(networkFirst({ answer: lost(), kept: nothing, patience: 30 })).rejects.toThrow('Failed to fetch')
  })
})
