import { existsSync, rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runCommand } from '../../write/testing/killAtEveryStep.ts'
import { makeNewsroom } from '../../write/testing/makeNewsroom.ts'
import { type ScriptedModel, startScriptedModel } from '../../write/testing/startScriptedModel.ts'

describe('roomwright write', { timeout: 60_000 }, () => {
  let directory: string
  let server: ScriptedModel

  beforeAll(async () => {
    directory = makeNewsroom()
    server = await startScriptedModel(async () => {
      await new Promise((resolve) => setTimeout(resolve, 500))
      return undefined
    })
  })

  afterAll(async () => {
    await server.close()
    rmSync(directory, { recursive: true })
  })

  const write = (url: string, ...args: readonly string[]) =>
    runCommand(['--site', directory, '--lang', 'en', '--category', 'home-decor-trends', ...args], url)

  it('prints the plan and calls and writes nothing in a dry run', async () => {
    const { status, out, err } = await write(server.url, '--count', '3', '--dry-run')
    expect([status, err]).toEqual([0, ''])
    expect(out).toMatch(/^1\. 3 articles in en, homeDecorTrends\n[^]*Nothing was called\.\n$/)
    expect(server.requests).toEqual([])
    expect(existsSync(`${directory}/.writing`)).toBe(false)
  })

  it('says in a sentence what to start where no server is', async () => {
    const gone = await startScriptedModel()
    await gone.close()
    const { status, out, err } = await write(gone.url)
    expect([status, err]).toEqual([1, ''])
    expect(out).toBe(
      `No model server answers at ${gone.url}. Start one ('ollama serve' and 'ollama pull scripted'), or name another with ROOMWRIGHT_MODEL_URL.\n`,
    )
  })

  it('lets one of two runs go on, and turns the other away in a sentence', async () => {
    const runs = await Promise.all([write(server.url), write(server.url)])
    const [away, done] = runs.sort((a, b) => (b.status ?? 0) - (a.status ?? 0))
    expect([done?.status, away?.status]).toEqual([0, 1])
    expect(away?.err).toMatch(/^Another run \(process \d+\) writes for this publication\. [^\n]*\n$/)
    expect(server.requests).toHaveLength(7)
  })
})
