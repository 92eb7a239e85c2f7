import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { decodePicture, type DecodedPicture } from './decodePicture.ts'
import { leadsNowhere } from '../platform/errorCode.ts'
import { limits } from './limits.ts'
import { readRegularFile } from './load/readRegularFile.ts'
import { readPictureCache, writePictureCache } from './pictureCache.ts'
import type { PictureInspection, PictureInspector } from './pictureInspector.ts'

/**
 * An inspector that reads a file once, as long as it does not change, and decodes equal contents once: what it finds is
 * kept in the cache folder, one small file a picture, under the hash of the content.
 */
export function createPictureInspector({ cacheDirectory }: { readonly cacheDirectory: string }): PictureInspector {
  const byFile = new Map<string, Promise<PictureInspection>>()
  const byHash = new Map<string, Promise<DecodedPicture | string>>()

  async function decodeOnce(hash: string, content: Buffer): Promise<DecodedPicture | string> {
    const cached = readPictureCache(cacheDirectory, hash)
    if (cached) return cached
    const decoded = await decodePicture(content)
    if (typeof decoded !== 'string') writePictureCache(cacheDirectory, hash, decoded)
    return decoded
  }

  async function inspect(path: string): Promise<PictureInspection> {
    const read = readRegularFile({ path, most: limits.picture })
    if (!read) return missing
    if ('finding' in read) return { reason: 'broken', detail: read.finding.message }
    const { content } = read
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 12)
    const decoding = byHash.get(hash) ?? decodeOnce(hash, content)
    byHash.set(hash, decoding)
    const decoded = await decoding
    return typeof decoded === 'string' ? { reason: 'broken', detail: decoded } : { picture: { path, hash, ...decoded } }
  }

  return async (path) => {
    const version = versionOf(path)
    if (version === undefined) return missing
    const key = `${path}\0${version}`
    const inspection = byFile.get(key) ?? inspect(path)
    byFile.set(key, inspection)
    return inspection
  }
}

const missing = { reason: 'missing', detail: 'There is no such file.' } as const

/** Changes when the file does; undefined where there is no file. */
function versionOf(path: string): string | undefined {
  try {
    const status = statSync(path)
    return status.isFile() ? `${status.mtimeMs} ${status.size}` : undefined
  } catch (error) {
    if (leadsNowhere(error)) return undefined
    throw error
  }
}
