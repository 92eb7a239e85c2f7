import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { temporaryFolder } from '../../platform/testing/temporaryFolder.ts'
import { type FileWatch, watchFiles } from './watchFiles.ts'

let home: string
let watching: FileWatch
const changed = vi.fn()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  home = temporaryFolder('watch-files')
  mkdirSync(join(home, 'kit'))
  writeFileSync(join(home, 'kit/Stepper.tsx'), 'one')
  changed.mockClear()
  watching = watchFiles(changed)
})

afterEach(() => {
  watching.close()
  vi.useRealTimers()
})

/** Waits for the events of a change, and lets the quiet time pass. */
const noticed = async () => {
  while (vi.getTimerCount() === 0) await setImmediate()
  await settled()
}
const settled = async () => {
  for (let turn = 0; turn < 50; turn++) await setImmediate()
  vi.runAllTimers()
}

it('notices a save of a file that is followed, in place or by replacing it, and no other', async () => {
  watching.follow([join(home, 'kit/Stepper.tsx'), join(home, 'gone/Other.tsx')])
  writeFileSync(join(home, 'kit/other.tsx'), 'one')
  await settled()
  expect(changed).not.toHaveBeenCalled()
  writeFileSync(join(home, 'kit/Stepper.tsx'), 'two')
  await noticed()
  expect(changed).toHaveBeenCalledOnce()
  writeFileSync(join(home, 'kit/new.tsx'), 'three')
  renameSync(join(home, 'kit/new.tsx'), join(home, 'kit/Stepper.tsx'))
  await noticed()
  expect(changed).toHaveBeenCalledTimes(2)
})

it('notices that the folder is removed, and follows another list', async () => {
  watching.follow([join(home, 'kit/Stepper.tsx')])
  rmSync(join(home, 'kit'), { recursive: true })
  await noticed()
  expect(changed).toHaveBeenCalledOnce()
  mkdirSync(join(home, 'kit'))
  watching.follow([join(home, 'kit/Counter.tsx')])
  writeFileSync(join(home, 'kit/Stepper.tsx'), 'two')
  await settled()
  expect(changed).toHaveBeenCalledOnce()
  writeFileSync(join(home, 'kit/Counter.tsx'), 'one')
  await noticed()
  expect(changed).toHaveBeenCalledTimes(2)
})
