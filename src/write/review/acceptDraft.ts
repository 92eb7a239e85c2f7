import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseDocument } from 'yaml'
import { writingFolder } from '../drafts/writingFolder.ts'
import type { DraftReview } from './DraftReview.ts'
import { ReviewError } from './findDraft.ts'
import { type Judgement, recordReview } from './recordReview.ts'

/** Publishes a draft: its front matter says who read it, and its date is the day of that. */
export function acceptDraft(draft: DraftReview, judgement: Judgement): void {
  const errors = draft.problems.filter((problem) => problem.severity === 'error')
  const [first] = errors
  if (first)
    throw new ReviewError(`${first.file}:${first.line}: ${first.message} Mend it (${errors.length} in all), then accept the draft.`)
  const { directory, by, now } = judgement
  const path = join(directory, draft.file)
  const text = readFileSync(path, 'utf8')
  if (text.replace(/^\uFEFF/, '') !== draft.text) throw new ReviewError(`${draft.file} has just changed. Look at it again.`)
  const half = writingFolder(directory).half('review')
  recordReview(draft, 'accepted', judgement)
  writeFileSync(half, publishedText(draft.text, { by, day: now.toISOString().slice(0, 10) }), { flush: true })
  renameSync(half, path)
}

/** The file with its front matter changed; the body stays as it is, byte for byte. */
function publishedText(text: string, { by, day }: { readonly by: string; readonly day: string }): string {
  const [whole = '', open = '', yaml = '', close = ''] = /^(---[ \t]*\r?\n)([^]*?\r?\n)(---[ \t]*(?:\r?\n|$))/.exec(text) ?? []
  const document = parseDocument(yaml)
  document.set('status', 'published')
  document.set('date', day)
  document.setIn(['made', 'reviewedBy'], by)
  return `${open}${document.toString({ lineWidth: 0 })}${close}${text.slice(whole.length)}`
}
