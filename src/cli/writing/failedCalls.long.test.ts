import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createRandom } from '../../platform/testing/createRandom.ts'
import { sampleCases, seedOfRun } from '../../platform/testing/sampleCases.ts'
import { readJournal } from '../../write/journal/openJournal.ts'
import { runState } from '../../write/journal/runState.ts'
import { draftsIn, filesBeside, makePublication, withPictures } from '../../write/testing/makePublication.ts'
import { type ScriptedModel, startScriptedModel } from '../../write/testing/startScriptedModel.ts'
import { type CallFault, FailingCalls, groupOf, canFailCalls } from '../testing/FailingCalls.ts'
import { complaintOf, failEach, failuresTimeout, plainComplaint } from '../testing/failEach.ts'
import { runProgram } from '../testing/runProgram.ts'

const scratch = mkdtempSync(join(tmpdir(), 'failed-runs-'))
const home = join(scratch, 'home')
const site = join(home, 'site')
let server: ScriptedModel
let calls: FailingCalls

const write = () =>
  runProgram(['write', '--site', 'site', '--plan', 'site/plan.yaml', '--concurrency', '1'], home, {
    ...calls.variables,
    ROOMWRIGHT_CACHE: 'cache',
    ROOMWRIGHT_MODEL_URL: server.url,
    ROOMWRIGHT_MODEL: 'scripted',
  })

/** Restores the state left by a run that was killed while it wrote the answer after the third. */
function begin(): void {
  rmSync(site, { recursive: true, force: true })
  cpSync(join(scratch, 'killed'), site, { recursive: true })
}

const journal = () => join(site, '.writing/runs', readdirSync(join(site, '.writing/runs'))[0] ?? '')

/** Leaves the journal of a killed run and the lock of a process that no longer exists. */
function writeKilledRun(): void {
  const lines = readFileSync(journal(), 'utf8').split('\n')
  const third = lines.map((line) => line.includes('"settle"')).flatMap((isAnswer, index) => (isAnswer ? [index] : []))[2] ?? 0
  const folder = join(scratch, 'killed/.writing')
  mkdirSync(join(folder, 'runs'), { recursive: true })
  const name = readdirSync(join(site, '.writing/runs'))[0] ?? ''
  writeFileSync(join(folder, 'runs', name), `${lines.slice(0, third + 2).join('\n')}\n${lines[third + 2]?.slice(0, 20)}`)
  writeFileSync(join(folder, 'lock'), '999999999 1')
}

/** Files that a run removes at its end; if it cannot remove its lock, the next run takes it over. */
function leftovers(): readonly string[] {
  return readdirSync(join(site, '.writing')).filter((name) => /^half-|^lock./.test(name))
}

/** What the run has written into the publication. */
function result() {
  return { drafts: draftsIn(site), pictures: filesBeside(site) }
}

/** Whether the model’s answer may be lost in transit. */
const isOnTheWay = ({ kind }: CallFault) => ['socket', 'connect', 'send', 'receive'].includes(kind)

beforeAll(async () => {
  const plan = '- { lang: tr, category: home-decor-trends, topics: [Oiling a worktop] }\n'
  mkdirSync(home)
  renameSync(makePublication({ ...withPictures(3), 'plan.yaml': plan }), join(scratch, 'killed'))
  cpSync(join(scratch, 'killed'), site, { recursive: true })
  server = await startScriptedModel()
  calls = new FailingCalls(home, scratch)
  expect((await write()).status).toBe(0)
  writeKilledRun()
}, 60_000)

afterAll(async () => {
  await server.close()
  rmSync(scratch, { recursive: true, force: true })
})

it.runIf(canFailCalls)(
  'a run with a failing system call loses no paid answer, and the same command finishes it',
  { timeout: failuresTimeout },
  async () => {
    const clean = result()
    begin()
    const before = server.requests.length
    calls.arm()
    expect((await write()).status).toBe(0)
    const listed = calls.listFaults(createRandom(seedOfRun()))
    expect(result()).toEqual(clean)
    const asked = server.requests.length - before
    const faults = sampleCases(listed, ({ kind }) => [groupOf(kind)])
    expect(faults.length).toBeGreaterThan(3)
    await failEach(faults, async (fault) => {
      begin()
      const asks = server.requests.length
      calls.arm(fault)
      const outcome = await write()
      const at = `${calls.failed()} ${outcome.out} ${outcome.err}`
      calls.arm()
      if (outcome.status !== 0) expect(complaintOf(outcome), at).toMatch(plainComplaint)
      const { drafts, pictures } = result()
      expect([{}, clean.drafts], at).toContainEqual(drafts)
      expect([{}, clean.pictures], at).toContainEqual(pictures)
      if (outcome.status === 0) expect(drafts, at).toEqual(clean.drafts)
      const again = await write()
      expect([again.status, result()], `${at} ${again.out} ${again.err}`).toEqual([0, clean])
      expect(isOnTheWay(fault) ? [asked, asked + 1] : [asked], at).toContain(server.requests.length - asks)
      expect(leftovers(), at).toEqual([])
      const { isEnded, written } = runState(readJournal(journal()).records)
      expect([isEnded, written.size], at).toEqual([true, 1])
      return outcome
    })
  },
)
