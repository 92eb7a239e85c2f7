import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../platform/testing/temporaryFolder.ts'
import { readRejected } from './readRejected.ts'

const review = { at: '2026-03-05T09:00:00.000Z', by: 'Kim', decision: 'rejected', id: 'red', language: 'en', title: 'Red rooms' }

it('subjects and titles of rejected drafts are not suggested again, each once', () => {
  const file = join(temporaryFolder('reviews'), 'reviews.jsonl')
  expect(readRejected(file)).toEqual([])
  const lines = [
    { ...review, topic: 'Rooms in red' },
    { ...review, language: 'tr', title: 'Mavi odalar' },
    { ...review, title: 'Green rooms', topic: 'Green rooms' },
    { ...review, decision: 'accepted', title: 'Blue rooms' },
  ]
  // The last line was being written when its process died.
  writeFileSync(file, `${lines.map((line) => JSON.stringify(line)).join('\n')}\nscribble\n{"decision":"rej`)
  expect(readRejected(file)).toEqual([
    { language: 'en', title: 'Rooms in red' },
    { language: 'en', title: 'Red rooms' },
    { language: 'tr', title: 'Mavi odalar' },
    { language: 'en', title: 'Green rooms' },
  ])
})
