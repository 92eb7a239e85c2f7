import type { CodeEntry } from '../../content/own/defineCollection.ts'
import type { OwnCollection } from '../../content/own/readCollections.ts'
import { CodeFailure } from './renderOwn.ts'
import { explainCode } from './explainCode.ts'

/** The same collections, whose `structuredData` gives plain data or throws a `CodeFailure`. `directory` is the publication folder, by its real path. */
export function guardCollections(collections: readonly OwnCollection[], directory: string): readonly OwnCollection[] {
  return collections.map((collection) => {
    const { structuredData, name, placeOf } = collection
    if (!structuredData) return collection
    const guarded = (entry: CodeEntry): object => {
      const made = run(() => structuredData(entry), entry)
      const isMap = typeof made === 'object' && made !== null && !Array.isArray(made)
      const plain = isMap ? run(() => JSON.parse(JSON.stringify(made)) as object, entry) : undefined
      if (plain) return plain
      const message = `\`structuredData\` of \`${name}\` gives no map.`
      const fix = "Write `(entry) => ({ '@type': 'Thing', name: entry.fields.title })`."
      throw new CodeFailure({ ...placeOf(['structuredData']), severity: 'error', rule: 'collection', message, fix }, entry)
    }
    const run = <Made>(make: () => Made, entry: CodeEntry): Made => {
      try {
        return make()
      } catch (error) {
        throw new CodeFailure(explainCode(error, { directory, file: placeOf([]).file, rule: 'collection' }), entry)
      }
    }
    return { ...collection, structuredData: guarded }
  })
}
