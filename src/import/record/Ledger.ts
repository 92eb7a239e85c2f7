import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { UsageError } from '../../platform/errorCode.ts'
import { replaceFile } from '../../platform/replaceFile.ts'

const hash = z.string().regex(/^[0-9a-f]{24}$/)

const textSchema = z.strictObject({
  /** Below the publication. */
  file: z.string(),
  slug: z.string(),
  /** Of what was written: the file that has it was not changed by hand. */
  text: hash,
  /** Of what was written with its pictures. */
  version: hash,
  /** Of a later version that a changed text did not take. */
  offered: hash.optional(),
  imported: z.string(),
  /** Names beside the text, with the hashes of their contents. */
  pictures: z.record(z.string(), hash),
})

const ledgerSchema = z.strictObject({
  version: z.literal(1),
  /** By kind, key at the source and language. */
  texts: z.record(z.string(), textSchema),
  /** Folders of authors by kind and key, with the hash of what was written. */
  authors: z.record(z.string(), z.strictObject({ slug: z.string(), text: hash })),
  /** Files below `public/`, with the hashes of their contents. */
  files: z.record(z.string(), hash),
  /** The paths at which redirects that were written begin. */
  redirects: z.array(z.string()),
})

export type LedgerText = z.infer<typeof textSchema>
export type Ledger = z.infer<typeof ledgerSchema>

/** Below the publication. */
export const ledgerFile = '.roomwright/imports.json'
const empty: Ledger = { version: 1, texts: {}, authors: {}, files: {}, redirects: [] }

/** What earlier imports wrote into a publication: `.roomwright/imports.json`. */
export function readLedger(site: string): Ledger {
  const path = join(site, ledgerFile)
  if (!existsSync(path)) return empty
  const parsed = ledgerSchema.safeParse(parseJson(readFileSync(path, 'utf8')))
  if (!parsed.success)
    throw new UsageError(
      `${ledgerFile} is not what an import wrote. Bring it back from your repository; without it an import would write every text once more.`,
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

/** Writes it in the order of its keys and of the schema's; whether it changed. */
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
