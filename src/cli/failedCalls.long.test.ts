import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { copyBundle } from '../builder/testing/copyBundle.ts'
import { type Site, plainFiles, published } from '../builder/testing/tinyOutputs.ts'
import { createRandom } from '../platform/testing/createRandom.ts'
import { sampleCases, seedOfRun } from '../platform/testing/sampleCases.ts'
import { type CallFault, FailingCalls, canFailCalls, groupOf } from './testing/FailingCalls.ts'
import { failuresTimeout } from './testing/failEach.ts'
import { runProgram } from './testing/runProgram.ts'

const root = join(import.meta.dirname, '../..')
const scratch = mkdtempSync(join(tmpdir(), 'failed-calls-'))
const home = join(scratch, 'home')
const text = readFileSync(join(root, 'fixtures/sites/minimal/articles/a-plain-chair/en.md'), 'utf8')
const editions = [text, text.replace('A Plain Chair', 'A Very Plain Chair')] as const
const sites: Site[] = []
/** The edition in the output. */
let standing: 0 | 1 = 0
let calls: FailingCalls

const build = (out: string) =>
  runProgram(['build', '--site', 'site', '--out', out], home, { ...calls.variables, ROOMWRIGHT_CACHE: 'cache' })

/** Edits the article. */
const write = (edition: 0 | 1) => writeFileSync(join(home, 'site/articles/a-plain-chair/en.md'), editions[edition])

beforeAll(async () => {
  mkdirSync(home)
  cpSync(join(root, 'fixtures/sites/minimal'), join(home, 'site'), { recursive: true })
  await copyBundle(join(home, 'cache'))
  calls = new FailingCalls(home, scratch)
  for (const edition of [0, 1, 0] as const) {
    write(edition)
    expect((await build('dist')).status).toBe(0)
    sites[edition] = await published(join(home, 'dist'))
  }
}, 300_000)

afterAll(() => rmSync(scratch, { recursive: true, force: true }))

/** Lists each call of a build after an edit, with one of its possible errors. */
async function listFaults(): Promise<readonly CallFault[]> {
  write(1)
  calls.arm()
  await build('dist')
  standing = 1
  return calls.listFaults(createRandom(seedOfRun()))
}

it.runIf(canFailCalls)(
  'a build with a failing system call leaves the old site or the new one, and the next build is complete',
  { timeout: failuresTimeout },
  async () => {
    const all = await listFaults()
    expect(new Set(all.map(({ kind }) => kind)).size).toBeGreaterThan(8)
    const faults = sampleCases(all, ({ kind }) => [groupOf(kind)])
    expect(faults.length).toBeGreaterThan(2)
    for (const fault of faults) {
      const next = standing === 0 ? 1 : 0
      write(next)
      calls.arm(fault)
      const { status, err } = await build('dist')
      const file = calls.failed()
      calls.arm()
      const at = `${JSON.stringify(fault)} ${file}`
      expect([0, 1], at).toContain(status)
      expect(err, at).not.toMatch(/^\s+at |node:internal/m)
      const site = await published(join(home, 'dist'))
      expect(status === 0 ? [sites[next]] : [sites[standing], sites[next]], at).toContainEqual(site)
      expect((await build('dist')).status, at).toBe(0)
      expect(plainFiles(join(home, 'dist')), at).toEqual(
        Object.fromEntries(Object.entries(sites[next] ?? {}).filter(([path]) => !path.startsWith('.roomwright/'))),
      )
      standing = next
    }
  },
)
