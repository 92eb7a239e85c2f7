import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { DeployError } from '../DeployError.ts'
import type { WantedObject } from '../plan/WantedObject.ts'

const runBrotli = promisify(brotliCompress)
const runGzip: (bytes: Buffer, options: { readonly level: number }) => Promise<Buffer> = promisify(gzip)

/** The bytes of an object as they are stored. */
export async function makeBody({ source, headers, group }: WantedObject, directory: string): Promise<Buffer> {
  const bytes = source.kind === 'text' ? Buffer.from(source.text) : await readBuilt(source, directory)
  if (headers.contentEncoding === 'gzip') return runGzip(bytes, { level: 9 })
  if (headers.contentEncoding !== 'br') return bytes
  // Assets change seldom and are read by all; a page's data is one of thousands.
  const quality = group === 'asset' ? 11 : 9
  return runBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } })
}

async function readBuilt(
  source: { readonly path: string; readonly hash: string; readonly hidden: boolean },
  directory: string,
): Promise<Buffer> {
  const bytes = await readFile(join(directory, source.path))
  if (hash('sha256', bytes, 'hex').slice(0, 32) !== source.hash) {
    throw new DeployError(`${source.path} is not as the build left it. Build again, and deploy when no build is running.`)
  }
  return source.hidden ? hideFromRobots(bytes) : bytes
}

/** What comes before the first thing in the head of a document, tags that may be left out among it. */
const beginning =
  /^(?:\xEF\xBB\xBF)?(?:[ \t\r\n\f]|<!--[^]*?-->|<\?[^>]*>|<!doctype[^>]*>)*(?:<html(?:\s(?:"[^"]*"|'[^']*'|[^"'>])*)?>)?(?:[ \t\r\n\f]|<!--[^]*?-->)*(?:<head(?:\s(?:"[^"]*"|'[^']*'|[^"'>])*)?>)?/i

/** A document that no search engine may index; whatever its letters are encoded in, all its bytes stay. */
export function hideFromRobots(html: Buffer): Buffer {
  const text = html.toString('latin1')
  const { length } = beginning.exec(text)?.[0] ?? ''
  return Buffer.from(`${text.slice(0, length)}<meta name="robots" content="noindex, nofollow">${text.slice(length)}`, 'latin1')
}
