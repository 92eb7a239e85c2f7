import { expect, test } from 'vitest'
import type { DraftReview } from '../../write/review/loadDrafts.ts'
import { formatDraft, formatWholeDraft } from './runReview.ts'

const draft: DraftReview = {
  id: 'blue-rooms',
  language: 'tr',
  file: 'articles/blue-rooms/tr.md',
  title: 'Mavi odalar',
  author: 'Ann Lee',
  made: { model: 'm', prompt: 'p', at: '2026-03-01' },
  topic: 'Mavi bir oda',
  words: 812,
  filedElsewhere: undefined,
  findings: [{ rule: 'source', message: 'One was left out.' }],
  problems: [],
  image: undefined,
  chosen: undefined,
  picture: 'A blue room',
  text: 'Mavi.\nOda.',
}

test('a draft has one line, followed by its findings and the picture it needs', () => {
  expect(formatDraft(draft)).toBe(
    'blue-rooms/tr  Mavi odalar (Ann Lee; m, p, 2026-03-01)\n    source: One was left out.\n    picture wanted: A blue room',
  )
})

test('a draft names the picture chosen for it', () => {
  const image = { src: 'blue-wall-3.webp', alt: 'Mavi bir duvar' }
  const chosen = { madeFor: 'blue-walls', scene: 'blue-wall', seed: 3 }
  expect(formatDraft({ ...draft, image, chosen, picture: undefined })).toContain(
    '\n    picture: blue-wall-3.webp (scene blue-wall, seed 3, made for blue-walls): Mavi bir duvar',
  )
})

test('control and bidirectional characters in a title are replaced', () => {
  expect(formatDraft({ ...draft, title: 'A\u001b[2J\u202eB\nC' })).toContain('  A�[2J�B�C (Ann Lee')
})

test('a draft shows its category if that differs from the requested one', () => {
  const filedElsewhere = { filed: 'furniture', asked: 'trends / colours' }
  expect(formatDraft({ ...draft, filedElsewhere })).toContain('\n    filed under furniture; asked for under trends / colours\n')
})

test('a whole draft shows its length, its topic and its text', () => {
  const text = formatWholeDraft({ ...draft, topic: 'Mavi\u001b[2J' })
  expect(text.endsWith('picture wanted: A blue room\n    length: 812 words\n    topic asked for: Mavi�[2J\n\nMavi.\nOda.')).toBe(true)
  expect(formatWholeDraft({ ...draft, topic: undefined, words: 1 })).toContain('\n    length: 1 word\n\nMavi.')
})
