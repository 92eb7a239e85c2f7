import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Document, isScalar, isSeq, parseDocument, stringify } from 'yaml'
import { UsageError } from '../../platform/UsageError.ts'
import { placeCopy, replaceFile } from '../../platform/files/replaceFile.ts'
import type { ShelvedFile } from '../plan/FileShelf.ts'
import type { PlannedAuthor } from '../plan/planAuthors.ts'
import type { PlannedRedirect } from '../plan/planRedirects.ts'
import { type Ledger, hashOf } from './Ledger.ts'

/** Writes the files of authors under the same rules as texts: what was changed or deleted by hand is kept that way. */
export function applyAuthors(
  site: string,
  authors: Iterable<PlannedAuthor>,
  ledger: Ledger,
): { readonly entries: Ledger['authors']; readonly written: number } {
  const entries = { ...ledger.authors }
  let written = 0
  for (const { key, slug, file } of authors) {
    if (!file) continue
    const path = join(site, file.path)
    const before = ledger.authors[key]
    const current = existsSync(path) ? hashOf(readFileSync(path)) : undefined
    const isFree = before ? current === before.text && before.text !== file.hash : current === undefined
    if (isFree) {
      mkdirSync(dirname(path), { recursive: true })
      replaceFile(path, file.text)
      written++
    }
    entries[key] = { slug, text: isFree || !before || current === file.hash ? file.hash : before.text }
  }
  return { entries, written }
}

/** Copies the files that texts link to; a file deleted by hand is not restored. */
export function applyFiles(site: string, files: ReadonlyMap<string, ShelvedFile>, ledger: Ledger): Ledger['files'] {
  const entries = { ...ledger.files }
  for (const [name, { path, hash }] of files) {
    const target = join(site, 'public', name)
    const current = existsSync(target) ? hashOf(readFileSync(target)) : undefined
    const before = ledger.files[name]
    if (before === undefined ? current === undefined : current === before && before !== hash) {
      mkdirSync(dirname(target), { recursive: true })
      placeCopy(path, target)
    }
    entries[name] = before !== undefined && current !== before && current !== hash ? before : hash
  }
  return entries
}

const redirectsFile = 'redirects.yaml'

/**
 * Returns the text of `redirects.yaml` with the redirects appended, keeping its content as written; undefined if there are none.
 * Throws a `UsageError` if the file is not a list, so that an import stops before it writes anything.
 */
export function withRedirects(site: string, redirects: readonly PlannedRedirect[]): string | undefined {
  if (redirects.length === 0) return undefined
  const path = join(site, redirectsFile)
  const text = existsSync(path) ? readFileSync(path, 'utf8').replace(/^\uFEFF/, '') : ''
  const items = redirects.map(({ from, to }) => stringify([{ from, to }], { lineWidth: 0, collectionStyle: 'flow' }))
  const lines = redirects
    .map((redirect, index) => `- ${items[index]?.trim().replace(/^\[\s*|\s*\]$/g, '') ?? JSON.stringify(redirect)}\n`)
    .join('')
  const document: Document = parseDocument(text)
  const { contents, errors } = document
  const isEmpty = contents === null || (isScalar(contents) && contents.value === null)
  if (errors.length > 0 || (!isEmpty && !isSeq(contents)))
    throw new UsageError(`${redirectsFile} is not a list of redirects. See \`npx roomwright check\`.`)
  const isOpen = !/^\.\.\.\s*$/m.test(text)
  if (isOpen && (contents === null || /^- /m.test(text))) return `${text}${text === '' || text.endsWith('\n') ? '' : '\n'}${lines}`
  if (isEmpty) document.contents = document.createNode([])
  for (const redirect of redirects) document.add(document.createNode(redirect))
  return document.toString({ lineWidth: 0 })
}

/** Writes the text from `withRedirects`, if any. */
export function applyRedirects(site: string, text: string | undefined): void {
  if (text !== undefined) replaceFile(join(site, redirectsFile), text)
}
