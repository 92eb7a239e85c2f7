import { expect, test } from 'vitest'
import type { DraftReview } from '../../write/review/DraftReview.ts'
import { formatDraft } from './formatDraft.ts'

const draft: DraftReview = {
  id: 'blue-rooms',
  language: 'tr',
  file: 'articles/blue-rooms/tr.md',
  title: 'Mavi odalar',
  author: 'Ann Lee',
  made: { model: 'm', prompt: 'p', at: '2026-03-01' },
  findings: [{ rule: 'source', message: 'One was left out.' }],
  problems: [],
  image: undefined,
  chosen: undefined,
  picture: 'A blue room',
  text: '',
}

test('a draft is a line, with its findings and the picture that it wants', () => {
  expect(formatDraft(draft)).toBe(
    'blue-rooms/tr  Mavi odalar (Ann Lee; m, p, 2026-03-01)\n    source: One was left out.\n    picture wanted: A blue room',
  )
})

test('a draft names the picture that was chosen for it', () => {
  const image = { src: 'blue-wall-3.webp', alt: 'Mavi bir duvar' }
  const chosen = { madeFor: 'blue-walls', scene: 'blue-wall', seed: 3 }
  expect(formatDraft({ ...draft, image, chosen, picture: undefined })).toContain(
    '\n    picture: blue-wall-3.webp (scene blue-wall, seed 3, made for blue-walls): Mavi bir duvar',
  )
})

test('a title cannot command a terminal, nor turn a line round', () => {
  expect(formatDraft({ ...draft, title: 'A\u001b[2J\u202eB\nC' })).toContain('  A�[2J�B�C (Ann Lee')
})
