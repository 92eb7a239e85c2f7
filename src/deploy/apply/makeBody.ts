import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { contentHash } from '../../platform/contentHash.ts'
import { readWholeFile } from '../../platform/files/readWholeFile.ts'
import { openBuilt } from '../../platform/output/openBuilt.ts'
import type { CardSource } from '../../shared/pictures/cards.ts'
import { DeployError } from '../DeployError.ts'
import type { WantedObject } from '../plan/wantedObjects.ts'

const runBrotli = promisify(brotliCompress)
const runGzip: (bytes: Buffer, options: { readonly level: number }) => Promise<Buffer> = promisify(gzip)

interface Sources {
  /** The output folder of the build. */
  readonly directory: string
  readonly cards: CardSource
}

/** Returns the bytes of an object as they are stored. */
export async function makeBody({ key, source, headers, group }: WantedObject, { directory, cards }: Sources): Promise<Buffer> {
  if (source.kind === 'card') return drawCard(key, await cards.draw(source.name))
  const bytes = source.kind === 'text' ? Buffer.from(source.text) : await readBuilt(source, directory)
  if (headers.contentEncoding === 'gzip') return runGzip(bytes, { level: 9 })
  if (headers.contentEncoding !== 'br') return bytes
  // Assets change seldom and are read by everyone; a page's data is one file of thousands.
  const quality = group === 'asset' ? 11 : 9
  return runBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } })
}

function drawCard(key: string, drawn: Uint8Array | undefined): Buffer {
  if (!drawn) throw notAsBuilt(`What ${key} is drawn from`)
  return Buffer.from(drawn)
}

function notAsBuilt(what: string): DeployError {
  return new DeployError(`${what} has changed since the build. Build again, and deploy when no build is running.`)
}

async function readBuilt(
  source: { readonly path: string; readonly hash: string; readonly hidden: boolean },
  directory: string,
): Promise<Buffer> {
  const bytes = await openBuilt(directory, source, async (path) => {
    const content = await readWholeFile(path)
    if (contentHash(content) === source.hash) return content
    throw notAsBuilt(source.path)
  })
  return source.hidden ? hideFromRobots(bytes) : bytes
}

/** Matches everything before the first element in a document's head, including optional tags. */
const beginning =
  /^(?:\xEF\xBB\xBF)?(?:[ \t\r\n\f]|<!--[^]*?-->|<\?[^>]*>|<!doctype[^>]*>)*(?:<html(?:\s(?:"[^"]*"|'[^']*'|[^"'>])*)?>)?(?:[ \t\r\n\f]|<!--[^]*?-->)*(?:<head(?:\s(?:"[^"]*"|'[^']*'|[^"'>])*)?>)?/i

/** Adds `noindex` to a document. All other bytes stay unchanged, whatever the encoding. */
export function hideFromRobots(html: Buffer): Buffer {
  const text = html.toString('latin1')
  return Buffer.from(text.replace(beginning, '$&<meta name="robots" content="noindex, nofollow">'), 'latin1')
}
