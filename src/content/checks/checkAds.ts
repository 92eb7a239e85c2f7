import { createSuggester } from '../createSuggester.ts'
import type { LoadedContent } from '../load/loadedContent.ts'
import type { Problem } from '../problem.ts'
import { problemAt } from '../problemAt.ts'

/** Paid links are given for pages that there are. */
export function checkAds({ ads: { data, fields }, addresses, categories }: LoadedContent): readonly Problem[] {
  if (!data || !categories.isWhole) return []
  const suggest = createSuggester(addresses.keys())
  return Object.keys(fields.sapeLinks ?? {})
    .filter((path) => !addresses.has(path))
    .map((path) => {
      const near = suggest(path)
      const fix = near ? `Did you mean "${near}"?` : 'Take the entry out.'
      const message = `There is no page "${path}", so its links are shown nowhere.`
      return problemAt(data.source, data.locate(['sapeLinks', path], 'key'), {
        severity: 'warning',
        rule: 'ads-without-page',
        message,
        fix,
      })
    })
}
