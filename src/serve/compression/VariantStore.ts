import type { FileKind } from '../../shared/output/manifest.ts'
import type { Body } from '../site/BodyStore.ts'
import { ByteCache } from '../site/ByteCache.ts'
import { type Compression, type Variant, compress } from './compress.ts'

const quick: Compression = { encoding: 'br', quality: 5 }
const best: Compression = { encoding: 'br', quality: 11 }
const gzip: Compression = { encoding: 'gzip', quality: 9 }

/** Compressed bodies, each made once and kept in memory by its content. */
export class VariantStore {
  readonly #cache: ByteCache<Variant | 'no smaller'>
  readonly #compressBest: typeof compress

  /** `limit`: maximum bytes in memory. `compressBest` makes variants in the background. */
  constructor(limit: number, compressBest = compress) {
    this.#cache = new ByteCache(limit)
    this.#compressBest = compressBest
  }

  /** Returns the best variant available, or a quick one; the uncompressed body if compression makes it no smaller. */
  get(body: Body, encoding: 'br' | 'gzip'): Variant | Promise<Variant> {
    const first = encoding === 'br' ? quick : gzip
    const ready = (encoding === 'br' ? this.#cache.get(keyOf(body, best)) : undefined) ?? this.#cache.get(keyOf(body, first))
    return ready ? orWhole(ready, body) : this.#make(body, first).then((made) => orWhole(made, body))
  }

  /** Makes the variants to send from now on; returns their size in bytes. */
  async prepare(body: Body, kind: FileKind, signal: AbortSignal): Promise<number> {
    let bytes = 0
    for (const compression of finalCompressions(kind)) {
      if (signal.aborted) break
      const variant = await this.#make(body, compression)
      if (variant !== 'no smaller') bytes += variant.bytes.length
      if (compression.encoding === 'br' && compression.quality !== quick.quality) this.#cache.delete(keyOf(body, quick))
    }
    return bytes
  }

  #make(body: Body, compression: Compression): Promise<Variant | 'no smaller'> {
    return this.#cache.getOrMake(keyOf(body, compression), async () => {
      const bytes = await (compression === best ? this.#compressBest : compress)(body.whole.bytes, compression)
      if (bytes.length >= body.whole.bytes.length) return { value: 'no smaller', bytes: 0 }
      const variant = { encoding: compression.encoding, bytes, etag: tagOf(body, compression), tags: tagsOf(body, compression) }
      return { value: variant, bytes: bytes.length }
    })
  }
}

function orWhole(variant: Variant | 'no smaller', body: Body): Variant {
  return variant === 'no smaller' ? body.whole : variant
}

function finalCompressions(kind: FileKind): readonly Compression[] {
  return [kind === 'asset' || kind === 'document' ? best : quick, gzip]
}

function keyOf({ tag }: Body, { encoding, quality }: Compression): string {
  return `${tag}-${encoding}${quality}`
}

function tagOf(body: Body, compression: Compression): string {
  return `"${keyOf(body, compression)}"`
}

function tagsOf(body: Body, compression: Compression): readonly string[] {
  const equals = [quick, best].filter(({ encoding, quality }) => encoding === compression.encoding && quality !== compression.quality)
  return [compression, ...equals].map((equal) => tagOf(body, equal))
}
