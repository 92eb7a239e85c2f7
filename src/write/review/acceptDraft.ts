import { appendFileSync, mkdirSync, readFileSync, readdirSync, renameSync, rmdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { isSeq, parseDocument } from 'yaml'
import { splitFrontMatter } from '../../content/load/entries/splitFrontMatter.ts'
import { createSourceText } from '../../content/load/source/sourceText.ts'
import { contentHash } from '../../platform/contentHash.ts'
import { replaceFile } from '../../platform/files/replaceFile.ts'
import { writingFolder } from '../drafts/writingFolder.ts'
import { type DraftReview, ReviewError } from './loadDrafts.ts'
import { readReviews } from './readRejected.ts'

/** Publishes a draft: its front matter names the reviewer, and its date becomes the day of the review. */
export function acceptDraft(draft: DraftReview, judgement: Judgement): void {
  const errors = draft.problems.filter((problem) => problem.severity === 'error')
  const [first] = errors
  if (first)
    throw new ReviewError(`${first.file}:${first.line}: ${first.message} Correct it (${errors.length} in all), then accept the draft.`)
  const { directory, by, now } = judgement
  const path = join(directory, draft.file)
  const text = readFileSync(path, 'utf8')
  if (text.replace(/^\uFEFF/, '') !== draft.text) throw new ReviewError(`${draft.file} has just changed. Read it again.`)
  const published = publishedText(draft, { by, day: now.toISOString().slice(0, 10) })
  recordReview(draft, 'accepted', judgement)
  replaceFile(path, published)
}

/** Returns the file with its front matter changed; the body stays the same byte for byte. */
function publishedText(
  { file, text }: Pick<DraftReview, 'file' | 'text'>,
  { by, day }: { readonly by: string; readonly day: string },
): string {
  const span = splitFrontMatter(createSourceText(file, text))
  if (!('body' in span)) throw new ReviewError(`${file}:${span.line}: ${span.message}`)
  const { start, end } = span
  // The parser knows no line that ends with a carriage return alone.
  const document = parseDocument(text.slice(start, end).replaceAll(/\r\n?/g, '\n'))
  document.set('status', 'published')
  document.set('date', day)
  // A model's draft says so; any other was begun by a person.
  if (!document.hasIn(['made', 'by'])) document.setIn(['made', 'by'], 'person')
  document.setIn(['made', 'reviewedBy'], by)
  const reading = { by, kind: 'person', date: day }
  const earlier = document.getIn(['made', 'readings'])
  if (isSeq(earlier)) earlier.add(document.createNode(reading))
  else document.setIn(['made', 'readings'], [reading])
  return text.slice(0, start) + document.toString({ lineWidth: 0 }) + text.slice(end)
}

/** Removes a draft from the publication; keeps its file beside the journals, and returns the new path. */
export function rejectDraft(draft: DraftReview, judgement: Judgement): string {
  const path = join(judgement.directory, draft.file)
  const kept = writingFolder(judgement.directory).rejected(draft.id, `${judgement.now.getTime()}.${draft.language}`)
  mkdirSync(dirname(kept), { recursive: true })
  recordReview(draft, 'rejected', judgement)
  const folder = dirname(path)
  const others = readdirSync(folder).filter((name) => name !== basename(path))
  const isLast = !others.some((name) => name.endsWith('.md'))
  // The pictures go with the last text, and before it: if one cannot be moved, the draft is still there to be rejected again.
  if (isLast) for (const name of others) renameSync(join(folder, name), join(dirname(kept), name))
  renameSync(path, kept)
  if (isLast) rmdirSync(folder)
  return kept
}

/** Who judged a draft, when, and why. */
interface Judgement {
  readonly directory: string
  readonly by: string
  readonly now: Date
  readonly reason?: string | undefined
}

/**
 * Appends a line to the publication's record of reviews, before the draft is changed. If that fails, and the same verdict on the same text
 * is repeated, the line stays the only one.
 */
function recordReview(
  { id, language, title, topic, made, findings, text }: DraftReview,
  decision: 'accepted' | 'rejected',
  judgement: Judgement,
): void {
  const { directory, by, now, reason } = judgement
  const { reviews } = writingFolder(directory)
  mkdirSync(dirname(reviews), { recursive: true })
  const verdict = { by, decision, id, language, draft: contentHash(text), reason }
  const { lines, isCutOff } = readReviews(reviews)
  if (lines.some((line) => Object.entries(verdict).every(([name, value]) => line[name] === value))) return
  const line = JSON.stringify({ at: now.toISOString(), ...verdict, title, topic, made, findings })
  appendFileSync(reviews, `${isCutOff ? '\n' : ''}${line}\n`)
}
