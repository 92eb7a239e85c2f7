import { describe, expect, it } from 'vitest'
import type { Plan } from '../../deploy/plan/Plan.ts'
import { formatPlan, formatReleases } from './formatPlan.ts'
import { createUploadProgress } from './uploadProgress.ts'

const send = (key: string, from?: string) => ({
  key,
  fingerprint: 'f',
  group: 'document' as const,
  size: 1500,
  ...(from !== undefined && { from }),
})

const plan: Plan = {
  keep: [],
  phases: [
    { name: 'changed documents', sends: ['a', 'b', 'c', 'd', 'e', 'f'].map((key) => send(key)) },
    { name: 'service worker', sends: [send('sw.js', 'copy')] },
  ],
  unchanged: 3,
  retire: ['gone'],
  remove: [],
  forget: [],
  sweep: [],
  disturbed: ['a'],
  replaced: ['index.html'],
  foreign: 2,
  missing: [],
}

describe('the output of a deploy', () => {
  it('shows the plan with the first few files of each kind', () => {
    expect(formatPlan(plan, { bucket: 'my-site', whole: false })).toMatchInlineSnapshot(`
      "my-site: 7 to send (11 kB before compression), 3 unchanged.
        changed documents: 6 (9 kB)
          a
          b
          c
          d
          e
          and 1 more
        service worker: 1 (2 kB)
          sw.js
        1 of these are already in the bucket and are copied there.
        1 leave the site and are removed after the grace period.
          gone
        1 were changed or removed by someone else.
          a
        1 were put there by others and are replaced.
          index.html
        2 were put there by others and stay.
      "
    `)
  })

  it('shows how much has been sent and how long the rest will take', () => {
    const lines: string[] = []
    let now = 0
    const progress = createUploadProgress({ terminal: false, sink: { write: (text) => lines.push(text) }, now: () => now })
    progress.begin({ objects: 2, bytes: 4_000_000 })
    now = 2000
    progress.sent(1_000_000)
    progress.sent(3_000_000)
    progress.end()
    expect(lines).toEqual(['Sending: 1 of 2 files, 1.0 MB of 4.0 MB, 6 s left\n', 'Sending: 2 of 2 files, 4.0 MB of 4.0 MB, 0 s left\n'])
  })

  it('lists the releases, with a star at the current one', () => {
    const release = {
      id: '000002-ab',
      at: '2026-11-21T18:30:00.000Z',
      by: 'anna@workshop',
      objects: 2249,
      bytes: 70_400_000,
      current: true,
    }
    expect(formatReleases([release])).toBe('* 000002-ab  2026-11-21 18:30 UTC  2249 files, 70.4 MB  by anna@workshop\n')
    expect(formatReleases([])).toBe('There are no releases yet.\n')
  })
})
