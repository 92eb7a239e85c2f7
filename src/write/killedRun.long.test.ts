import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readJournal } from './journal/openJournal.ts'
import { runState } from './journal/runState.ts'
import { killAtEveryStep, runCommand } from './testing/killAtEveryStep.ts'
import { copyPublication, draftsIn, filesBeside, makePublication, withPictures } from './testing/makePublication.ts'
import { createRandom } from './testing/scriptedText.ts'
import { startScriptedModel } from './testing/startScriptedModel.ts'

const options = ['--lang', 'tr', '--category', 'home-decor-trends', '--count', '1', '--concurrency', '1', '--site']

describe('a run that is killed repeatedly', { timeout: 240_000 }, () => {
  let calm: string
  let killed: string

  beforeAll(() => {
    calm = makePublication(withPictures(3))
    killed = copyPublication(calm)
  })

  afterAll(() => {
    for (const directory of [calm, killed]) rmSync(directory, { recursive: true })
  })

  const stateOf = (directory: string) => {
    const runs = join(directory, '.writing/runs')
    const [file = ''] = readdirSync(runs)
    return runState(readJournal(join(runs, file)).records)
  }

  it('ends with the same articles and the same settled tokens as an undisturbed run', async () => {
    const server = await startScriptedModel()
    expect((await runCommand([...options, calm], server.url)).status).toBe(0)
    const { deaths } = await killAtEveryStep([...options, killed], createRandom('deaths'), (request) => request !== 2 && request !== 5)
    await server.close()
    expect(deaths).toBeGreaterThanOrEqual(2)
    expect(draftsIn(killed)).toEqual(draftsIn(calm))
    expect(Object.keys(filesBeside(calm))).toHaveLength(1)
    expect(filesBeside(killed)).toEqual(filesBeside(calm))
    expect(stateOf(killed).settled).toEqual(stateOf(calm).settled)
    expect(readdirSync(join(killed, '.writing')).filter((name) => name.startsWith('half-'))).toEqual([])
    expect(stateOf(killed).written.size).toBe(1)
  })
})
