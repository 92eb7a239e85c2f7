import { rmSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { makePublication, runWriter } from './testing/makePublication.ts'
import { createRandom } from './testing/scriptedText.ts'
import { type Turn, startScriptedModel } from './testing/startScriptedModel.ts'

const turns: readonly Turn[] = [{ status: 500 }, { status: 429, headers: { 'retry-after': '1' } }, 'cut', { say: '{"broken' }]
const plan = [{ lang: 'en', category: 'home-decor-trends', count: 6 }]

describe('the budget of a whole run', { timeout: 60_000 }, () => {
  it.each(['one', 'two', 'three', 'four'])(
    'holds with four articles at once, failures of the server and resumed processes: %s',
    async (seed) => {
      const random = createRandom(seed)
      const server = await startScriptedModel(() => (random() < 0.12 ? turns[Math.floor(random() * turns.length)] : undefined))
      const directory = makePublication()
      let written = 0
      for (const budget of [15_000, 40_000, 90_000, 400_000]) {
        const limit = Math.floor(budget * (0.75 + random() / 2))
        const { settled, lost, stopped, ...summary } = await runWriter({
          directory,
          url: server.url,
          plan,
          budget: String(limit),
          concurrency: 4,
        })
        const counted = settled.input + settled.output + lost.input + lost.output
        expect(server.charged).toBeLessThanOrEqual(counted)
        expect(counted).toBeLessThanOrEqual(limit)
        written = summary.written.length
        if (!stopped) break
      }
      expect(written).toBeGreaterThan(0)
      await server.close()
      rmSync(directory, { recursive: true })
    },
  )
})
