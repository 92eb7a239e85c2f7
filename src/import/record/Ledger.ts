import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { UsageError } from '../../platform/UsageError.ts'
import { shortHash } from '../../platform/contentHash.ts'
import { replaceFile } from '../../platform/files/replaceFile.ts'

/** Returns the hash of a content, as the ledger records it. */
export function hashOf(content: string | Uint8Array): string {
  return shortHash(content, 24)
}

const hash = z.string().regex(/^[0-9a-f]{24}$/)

const textSchema = z.strictObject({
  /** Relative to the publication folder. */
  file: z.string(),
  slug: z.string(),
  /** Hash of the written text: a file with this hash was not changed by hand. */
  text: hash,
  /** Hash of the written text with its pictures. */
  version: hash,
  /** Hash of a later version that was offered but not written, since the text had been changed. */
  offered: hash.optional(),
  imported: z.string(),
  /** Names of files beside the text, with the hashes of their contents. */
  pictures: z.record(z.string(), hash),
})

const ledgerSchema = z.strictObject({
  version: z.literal(1),
  /** By kind, key in the source, and language. */
  texts: z.record(z.string(), textSchema),
  /** Author folders by kind and key, with the hash of the written text. */
  authors: z.record(z.string(), z.strictObject({ slug: z.string(), text: hash })),
  /** Files relative to `public/`, with the hashes of their contents. */
  files: z.record(z.string(), hash),
  /** The `from` paths of the redirects that were written. */
  redirects: z.array(z.string()),
})

export type LedgerText = z.infer<typeof textSchema>
export type Ledger = z.infer<typeof ledgerSchema>

/** A text of the source, in whatever language. */
interface SourceText {
  readonly kind: string
  readonly key: string
}

/** Returns the key of a text in the ledger. */
export function textKey({ kind, key, language }: SourceText & { readonly language: string }): string {
  return `${kind}:${key} ${language}`
}

/** Returns the entry of a text in any language, among those of a ledger; undefined if it was never imported. */
export function anyEntryOf(texts: readonly (readonly [key: string, text: LedgerText])[], source: SourceText): LedgerText | undefined {
  const start = textKey({ ...source, language: '' })
  // A language has no spaces, as other keys that begin with the words of this one may have.
  return texts.find(([key]) => key.startsWith(start) && !key.slice(start.length).includes(' '))?.[1]
}

/** Relative to the publication folder. */
export const ledgerFile = '.roomwright/imports.json'
const empty: Ledger = { version: 1, texts: {}, authors: {}, files: {}, redirects: [] }

/** Reads the record of earlier imports into a publication: `.roomwright/imports.json`. */
export function readLedger(site: string): Ledger {
  const path = join(site, ledgerFile)
  if (!existsSync(path)) return empty
  const parsed = ledgerSchema.safeParse(parseJson(readFileSync(path, 'utf8')))
  if (!parsed.success)
    throw new UsageError(
      `${ledgerFile} is not what an import wrote. Restore it from your repository; without it, an import would write every text again.`,
    )
  return parsed.data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** Writes the ledger with sorted keys; reports whether it changed. */
export function writeLedger(site: string, ledger: Ledger): boolean {
  const path = join(site, ledgerFile)
  const plain = { ...ledger, texts: sorted(ledger.texts), authors: sorted(ledger.authors), files: sorted(ledger.files) }
  const text = `${JSON.stringify(ledgerSchema.parse(plain), null, 1)}\n`
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return false
  mkdirSync(dirname(path), { recursive: true })
  replaceFile(path, text, { durable: true })
  return true
}

function sorted<Value>(map: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(Object.entries(map).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
