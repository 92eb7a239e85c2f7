import { gunzipSync, gzipSync } from 'node:zlib'
import { z } from 'zod'
import { shortHash } from '../../platform/contentHash.ts'
import { isCardName } from '../../shared/pictures/cards.ts'
import { isInnerPath } from '../../platform/output/readManifest.ts'
import { textOf } from '../output/fileContent.ts'
import type { ShardResult } from '../making/pageMessages.ts'

const fileSchema = z.strictObject({
  file: z.strictObject({ path: z.string().refine(isInnerPath), kind: z.enum(['document', 'data']) }),
  text: z.string(),
})

const cardSchema = z.strictObject({ name: z.string().refine(isCardName), card: z.unknown() })

const partSchema = z.strictObject({
  content: z.string().optional(),
  more: z.strictObject({ content: z.string(), card: cardSchema.optional() }),
  reads: z.array(z.string()),
  written: z.strictObject({ files: z.array(fileSchema), reads: z.array(z.string()) }),
})

const failureSchema = z.union([
  z.strictObject({ problem: z.unknown() }),
  z.strictObject({ name: z.string(), message: z.string(), stack: z.string() }),
])

const blobSchema = z.strictObject({
  results: z.array(
    z.union([z.strictObject({ page: z.int(), part: partSchema }), z.strictObject({ page: z.int(), failure: failureSchema })]),
  ),
})

/** Returns the name of a shard's results: pages of one plan have the same content, whoever renders them. */
export function shardName(planHash: string, pages: readonly number[]): string {
  return `shards/${shortHash(JSON.stringify([planHash, pages]), 40)}`
}

export function packShard(results: readonly ShardResult[]): Uint8Array {
  return gzipSync(JSON.stringify({ results: results.map(withTexts) }), { level: 1 })
}

function withTexts(result: ShardResult): ShardResult {
  if (!('part' in result)) return result
  const { part } = result
  const files = part.written.files.map(({ file, text }) => ({ file, text: textOf(text) }))
  return { ...result, part: { ...part, written: { ...part.written, files } } }
}

/** Unpacks the results of exactly these pages; undefined if a blob holds anything else. */
export function unpackShard(blob: Uint8Array, pages: readonly number[]): readonly ShardResult[] | undefined {
  const { data } = blobSchema.safeParse(parse(blob))
  if (data?.results.length !== pages.length || data.results.some(({ page }, index) => page !== pages[index])) return undefined
  // Cards and problems are not validated further, because the engine wrote them: the name of a card is the hash of what it shows.
  return data.results as readonly ShardResult[]
}

function parse(blob: Uint8Array): unknown {
  try {
    return JSON.parse(gunzipSync(blob).toString())
  } catch {
    return undefined
  }
}
