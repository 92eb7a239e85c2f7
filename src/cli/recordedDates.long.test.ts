import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../platform/testing/temporaryFolder.ts'
import { runHere } from './testing/runHere.ts'
import { runProgram } from './testing/runProgram.ts'

/** Copies the smallest publication, and returns its folder and a function that runs `check` in it. */
function smallest() {
  const site = temporaryFolder('dates')
  cpSync(join(import.meta.dirname, '../../fixtures/sites/minimal'), site, { recursive: true })
  return { site, check: () => runHere(['check', '--site', '.'], site) }
}

test('check compares dates with the published addresses if there is no history, and --fix corrects them', { timeout: 60_000 }, async () => {
  const { site, check } = smallest()
  const said = (await check()).err
  expect(said).toBe('The dates were not compared with anything: these files have no history, and published.json has no dates for them.\n')
  writeFileSync(join(site, 'published.json'), '[{"path":"/articles/a-plain-chair","key":"article:a-plain-chair:en","first":"2026-02-02"}]')
  const { out, status } = await check()
  expect(out).toContain('articles/a-plain-chair/en.md:6:7  error  date-before-record')
  expect(status).toBe(1)
  const { out: after, err } = await runProgram(['check', '--site', '.', '--fix'], site)
  expect(after).not.toContain('date-before-record')
  expect(err).toBe('Dates written into 1 file.\n')
  expect(readFileSync(join(site, 'articles/a-plain-chair/en.md'), 'utf8')).toContain('date: 2026-02-02\n')
})

test('check says once which dates it did not compare because their texts are not committed', { timeout: 60_000 }, async () => {
  const { site, check } = smallest()
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-C', site, '-c', 'user.name=Ann', '-c', 'user.email=ann@example.org', ...args], {
      env: { ...process.env, GIT_COMMITTER_DATE: '2026-01-31T12:00:00Z' },
    })
  git('init', '--quiet')
  git('add', '--all')
  git('commit', '--quiet', '--message=texts')
  expect((await check()).err).toBe('')
  const written = readFileSync(join(site, 'articles/a-plain-chair/en.md'), 'utf8')
  for (const [name, said] of [
    ['stool', 'articles/stool/en.md were not compared with the history, because it is'],
    ['table', '2 texts were not compared with the history, because they are'],
  ] as const) {
    cpSync(join(site, 'articles/a-plain-chair'), join(site, 'articles', name), { recursive: true })
    writeFileSync(join(site, 'articles', name, 'en.md'), written.replace('a-plain-chair', name))
    expect((await check()).err).toBe(`The dates of ${said} not committed.\n`)
  }
})
