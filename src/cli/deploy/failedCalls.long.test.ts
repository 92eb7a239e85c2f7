import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type SocialCard, nameOfCard } from '../../cards/SocialCard.ts'
import { writeRecipes } from '../../cards/recipes.ts'
import { ownPrefix, pointerKey, lockPrefix } from '../../deploy/record/BucketState.ts'
import { MemoryStorage } from '../../deploy/testing/MemoryStorage.ts'
import { crawl } from '../../deploy/testing/crawl.ts'
import { type FaultServer, startFaultServer } from '../../deploy/testing/startFaultServer.ts'
import { first, second } from '../../deploy/testing/tinySites.ts'
import { writeRelease } from '../../deploy/testing/writeRelease.ts'
import { createRandom } from '../../platform/testing/createRandom.ts'
import { sampleCases, seedOfRun } from '../../platform/testing/sampleCases.ts'
import { pendingFolder } from '../../shared/output/manifest.ts'
import { FailingCalls, groupOf, canFailCalls } from '../testing/FailingCalls.ts'
import { complaintOf, failEach, failuresTimeout, plainComplaint } from '../testing/failEach.ts'
import { runProgram } from '../testing/runProgram.ts'

const scratch = mkdtempSync(join(tmpdir(), 'failed-deploys-'))
const home = join(scratch, 'home')
const card: SocialCard = { title: 'Sofas', scene: { kind: 'monogram', name: 'Ann Lee' }, mark: { text: 'Magazine' } }
const opened = ['/', ...Object.keys(first.pages).filter((address) => address in second.pages)]
const storage = new MemoryStorage()
let server: FaultServer
let calls: FailingCalls

const deploy = () =>
  runProgram(['deploy', 'prod', '--yes', '--site', 'site', '--endpoint', server.endpoint, '--changed', 'changed.json'], home, {
    ...calls.variables,
    ROOMWRIGHT_CACHE: 'cache',
    AWS_CONFIG_FILE: join(home, 'aws/config'),
    AWS_SHARED_CREDENTIALS_FILE: join(home, 'aws/credentials'),
    AWS_ACCESS_KEY_ID: undefined,
    AWS_SECRET_ACCESS_KEY: undefined,
  })

function write(path: string, text: string): void {
  mkdirSync(dirname(join(scratch, path)), { recursive: true })
  writeFileSync(join(scratch, path), text)
}

/** Writes the second site, with a card that is still to be drawn, as left by a build killed before it moved the last page into place. */
function writeSecond(): void {
  const { files } = writeRelease(join(scratch, 'second'), { ...second, cards: [nameOfCard(card)] })
  for (const { path, text } of writeRecipes(new Map([[nameOfCard(card), card]]))) write(`second/${path}`, text)
  const { path, hash } = files.find((file) => file.path === 'articles/beds/index.html') ?? { path: '', hash: '' }
  mkdirSync(join(scratch, 'second', pendingFolder), { recursive: true })
  renameSync(join(scratch, 'second', path), join(scratch, 'second', pendingFolder, hash))
}

/** Restores the state before the second deploy. */
function begin(): void {
  for (const name of ['dist', 'cache/cards', 'changed.json']) rmSync(join(home, name), { recursive: true, force: true })
  cpSync(join(scratch, 'second'), join(home, 'dist'), { recursive: true })
  storage.cloneBucket('of-first', 'of-tiny')
}

/** What readers can get, by key. */
function site() {
  return Object.fromEntries(Object.entries(storage.objectsOf('of-tiny')).filter(([key]) => !key.startsWith(ownPrefix)))
}

/** The whole bucket, but only the keys of records, because those contain times. */
function bucket() {
  return { site: site(), keys: Object.keys(storage.objectsOf('of-tiny')).sort() }
}

function releaseId(): unknown {
  return (JSON.parse(String(storage.objectsOf('of-tiny')[pointerKey]?.body)) as { readonly id?: unknown }).id
}

const changed = () => (existsSync(join(home, 'changed.json')) ? readFileSync(join(home, 'changed.json'), 'utf8') : undefined)

beforeAll(async () => {
  server = await startFaultServer(storage.answer.bind(storage))
  const config = {
    key: 'k',
    slug: 'tiny',
    title: 'Magazine',
    url: 'https://magazine.example',
    languages: ['en'],
    buckets: { prefix: 'of-' },
  }
  write('home/site/site.config.ts', `export default ${JSON.stringify(config)}`)
  write('home/aws/config', '[default]\nregion = eu-west-3\n')
  write('home/aws/credentials', '[default]\naws_access_key_id = KEY\naws_secret_access_key = SECRET\n')
  calls = new FailingCalls(home, scratch)
  writeRelease(join(home, 'dist'), first)
  writeSecond()
  storage.makeBucket('of-tiny')
  expect((await deploy()).status).toBe(0)
  storage.cloneBucket('of-tiny', 'of-first')
}, 60_000)

afterAll(async () => {
  await server.close()
  rmSync(scratch, { recursive: true, force: true })
})

it.runIf(canFailCalls)(
  'a deploy with a failing system call breaks no page, and the same command finishes it',
  { timeout: failuresTimeout },
  async () => {
    begin()
    const old = { ...bucket(), id: releaseId() }
    calls.arm()
    expect((await deploy()).status).toBe(0)
    const listed = calls.listFaults(createRandom(seedOfRun()))
    const next = { ...bucket(), id: releaseId(), changed: changed() }
    const faults = sampleCases(listed, ({ kind }) => [groupOf(kind)])
    expect(faults.length).toBeGreaterThan(3)
    await failEach(faults, async (fault) => {
      begin()
      calls.arm(fault)
      const outcome = await deploy()
      const at = `${calls.failed()} ${outcome.err}`
      calls.arm()
      if (outcome.status !== 0) expect(complaintOf(outcome), at).toMatch(plainComplaint)
      for (const [key, object] of Object.entries(site())) expect([old.site[key], next.site[key]], `${at} ${key}`).toContainEqual(object)
      expect(await crawl({ origin: `${server.endpoint}/of-tiny`, from: opened }), at).toMatchObject({ broken: [] })
      expect([old.id, next.id], at).toContain(releaseId())
      if (releaseId() === next.id) expect(site(), at).toEqual(next.site)
      if (outcome.status === 0) expect([bucket(), changed()], at).toEqual([{ site: next.site, keys: next.keys }, next.changed])
      expect(
        Object.keys(storage.objectsOf('of-tiny')).filter((key) => key.startsWith(lockPrefix)),
        at,
      ).toEqual([])
      expect([undefined, next.changed], at).toContain(changed())
      const again = await deploy()
      expect([again.status, bucket(), releaseId(), changed()], at).toEqual([0, { site: next.site, keys: next.keys }, next.id, next.changed])
      return outcome
    })
  },
)
