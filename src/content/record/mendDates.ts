import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { replaceFile } from '../../platform/files/replaceFile.ts'
import { splitFrontMatter } from '../load/entries/splitFrontMatter.ts'
import { valueAt } from '../load/source/locatedData.ts'
import { type SourceText, createSourceText } from '../load/source/sourceText.ts'
import { parseYaml } from '../load/yaml/parseYaml.ts'

/** New dates for the front matter of a file. */
export interface DateEdit {
  readonly source: SourceText
  readonly date?: string
  /** Undefined removes the field. */
  readonly updated?: string | undefined
}

/** Writes dates into the files of a publication; the rest of each file is kept byte for byte. Returns the changed files. */
export function mendDates(directory: string, edits: readonly DateEdit[]): readonly string[] {
  return edits.flatMap((edit) => {
    const { file, text } = edit.source
    const mended = mendText(edit)
    const path = join(directory, file)
    const bytes = readFileSync(path)
    const mark = bytes.length - Buffer.byteLength(text)
    // Skips a file that differs from the checked text: it was changed meanwhile, or is not valid text.
    if (mended === undefined || mark < 0 || !bytes.subarray(mark).equals(Buffer.from(text))) return []
    replaceFile(path, Buffer.concat([bytes.subarray(0, mark), Buffer.from(mended)]))
    return [file]
  })
}

/** Returns the text of a file with other dates; undefined if its front matter is not written one field a line. */
export function mendText({ source, ...fields }: DateEdit): string | undefined {
  const span = splitFrontMatter(source)
  if ('rule' in span) return undefined
  const front = source.text.slice(span.start, span.end)
  const date = fields.date === undefined ? front : setLine(front, { field: 'date', date: fields.date })
  const mended = 'updated' in fields ? setUpdated(date, fields.updated) : date
  const text = source.text.slice(0, span.start) + mended + source.text.slice(span.end)
  return says(text, fields) ? text : undefined
}

/** Replaces the value of a field on a line of its own, keeping its comment. */
function setLine(front: string, { field, date }: { readonly field: 'date' | 'updated'; readonly date: string }): string {
  const line = new RegExp(String.raw`^(${field}:[ \t]*)(?:'[^'\r\n]*'|"[^"\r\n]*"|[^\s#]\S*)([ \t]*(?:#.*)?)$`, 'm')
  return front.replace(line, (_line, before: string, behind: string) => before + date + behind)
}

function setUpdated(front: string, updated: string | undefined): string {
  if (updated === undefined) return front.replace(/^updated:.*(?:\r\n|\n|\r)/m, '')
  if (/^updated:/m.test(front)) return setLine(front, { field: 'updated', date: updated })
  return front.replace(/^date:.*(\r\n|\n|\r)/m, (line, end: string) => `${line}updated: ${updated}${end}`)
}

function says(text: string, fields: Omit<DateEdit, 'source'>): boolean {
  const source = createSourceText('', text)
  const span = splitFrontMatter(source)
  if ('rule' in span) return false
  const { data } = parseYaml(source, span)
  return data !== undefined && Object.entries(fields).every(([field, date]) => valueAt(data.value, [field]) === date)
}
