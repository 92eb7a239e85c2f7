import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { RunContext } from '../run/RunContext.ts'
import type { Draft } from './Draft.ts'
import { placeFile } from './placeFile.ts'
import { leadFile, renderDraft } from './renderDraft.ts'
import { writingFolder } from './writingFolder.ts'

/** Leaves a draft in the publication; what an earlier process of the run left there stays as it is. */
export function saveDraft(
  unit: string,
  draft: Draft,
  { newsroom, journal, state }: Pick<RunContext, 'newsroom' | 'journal' | 'state'>,
): void {
  if (state.written.has(unit)) return
  const { slug: id, language, notes, lead, picture, topic, asked } = draft
  const content = renderDraft(draft)
  const folder = writingFolder(newsroom.directory)
  const notesFile = folder.notes(id, language)
  mkdirSync(dirname(notesFile), { recursive: true })
  const chosen = lead && { madeFor: lead.picture.name, scene: lead.picture.scene, seed: lead.picture.seed }
  writeFileSync(notesFile, `${JSON.stringify({ topic, asked, picture, chosen, notes }, undefined, 2)}\n`)
  if (!state.writing.has(unit)) {
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 16)
    journal.append({ type: 'writing', article: unit, id, language, hash })
  }
  if (lead) placeFile(join(newsroom.directory, 'articles', id, leadFile(lead)), readFileSync(lead.picture.file), folder.half(unit))
  const file = `articles/${id}/${language}.md`
  const isPlaced = placeFile(join(newsroom.directory, file), content, folder.half(unit))
  if (!isPlaced && !state.writing.has(unit))
    throw new Error(`${file} was put there by somebody else during the run. Move it, and give the command again.`)
  journal.append({ type: 'written', article: unit, id, language })
}
