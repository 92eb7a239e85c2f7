import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '../../platform/testing/temporaryFolder.ts'
import { claimPreview } from './claimPreview.ts'

let home: string

beforeEach(() => void (home = temporaryFolder('preview')))

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
