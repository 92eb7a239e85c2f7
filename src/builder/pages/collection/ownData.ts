import type { Thing } from 'schema-dts'
import type { Article } from '../../../content/publication.ts'
import { codeEntry } from '../../code/codeEntry.ts'
import type { SiteIndex } from '../SiteIndex.ts'

/** What the publication's own code says of an entry in terms of schema.org; undefined where it says nothing. */
export function ownData(site: SiteIndex, text: Article): Thing | undefined {
  const collection = text.own && site.collections.get(text.own.collection)?.collection
  return collection?.structuredData?.(codeEntry(site, text)) as Thing | undefined
}
