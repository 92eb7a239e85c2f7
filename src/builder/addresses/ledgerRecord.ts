import type { LoadedArticle } from '../../content/load/loadedContent.ts'
import type { PublicationRecord } from '../../content/record/readRecord.ts'
import { type LedgerEntry, textKey } from './AddressBook.ts'

/**
 * Returns the articles' publication record as known from the ledger of addresses, for publications without a version history: the day on
 * which each was first recorded.
 */
export function ledgerRecord(
  published: readonly Pick<LedgerEntry, 'key' | 'first'>[],
  articles: readonly Pick<LoadedArticle, 'id' | 'language' | 'source' | 'own'>[],
): PublicationRecord {
  const byKey = Map.groupBy(published, ({ key }) => key)
  const files = articles.flatMap(({ id, language, source, own }) => {
    const addresses = byKey.get(`${textKey({ id, own })}:${language}`) ?? []
    const days = addresses.flatMap((address) => address.first ?? [])
    // An address recorded without a day may be older than the others.
    if (days.length === 0 || days.length < addresses.length) return []
    return [[source.file, { first: days.reduce((first, day) => (day < first ? day : first)), changes: [] }] as const]
  })
  return { files: new Map(files), readContents: async () => new Map() }
}
