import { mkdirSync, readdirSync, renameSync, rmdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { writingFolder } from '../drafts/writingFolder.ts'
import type { DraftReview } from './DraftReview.ts'
import { type Judgement, recordReview } from './recordReview.ts'

/** Takes a draft out of the publication; its file is kept beside the journals. Gives the new path. */
export function rejectDraft(draft: DraftReview, judgement: Judgement): string {
  const path = join(judgement.directory, draft.file)
  const kept = writingFolder(judgement.directory).rejected(draft.id, `${judgement.now.getTime()}.${draft.language}`)
  mkdirSync(dirname(kept), { recursive: true })
  recordReview(draft, 'rejected', judgement)
  renameSync(path, kept)
  takeAlong(dirname(path), dirname(kept))
  return kept
}

/** Without a text in any language, pictures have nothing to stand beside. */
function takeAlong(folder: string, kept: string): void {
  const names = readdirSync(folder)
  if (names.some((name) => name.endsWith('.md'))) return
  for (const name of names) renameSync(join(folder, name), join(kept, name))
  rmdirSync(folder)
}
