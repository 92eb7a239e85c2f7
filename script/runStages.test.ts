import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

let folder: string

/** Each script leaves a file, which shows that it ran. */
const scripts = {
  first: 'touch ran-first && echo One',
  beside: 'touch ran-beside',
  broken: 'until [ -e ran-endless ]; do sleep 0.05; done; echo Two >&2; exit 3',
  endless: 'touch ran-endless && sleep 1000 && touch outlived',
  never: 'touch ran-never',
  alone: 'exit 1',
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'stages-'))
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts }))
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

function runStages(...stages: readonly string[]) {
  const { status, stdout } = spawnSync(process.execPath, [join(import.meta.dirname, 'runStages.ts'), ...stages], {
    cwd: folder,
    encoding: 'utf8',
  })
  const ran = readdirSync(folder).filter((name) => name !== 'package.json')
  for (const name of ran) rmSync(join(folder, name))
  return { status, stdout, ran }
}

test('passing stages all run, and their output is printed', () => {
  const { status, stdout, ran } = runStages('first,beside', 'never')
  expect([status, ran]).toEqual([0, ['ran-beside', 'ran-first', 'ran-never']])
  expect(stdout).toMatch(/^first: passed after \d+ s\nOne$/m)
})

test('the first failing script is named, stops the scripts beside it, and ends the run', () => {
  const { status, stdout, ran } = runStages('first', 'endless,broken', 'never')
  expect([status, ran]).toEqual([1, ['ran-endless', 'ran-first']])
  expect(stdout).toMatch(/^broken: FAILED after \d+ s\nTwo$/m)
  expect(stdout).toMatch(/Stopped at broken\. `npm run broken` repeats it\.\n$/)
})

test('`--all` runs every stage despite failures, and names each failure', () => {
  const { status, stdout, ran } = runStages('--all', 'alone,first', 'alone', 'never')
  expect([status, ran]).toEqual([1, ['ran-first', 'ran-never']])
  expect(stdout.match(/^Failed at alone\./gm)).toHaveLength(2)
})
