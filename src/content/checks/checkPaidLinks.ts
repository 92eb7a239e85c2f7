import { type Language, mainLanguageOf } from '../../shared/languages/languages.ts'
import { problemInData } from '../load/entries/entry.ts'
import type { Addresses, LoadedContent } from '../load/loadedContent.ts'
import type { DataPath } from '../load/source/locatedData.ts'
import { type Problem, problemAt } from '../problem.ts'
import type { PaidLink } from '../publication.ts'
import { createAddressSuggester } from '../advice/suggestAddress.ts'

/** Checks that every paid link on a Russian page names its advertiser and its token. */
export function checkPaidLinks({ ads: { data, fields }, site }: LoadedContent): readonly Problem[] {
  if (!data) return []
  const { sapeLinks = {}, sapeNewUrl } = fields
  const placed = Object.entries(sapeLinks)
    .filter(([path]) => isRussian(languageOf(path, site.languages)))
    .flatMap(([path, links]) => links.map((link, index): [DataPath, PaidLink] => [['sapeLinks', path, index], link]))
  const everywhere: [DataPath, PaidLink][] =
    sapeNewUrl !== undefined && sapeNewUrl !== '' && site.languages.some(isRussian) ? [[['sapeNewUrl'], sapeNewUrl]] : []
  return [...placed, ...everywhere].flatMap(([path, link]) => {
    const missing = missingOf(link)
    if (missing.length === 0) return []
    const what = missing.map((field) => `\`${field}\``).join(' and ')
    // A link given as HTML alone has no fields for these, so it only gets a warning.
    const isRecord = typeof link !== 'string'
    const message = `A paid link on a Russian page has no ${what}.`
    const fix = isRecord ? `Add ${what}.` : 'Write it as a map with `html`, `advertiser` and `erid`.'
    return [problemInData(data, path, { severity: isRecord ? 'error' : 'warning', rule: 'paid-link-unmarked', message, fix })]
  })
}

function isRussian(language: Language): boolean {
  return mainLanguageOf(language) === 'ru'
}

function missingOf(link: PaidLink): readonly string[] {
  if (typeof link === 'string') return ['advertiser', 'erid']
  return (['advertiser', 'erid'] as const).filter((field) => link[field] === undefined)
}

function languageOf(path: string, languages: readonly [Language, ...Language[]]): Language {
  const [, first] = path.split('/')
  return languages.slice(1).find((language) => language === first) ?? languages[0]
}

/** Checks that paid links are given for existing pages. */
export function checkAds(content: LoadedContent): readonly Problem[] {
  const {
    ads: { data, fields },
    addresses,
    categories,
  } = content
  if (!data || !categories.isWhole) return []
  const suggest = createAddressSuggester(content)
  return Object.keys(fields.sapeLinks ?? {})
    .filter((path) => !showsPaidLinks(addresses, path))
    .map((path) => {
      const near = addresses.has(path) ? undefined : suggest(path)
      const fix = near !== undefined ? `Did you mean "${near}"?` : 'Remove the entry.'
      const what = addresses.has(path) ? `"${path}" is a file or an error page` : `There is no page "${path}"`
      const message = `${what}, so its links never appear.`
      return problemAt(data.source, data.locate(['sapeLinks', path], 'key'), {
        severity: 'warning',
        rule: 'ads-without-page',
        message,
        fix,
      })
    })
}

/** Reports whether there is a page that shows its links, now or once it is published: files and error pages never do. */
function showsPaidLinks(addresses: Addresses, path: string): boolean {
  const address = addresses.get(path)
  return address !== undefined && address.kind !== 'file' && !path.endsWith('.html')
}
