import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { claimPreview } from './claimPreview.ts'

let home: string

beforeEach(() => void (home = mkdtempSync(join(tmpdir(), 'preview-'))))
afterEach(() => rmSync(home, { recursive: true, force: true }))

test('a second preview of a publication does not write to the folder of the first, and a folder that is free is used again', () => {
  const folder = join(home, 'dev/0123')
  const first = claimPreview(folder)
  const second = claimPreview(folder)
  const third = claimPreview(folder)
  expect([first.out, second.out, third.out]).toEqual([folder, `${folder}-2`, `${folder}-3`])
  first.release()
  expect(claimPreview(folder).out).toBe(folder)
  second.release()
  third.release()
})
