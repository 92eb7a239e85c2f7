import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runHere, runnerOf } from '../testing/runHere.ts'
import { interruptCommand, runCommand } from '../../write/testing/killAtEveryStep.ts'
import { makePublication } from '../../write/testing/makePublication.ts'
import { type ScriptedModel, startScriptedModel } from '../../write/testing/startScriptedModel.ts'

describe('roomwright write', { timeout: 60_000 }, () => {
  let directory: string
  let server: ScriptedModel
  /** The model answers nothing until this resolves. */
  let isFree: Promise<unknown> = Promise.resolve()

  beforeAll(async () => {
    directory = makePublication()
    server = await startScriptedModel(async () => {
      await isFree
      return undefined
    })
  })

  afterAll(async () => {
    await server.close()
    rmSync(directory, { recursive: true })
  })

  const home = tmpdir()
  const modelAt = (url: string) => ({ ROOMWRIGHT_MODEL_URL: url, ROOMWRIGHT_MODEL: 'scripted' })
  const options = () => ['--site', directory, '--lang', 'en', '--category', 'home-decor-trends']
  const write = (url: string, ...args: readonly string[]) => runCommand([...options(), ...args], url)

  it('prints the plan in a dry run, without calling the model or writing a file', async () => {
    const { status, out, err } = await write(server.url, '--count', '3', '--dry-run')
    expect([status, err]).toEqual([0, ''])
    expect(out).toMatch(/^1\. 3 articles in en, homeDecorTrends\n[^]*The model was not called\.\n$/)
    expect(out).toContain(`\nThe model would be scripted at ${server.url}.\n`)
    expect(server.requests).toEqual([])
    expect(existsSync(`${directory}/.writing`)).toBe(false)
  })

  it('says what to start if there is no server', async () => {
    const gone = await startScriptedModel()
    await gone.close()
    const { status, out, err } = await write(gone.url)
    expect([status, err]).toEqual([1, ''])
    expect(out).toBe(
      `No model server answers at ${gone.url}. Start one ('ollama serve' and 'ollama pull scripted'), or name another with ROOMWRIGHT_MODEL_URL.\n`,
    )
  })

  const wrong: readonly (readonly [args: readonly string[], sentence: string])[] = [
    [['--count', '0x2'], "--count is '0x2'; it must be a whole number from 1 to 500.\n"],
    [['--count', '0'], "--count is '0'; it must be a whole number from 1 to 500.\n"],
    [['--count', '-1'], "--count is '-1'; it must be a whole number from 1 to 500.\n"],
    [['--count', '1e9'], "--count is '1e9'; it must be a whole number from 1 to 500.\n"],
    [['--concurrency', '0x2'], "--concurrency is '0x2'; it must be a whole number from 1 to 100.\n"],
    [['--concurrency', '101'], "--concurrency is '101'; it must be a whole number from 1 to 100.\n"],
    [['--timeout', '1e2'], "--timeout is '1e2'; it must be a whole number from 1 to 3600.\n"],
    [['--category', ''], '--category: There is no category "". Write one of home-decor-trends.\n'],
    [['--subcategory', ''], '--subcategory: There is no subcategory of home-decor-trends "". Write one of color-schemes, other.\n'],
    [
      ['--lang', 'fr', '--count', '0'],
      "--lang: The publication has no language fr. Its languages are en, tr, ru, ko.\n--count is '0'; it must be a whole number from 1 to 500.\n",
    ],
  ]
  const runnerFor = runnerOf(wrong.map(([args]) => args))

  it.each(wrong)('rejects %j as wrong usage and says what is allowed', async (args, sentence) => {
    const { status, out, err } = await runnerFor(args)(['write', ...options(), ...args], home, modelAt(server.url))
    expect([status, out, err]).toEqual([2, '', sentence])
  })

  it.each([
    ['.', '.:1:1', 'This is a folder, not a file.'],
    ['nothing.yaml', 'There is no plan at', 'Name a YAML file'],
    ['wrong.yaml', 'wrong.yaml:2:13', 'There is no category "nothing".'],
  ])('rejects the plan %s as wrong usage, with the location', async (name, place, what) => {
    writeFileSync(join(directory, 'wrong.yaml'), '- lang: en\n  category: nothing\n')
    const plan = ['write', '--site', directory, '--plan', name === '.' ? '.' : join(directory, name)]
    const { status, out, err } = await runHere(plan, home, modelAt(server.url))
    expect([status, out]).toEqual([2, ''])
    expect(err).toContain(place)
    expect(err).toContain(what)
  })

  it('continues an interrupted run, and does not write finished articles again without --again', async () => {
    writeFileSync(join(directory, 'one.yaml'), '- { lang: en, category: home-decor-trends, topics: [Oiling a worktop] }\n')
    const args = ['--site', directory, '--plan', join(directory, 'one.yaml')]
    const slow = await startScriptedModel(({ pass }) => (pass === 'draft' ? 'hang' : undefined))
    const stopped = await interruptCommand(args, slow, 2)
    await slow.close()
    expect(stopped.signal).toBe('SIGINT')
    expect(stopped.err).toContain('Interrupted. Run the same command again to continue where this run stopped.\n')
    const first = await runCommand(args, server.url)
    expect(first.err).toContain('Continuing the run of 20')
    expect([first.status, first.out]).toEqual([0, expect.stringContaining('1 of 1 articles written')])
    const second = await runCommand(args, server.url)
    expect([second.status, second.out, second.err]).toEqual([0, 'Already written: Oiling a worktop. To write it again, add --again.\n', ''])
    const again = await runCommand([...args, '--again', '--dry-run'], server.url)
    expect(again.out).toMatch(/^1\. 1 article in en, homeDecorTrends: Oiling a worktop\n/)
  })

  it('lets one of two concurrent runs continue, and refuses the other with a sentence', async () => {
    const asked = server.requests.length
    const both = [write(server.url), write(server.url)]
    // The run that writes continues when the other one has ended.
    isFree = Promise.race(both)
    const runs = await Promise.all(both)
    const [away, done] = runs.sort((a, b) => (b.status ?? 0) - (a.status ?? 0))
    expect([done?.status, away?.status]).toEqual([0, 1])
    expect(away?.err).toMatch(/^Another run \(process \d+\) is writing for this publication\. [^\n]*\n$/)
    expect(server.requests.length - asked).toBe(7)
  })
})
