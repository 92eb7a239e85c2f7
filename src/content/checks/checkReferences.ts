import { createSuggester } from '../advice/didYouMean.ts'
import { problemOf } from '../load/entries/entry.ts'
import { type LoadedArticle, type LoadedContent, textsOf } from '../load/loadedContent.ts'
import { collectionNameOf } from '../own/reference.ts'
import type { Problem } from '../problem.ts'
import { subject } from '../schemas/check/explainIssue.ts'

/** Checks that every entry that a field refers to exists, and is published in the language or in the default one. */
export function checkReferences(content: LoadedContent): readonly Problem[] {
  const referring = content.collections.flatMap(({ entries }) => entries).filter(({ own }) => own && own.references.length > 0)
  if (referring.length === 0) return []
  const byCollection = Map.groupBy(textsOf(content), collectionNameOf)
  const byId = new Map([...byCollection].map(([name, texts]) => [name, Map.groupBy(texts, ({ id }) => id)]))
  const suggesters = new Map([...byId].map(([name, ids]) => [name, createSuggester(ids.keys())]))
  const referrers = referrersOf(referring)
  const [defaultLanguage] = content.site.languages
  // References to a collection with a faulty definition are skipped, since the definition is reported.
  const defined = new Set(['articles', ...content.collections.map(({ definition }) => definition.name)])
  return referring.flatMap((entry) =>
    (entry.own?.references ?? []).flatMap((reference): readonly Problem[] => {
      const { collection, id, path } = reference
      if (!defined.has(collection)) return []
      const complain = (message: string, fix: string) => [
        problemOf(entry, path, { severity: 'error', rule: 'broken-reference', message, fix }),
      ]
      const texts = byId.get(collection)?.get(id)
      if (!texts) {
        const near = suggesters.get(collection)?.(id)
        const fix =
          near === undefined ? `Write the name of a folder in \`${collection}/\`, or remove the line.` : `Did you mean \`${near}\`?`
        const others = (referrers.get(`${collection}/${id}`) ?? []).filter((file) => file !== entry.source.file)
        const too = others.length > 0 ? ` So does ${[...new Set(others)].join(', ')}.` : ''
        return complain(`${subject(path)} refers to "${collection}/${id}", which does not exist.${too}`, fix)
      }
      const shown = texts.filter(({ language }) => language === entry.language || language === defaultLanguage)
      if (shown.some((text) => !text.isHidden)) return []
      if (shown.length > 0 || texts.every((text) => text.isHidden))
        return complain(
          `${subject(path)} refers to "${collection}/${id}", which is a draft or not yet published, so readers cannot open it.`,
          'Publish it, or remove the line.',
        )
      return complain(
        `${subject(path)} refers to "${collection}/${id}", which has no text in \`${entry.language}\` or \`${defaultLanguage}\`.`,
        `Write \`${collection}/${id}/${entry.language}.md\`, or remove the line.`,
      )
    }),
  )
}

/** Maps each entry to the files that refer to it. */
function referrersOf(entries: readonly LoadedArticle[]): ReadonlyMap<string, readonly string[]> {
  const named = entries.flatMap(({ own, source }) =>
    (own?.references ?? []).map(({ collection, id }) => ({ target: `${collection}/${id}`, file: source.file })),
  )
  return new Map([...Map.groupBy(named, ({ target }) => target)].map(([target, all]) => [target, all.map(({ file }) => file)]))
}
