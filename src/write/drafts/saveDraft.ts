import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { stringify } from 'yaml'
import type { ClassificationEntity } from '../../content/categories/classify.ts'
import { slugFault, slugFrom } from '../../content/schemas/fields.ts'
import { shortHash } from '../../platform/contentHash.ts'
import { hasCode, isWithoutLinks, withPath } from '../../platform/errorCode.ts'
import { replaceFile } from '../../platform/files/replaceFile.ts'
import type { Language } from '../../shared/languages/languages.ts'
import type { Finding } from '../checks/Finding.ts'
import type { LeadPicture } from '../passes/choosePicture.ts'
import type { Source } from '../passes/sources.ts'
import { promptVersion } from '../prompts/passRequest.ts'
import type { RunContext } from '../run/RunContext.ts'
import { writingFolder } from './writingFolder.ts'

/** Saves a draft in the publication; keeps what an earlier process of the run has saved. */
export function saveDraft(
  unit: string,
  draft: Draft,
  { publication, journal, state }: Pick<RunContext, 'publication' | 'journal' | 'state'>,
): void {
  if (state.written.has(unit)) return
  const { slug: id, language, notes, lead, picture, topic, asked } = draft
  const content = renderDraft(draft)
  const folder = writingFolder(publication.directory)
  const notesFile = folder.notes(id, language)
  mkdirSync(dirname(notesFile), { recursive: true })
  const chosen = lead && { madeFor: lead.picture.name, scene: lead.picture.scene, seed: lead.picture.seed }
  replaceFile(notesFile, `${JSON.stringify({ topic, asked, picture, chosen, notes }, undefined, 2)}\n`)
  if (!state.writing.has(unit)) {
    const hash = shortHash(content, 16)
    journal.append({ type: 'writing', article: unit, id, language, hash })
  }
  const half = folder.half(unit)
  if (lead) placeFile(readFileSync(lead.picture.file), { half, path: join(publication.directory, 'articles', id, leadFile(lead)) })
  const file = `articles/${id}/${language}.md`
  const isPlaced = placeFile(content, { half, path: join(publication.directory, file) })
  if (!isPlaced && !state.writing.has(unit))
    throw new Error(`${file} was put there by someone else during the run. Move it, and run the command again.`)
  journal.append({ type: 'written', article: unit, id, language })
}

/** Creates a file atomically, and never over another; returns false if the file exists. `half` is where it is written first. */
function placeFile(content: string | Uint8Array, { half, path }: { readonly half: string; readonly path: string }): boolean {
  mkdirSync(dirname(half), { recursive: true })
  mkdirSync(dirname(path), { recursive: true })
  try {
    // The file of a killed process may be a second link to the draft that it placed.
    rmSync(half, { force: true })
    writeFileSync(half, content, { flush: true })
    return giveName(half, path)
  } catch (error) {
    throw withPath(error, path)
  } finally {
    rmSync(half, { force: true })
  }
}

/** Gives a complete file its name; returns false if there is a file of this name. */
function giveName(half: string, path: string): boolean {
  try {
    linkSync(half, path)
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    if (!isWithoutLinks(error)) throw error
    if (existsSync(path)) return false
    renameSync(half, path)
    return true
  }
}

/** Renders the file of a draft: front matter and body. */
function renderDraft({ title, slug, description, author, date, entity, lead, sources, model, body }: Draft): string {
  const front = {
    title,
    slug,
    description,
    author,
    date,
    entities: [entity],
    ...(lead && { image: { src: leadFile(lead), alt: lead.alt } }),
    status: 'draft',
    ...(sources.length > 0 && { sources }),
    made: { by: 'model', model, prompt: promptVersion, at: date },
  }
  return `---\n${stringify(front, { lineWidth: 0 })}---\n\n${body}`
}

/** Returns the name of a draft's picture, made from its scene and seed. */
function leadFile({ picture: { scene, seed } }: LeadPicture): string {
  return `${scene}-${seed}.webp`
}

/** Keys of a category and, if the plan names one, of a subcategory. */
export interface AskedPlace {
  readonly category: string
  readonly subcategory?: string | undefined
}

/** An article that has passed its checks. */
export interface Draft {
  readonly language: Language
  readonly slug: string
  readonly title: string
  readonly description: string
  readonly author: string
  /** `YYYY-MM-DD`. */
  readonly date: string
  readonly entity: ClassificationEntity
  /** The place that the plan asked for. */
  readonly asked: AskedPlace
  readonly sources: readonly Source[]
  readonly model: string
  readonly body: string
  /** Notes for the editor. */
  readonly notes: readonly Finding[]
  readonly lead?: LeadPicture
  /** What the lead picture should show. */
  readonly picture: string
  readonly topic: string
}

/** In bytes, because a slug is also the name of a folder. */
const longest = 100

/** Returns the proposed slug if it is valid, otherwise one made from the title. */
export function draftSlug(proposed: string, title: string): string {
  if (/^[a-z0-9-]+$/.test(proposed) && proposed.length <= longest && slugFault(proposed) === undefined) return proposed
  const plain = title
    .replaceAll('ı', 'i')
    .normalize('NFD')
    .replace(/(?<=\p{sc=Latn})\p{M}+/gu, '')
  const words = slugFrom(plain).split('-')
  while (words.length > 1 && Buffer.byteLength(words.join('-')) > longest) words.pop()
  const slug = words.join('-')
  return slugFault(slug) === undefined ? slug : 'article'
}
