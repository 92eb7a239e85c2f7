import { join } from 'node:path'
import { expect, it } from 'vitest'
import { isEveryCase, seedOfRun } from '../platform/testing/sampleCases.ts'
import { proveWarmBuilds } from './testing/proveWarmBuilds.ts'

const root = join(import.meta.dirname, '../..')
/** The test's name includes it: `node script/proveWarmBuilds.ts [code] 15 SEED 60` repeats it. At night: 300 articles, 500 more rounds. */
const seed = seedOfRun()
const articles = isEveryCase() ? 300 : 60
const rounds = isEveryCase() ? 15 : 10

it.each([
  ['a publication of plain files', false],
  ['plug-ins, blocks and collections of its own', true],
])(`a warm build after random edits equals a clean one: %s (seed ${seed})`, { timeout: 900_000 }, async (_kind, hasCode) => {
  const results: string[] = []
  expect(
    await proveWarmBuilds({ root, seed, rounds, articles, hasCode, round: (_round, _edits, result) => void results.push(result) }),
  ).toEqual([])
  expect(results.filter((result) => result === 'stopped').length).toBeLessThan(Math.ceil(rounds / 2))
  // Code may read any word.
  if (hasCode) expect(results).not.toContain('reworded')
  else expect(results).toContain('reworded')
})
