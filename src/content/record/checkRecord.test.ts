import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '../../platform/testing/temporaryFolder.ts'
import { loadPublication } from '../loadPublication.ts'
import { article } from '../testing/loadFiles.ts'
import { checkRecord } from './checkRecord.ts'
import { mendDates } from './mendDates.ts'
import { readRecord } from './readRecord.ts'

let site: string

beforeEach(() => {
  site = temporaryFolder('record')
  cpSync(join(import.meta.dirname, '../../../fixtures/sites/minimal'), site, { recursive: true })
  rmSync(join(site, 'articles'), { recursive: true })
  git('init', '--quiet', '--initial-branch=main')
})

function git(...args: string[]): void {
  execFileSync('git', ['-C', site, '-c', 'user.name=Ann', '-c', 'user.email=ann@example.org', ...args], { stdio: 'pipe' })
}

/** Commits files at noon UTC of a day; the author date differs. */
function commit(day: string, files: Readonly<Record<string, string>>): void {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(site, file)), { recursive: true })
    writeFileSync(join(site, file), content)
  }
  git('add', '--all')
  const environment = { ...process.env, GIT_COMMITTER_DATE: `${day}T12:00:00Z`, GIT_AUTHOR_DATE: '2020-01-01T00:00:00Z' }
  const names = ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.org']
  execFileSync('git', ['-C', site, ...names, 'commit', '--quiet', '--message=texts'], { env: environment })
}

const file = 'articles/chair/en.md'
const chair = (fields: Readonly<Record<string, string>>, body = 'Oak has to rest for two weeks.\n') =>
  article({ slug: 'chair', date: '2026-03-01', ...fields }, body)
const longer = 'Oak has to rest for two weeks, and ash for one.\n'

const settings = { key: 'k', slug: 's', title: 'T', url: 'https://t.example', languages: ['en'] }

interface Examined {
  /** Problems as `line:column rule fix`. */
  readonly found: readonly string[]
  /** The files into which fixes were written. */
  readonly mended: readonly string[]
  readonly unrecorded: readonly string[]
}

async function examine({ fix = false } = {}): Promise<Examined> {
  let mended: readonly string[] = []
  let unrecorded: readonly string[] = []
  const { problems } = await loadPublication({
    directory: site,
    now: new Date('2026-06-01'),
    drafts: false,
    inspectPicture: async () => ({ reason: 'missing', detail: '' }),
    runConfig: async () => ({ value: settings }),
    async further(content) {
      const record = await readRecord(site)
      if (typeof record === 'string') return []
      const compared = await checkRecord(content, record)
      if (fix) mended = mendDates(site, compared.edits)
      unrecorded = compared.unrecorded
      return compared.problems
    },
  })
  const ours = problems.filter(({ rule }) => rule === 'date-before-record' || rule === 'change-without-date')
  return { found: ours.map(({ line, column, rule, fix: remedy }) => `${line}:${column} ${rule} ${remedy}`), mended, unrecorded }
}

test.each([
  ['of the day itself', {}, []],
  ['of a later day', { date: '2026-03-05' }, []],
  [
    'of an earlier day',
    { date: '2026-02-28' },
    ['6:7 date-before-record Write `date: 2026-03-01`, or `origin:` if the text was published elsewhere before.'],
  ],
  ['of an earlier day with an origin', { date: '2019-02-28', origin: '{ url: https://example.org/chair, imported: 2026-03-01 }' }, []],
  ['of an earlier day in a draft', { date: '2019-02-28', status: 'draft' }, []],
])('a text with a date %s is compared with its first commit', async (_name, fields, found) => {
  commit('2026-03-01', { [file]: chair(fields) })
  expect((await examine()).found).toEqual(found)
})

test.each([
  ['no word of it', {}, ['6:7 change-without-date Write `updated: 2026-04-02`.']],
  ['an earlier `updated`', { updated: '2026-04-01' }, ['7:10 change-without-date Write `updated: 2026-04-02`.']],
  ['its day as `updated`', { updated: '2026-04-02' }, []],
  ['a correction of a later day', { corrections: '[{ date: 2026-04-03, text: Ash was missing. }]' }, []],
])('a substantial change requires a later `updated` or correction: %s', async (_name, fields, found) => {
  commit('2026-03-01', { [file]: chair(fields) })
  commit('2026-04-02', { [file]: chair(fields, longer) })
  commit('2026-05-02', { [file]: chair(fields, longer.replace(',', ' –')) })
  expect((await examine()).found).toEqual(found)
})

test('changes on the first day and uncommitted changes are ignored', async () => {
  const imported = { date: '2019-02-28', origin: '{ url: https://example.org/chair, imported: 2026-03-01 }' }
  commit('2026-03-01', { [file]: chair(imported) })
  commit('2026-03-01', { [file]: chair(imported, longer) })
  writeFileSync(join(site, file), chair(imported, `${longer}Or leave it be.\n`))
  mkdirSync(join(site, 'articles/stool'))
  writeFileSync(join(site, 'articles/stool/en.md'), chair({ slug: 'stool', date: '2019-01-01' }))
  mkdirSync(join(site, 'articles/table'))
  writeFileSync(join(site, 'articles/table/en.md'), chair({ slug: 'table', date: '2019-01-01', status: 'draft' }))
  expect(await examine()).toMatchObject({ found: [], unrecorded: ['articles/stool/en.md'] })
})

test('the record of a text follows renames, and a new text under the old name has its own record', async () => {
  commit('2026-03-01', { [file]: chair({ slug: 'stool' }) })
  renameSync(join(site, 'articles/chair'), join(site, 'articles/stool'))
  commit('2026-04-01', {})
  commit('2026-04-10', { [file]: chair({ date: '2026-03-01' }, 'Cane is the bark of a palm, split and shaved to an even strip.\n') })
  expect((await examine()).found).toEqual([
    '6:7 date-before-record Write `date: 2026-04-10`, or `origin:` if the text was published elsewhere before.',
  ])
})

test('another picture under the same name counts as a change', async () => {
  const fields = { image: '{ src: chair.webp, alt: A chair }' }
  commit('2026-03-01', { [file]: chair(fields), 'articles/chair/chair.webp': 'one' })
  commit('2026-04-01', { 'articles/chair/chair.webp': 'two' })
  expect((await examine()).found).toEqual(['6:7 change-without-date Write `updated: 2026-04-01`.'])
})

test('fixes are written to the file, and nothing else in it changes', async () => {
  const before = `\uFEFF${chair({ date: '2019-01-01', updated: '2019-02-02' }).replaceAll('\n', '\r\n')}`
  commit('2026-03-01', { [file]: before })
  expect(await examine({ fix: true })).toMatchObject({ mended: [file] })
  expect(readFileSync(join(site, file), 'utf8')).toBe(before.replace('2019-01-01', '2026-03-01').replace('updated: 2019-02-02\r\n', ''))
  expect((await examine({ fix: true })).mended).toEqual([])
})

test('there is no record without commits, and none in a shallow clone', async () => {
  expect(await readRecord(site)).toBe('no history')
  commit('2026-03-01', { [file]: chair({ date: '2019-01-01' }) })
  commit('2026-04-01', { [file]: chair({}, longer) })
  const shallow = join(site, 'shallow')
  git('clone', '--quiet', '--depth=1', `file://${site}`, shallow)
  expect(await readRecord(shallow)).toBe('shallow clone')
})
