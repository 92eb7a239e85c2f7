import { readFileSync, readdirSync } from 'node:fs'
import { getPriority } from 'node:os'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it, onTestFinished } from 'vitest'
import { IdleCompressor } from './IdleCompressor.ts'

const text = Buffer.from('oak linen lamp '.repeat(1000))

function idleCompressor(): IdleCompressor {
  const idle = new IdleCompressor()
  onTestFinished(() => idle.rest())
  return idle
}

/** The priority of each thread of this process on Linux: 0 is the default, 10 that of a low-priority task. */
function priorities(): readonly number[] {
  return readdirSync('/proc/self/task').map((thread) => {
    const stat = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')')).split(' ')[17])
  })
}

it('compresses one body after another, and again after rest()', async () => {
  const idle = idleCompressor()
  expect(brotliDecompressSync(await idle.compress(text, { encoding: 'br', quality: 11 }))).toEqual(text)
  expect(gunzipSync(await idle.compress(text, { encoding: 'gzip', quality: 9 }))).toEqual(text)
  await idle.rest()
  expect(brotliDecompressSync(await idle.compress(text, { encoding: 'br', quality: 5 }))).toEqual(text)
})

it.runIf(process.platform === 'linux')('compresses in a thread of low priority, without changing that of other threads', async () => {
  const idle = idleCompressor()
  const patient = () => priorities().filter((priority) => priority === Math.max(10, getPriority())).length
  const before = { threads: patient(), process: getPriority() }
  await idle.compress(text, { encoding: 'br', quality: 11 })
  expect({ threads: patient(), process: getPriority() }).toEqual({ threads: before.threads + 1, process: before.process })
})
