import { expect, test } from 'vitest'
import { makeSiteTable } from '../site/SiteTable.ts'
import { manifestOf } from '../testing/serveFiles.ts'
import { Preparation } from './Preparation.ts'

test('the work for a build is aborted when the next one comes, and one runs at a time', async () => {
  const table = makeSiteTable(manifestOf({ files: {} }))
  const events: string[] = []
  const preparation = new Preparation(async (_, signal) => {
    const name = `work ${events.filter((event) => event.endsWith('begins')).length + 1}`
    events.push(`${name} begins`)
    if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve))
    // Running work cannot be interrupted at once.
    await new Promise((resolve) => setImmediate(resolve))
    events.push(`${name} ends`)
  })
  preparation.restart(table)
  await Promise.resolve()
  preparation.restart(table)
  preparation.restart(table)
  await expect.poll(() => events).toContain('work 2 begins')
  await preparation.stop()
  expect(events).toEqual(['work 1 begins', 'work 1 ends', 'work 2 begins', 'work 2 ends'])
})
