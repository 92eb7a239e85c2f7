import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { seedOfCommit } from './seedOfCommit.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'seed-'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a commit is tested with the same seed on whichever day it is tested', () => {
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-C', folder, '-c', 'user.name=Ada', '-c', 'user.email=ada@example.org', ...args], {
      env: { ...process.env, GIT_COMMITTER_DATE: '2026-03-04T12:00:00Z' },
    })
  git('init', '-q')
  git('commit', '-q', '--allow-empty', '-m', 'First')
  expect(seedOfCommit(folder)).toBe('20260304')
})

test('a copy without a history has a seed too', () => {
  expect(seedOfCommit(folder)).toBe('1')
})
