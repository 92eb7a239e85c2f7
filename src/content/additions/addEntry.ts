import { limits } from '../limits.ts'
import { isMap } from '../../shared/isMap.ts'
import { UsageError } from '../../platform/UsageError.ts'
import type { Language } from '../../shared/languages/languages.ts'
import type { EntryRoot } from '../load/entries/entry.ts'
import { listFolder } from '../load/files/listFolder.ts'
import { splitFrontMatter } from '../load/entries/splitFrontMatter.ts'
import { readText } from '../load/files/readText.ts'
import { parseYaml } from '../load/yaml/parseYaml.ts'
import { writeNewFile } from '../start/writeFiles.ts'
import { type Surroundings, ThereAlreadyError } from './Addition.ts'

/** An existing text with its front matter as written. */
export interface StandingText {
  readonly language: Language
  readonly fields: Readonly<Record<string, unknown>>
  /** Markdown. */
  readonly body: string
}

interface EntryPlace {
  readonly root: EntryRoot
  readonly id: string
}

interface TextPlace extends EntryPlace {
  readonly language: Language
}

/** Returns the text to translate from: the one in the first of the publication's languages that has one; undefined for a new folder. */
export function findOriginal({ directory, languages }: Surroundings, { root, id }: EntryPlace): StandingText | undefined {
  const items = listFolder(directory, `${root}/${id}`) ?? []
  const language = languages.find((code) => items.some(({ name, kind }) => kind === 'file' && name === `${code}.md`))
  return language === undefined ? undefined : readStanding(directory, { root, id, language })
}

/** Lists every text of a folder of entries in a language. */
export function listStanding(
  { directory }: Surroundings,
  root: EntryRoot,
  language: Language,
): readonly (StandingText & { readonly id: string })[] {
  return (listFolder(directory, root) ?? []).flatMap(({ name: id, kind }) => {
    const isThere = kind === 'folder' && listFolder(directory, `${root}/${id}`)?.some(({ name }) => name === `${language}.md`)
    return isThere ? [{ id, ...readStanding(directory, { root, id, language }) }] : []
  })
}

function readStanding(directory: string, { root, id, language }: TextPlace): StandingText {
  const file = `${root}/${id}/${language}.md`
  const source = readText({ directory, file, most: limits.text })?.source
  const span = source && splitFrontMatter(source)
  if (!source || !span || 'rule' in span)
    throw new UsageError(`${file} has no front matter that can be read. See \`npx roomwright check\`.`)
  const fields = parseYaml(source, span).data?.value
  if (!isMap(fields)) throw new UsageError(`The front matter of ${file} cannot be read. See \`npx roomwright check\`.`)
  return { language, fields, body: source.text.slice(span.body).trim() }
}

/** Writes a text if there is none yet; returns its path below the publication folder. */
export function addEntry({ directory }: Surroundings, place: TextPlace & { readonly text: string }): string {
  const file = `${place.root}/${place.id}/${place.language}.md`
  if (!writeNewFile(directory, { path: file, text: place.text }))
    throw new ThereAlreadyError(`${file} already exists; nothing was changed.`)
  return file
}
