import { posix } from 'node:path'
import { type FeedFormat, feedFormatNames } from '../../shared/addresses/paths.ts'
import type { MadePart } from '../facts/Part.ts'
import type { Trace } from '../facts/Traces.ts'
import { writeContent } from '../feeds/renderFeeds.ts'
import { readIfWhole } from './rewordPage.ts'

interface FeedOptions {
  /** The output folder. */
  readonly out: string
  readonly trace: Trace<unknown>
  /** Hash of the feed of the same articles as JSON; undefined if the output has none. */
  hashOf(path: string): string | undefined
  /** Those of its texts that changed, as HTML, by the URLs of their pages. */
  readonly texts: ReadonlyMap<string, string>
}

/** Makes a feed from the one in the output; undefined if the texts before the change cannot be told apart in it. */
export function rewordFeed({ out, trace, hashOf, texts }: FeedOptions): MadePart<null> | undefined {
  const [file] = trace.files
  const format = file && formatOf(file[0])
  if (!format) return undefined
  const data = posix.join(posix.dirname(file[0]), 'feed.json')
  const befores = textsIn(readIfWhole(out, [data, hashOf(data) ?? '']))
  let text = readIfWhole(out, file) ?? ''
  for (const [url, after] of texts) {
    const before = befores.get(url)
    const [start, end, ...more] = before === undefined ? [] : text.split(writeContent[format](before))
    if (start === undefined || end === undefined || more.length > 0) return undefined
    text = start + writeContent[format](after) + end
  }
  return { more: null, reads: trace.reads, written: { files: [{ file: { path: file[0], kind: 'data' }, text }], reads: [] } }
}

function formatOf(path: string): FeedFormat | undefined {
  return feedFormatNames.find((format) => posix.basename(path) === `feed.${format}`)
}

/** Returns the texts in a feed in JSON, which the build before wrote, by the URLs of their pages. */
function textsIn(feed: string | undefined): ReadonlyMap<string, string> {
  if (feed === undefined) return new Map()
  const { items } = JSON.parse(feed) as { readonly items: readonly { readonly url: string; readonly content_html: string }[] }
  return new Map(items.map(({ url, content_html: text }) => [url, text]))
}
