import { PassThrough } from 'node:stream'
import { expect, it } from 'vitest'
import { guardOutput } from './guardOutput.ts'

const failing = (code: string) => Object.assign(new Error(code), { code })

function guard() {
  const told: string[] = []
  const streams = [new PassThrough(), new PassThrough()] as const
  const isLost = guardOutput(streams, ({ code = '' }) => void told.push(code))
  return { streams, told, isLost }
}

it('guardOutput reports once that the output cannot be written', () => {
  const { streams, told, isLost } = guard()
  expect(isLost()).toBe(false)
  for (const stream of streams) stream.emit('error', failing('ENOSPC'))
  streams[0].emit('error', failing('EIO'))
  expect([isLost(), told]).toEqual([true, ['ENOSPC']])
})

it('guardOutput does not report a closed pipe', () => {
  const { streams, told, isLost } = guard()
  streams[0].emit('error', failing('EPIPE'))
  expect([isLost(), told]).toEqual([false, []])
})
