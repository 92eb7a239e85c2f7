import { languageAdvice } from '../advice/didYouMean.ts'
import { isMap } from '../../shared/isMap.ts'
import type { LoadedContent } from '../load/loadedContent.ts'
import { type DataPath, type LocatedData, valueAt } from '../load/source/locatedData.ts'
import { type Problem, problemAt } from '../problem.ts'
import { lostKey } from '../schemas/check/findControls.ts'
import { type Language, wordLanguagesOf } from '../../shared/languages/languages.ts'
import { checkTexts } from '../words/checkTexts.ts'
import { notListed } from './checkFolder.ts'

/** Checks that the overrides in `words` name messages of the engine and have their placeholders. */
export function checkWords({ site, languages }: LoadedContent): readonly Problem[] {
  const { data, fields } = site
  if (!data) return []
  return Object.entries(fields.words ?? {})
    .filter(([language]) => languages.known.includes(language))
    .flatMap(([language, texts]) => checkTexts(texts, { data, path: ['words', language], language, isWhole: false }).problems)
}

/** Warns of language files that the site does not use. */
export function checkLanguageFiles({ site, languages }: LoadedContent): readonly Problem[] {
  const listed = site.fields.languages
  if (!listed) return []
  const used = new Set(listed.flatMap(wordLanguagesOf))
  return [...languages.texts.keys()]
    .filter((language) => !used.has(language))
    .map((language) => notListed(`languages/${language}.yaml`, language))
}

/** Checks that the keys of maps by language are languages that the publication may use. */
export function checkLanguageKeys({ site, categories, languages }: LoadedContent): readonly Problem[] {
  const codes = { known: [...languages.known, ...site.wordless], own: site.languages }
  return [
    ...(site.data ? [['words'], ['search', 'synonyms']].flatMap((path) => unknownKeys(site.data, path, codes)) : []),
    ...(categories.data ? categoryPaths(categories.data.value, []).flatMap((path) => unknownKeys(categories.data, path, codes)) : []),
  ]
}

/** Lists the paths of the localised texts of all categories, nested ones included. */
function categoryPaths(tree: unknown, path: DataPath): readonly DataPath[] {
  if (typeof tree !== 'object' || tree === null) return []
  return Object.entries(tree).flatMap(([key, node]: [string, unknown]) => {
    const place = [...path, key]
    return [[...place, 'title'], [...place, 'description'], ...categoryPaths(valueAt(node, ['children']), [...place, 'children'])]
  })
}

interface LanguageCodes {
  /** The languages that a publication may use, and those that are reported elsewhere. */
  readonly known: readonly Language[]
  /** Those that this one uses. */
  readonly own: readonly Language[]
}

function unknownKeys(data: LocatedData | undefined, path: DataPath, { known, own }: LanguageCodes): readonly Problem[] {
  const map = valueAt(data?.value, path)
  if (!data || !isMap(map)) return []
  return (
    Object.keys(map)
      // The schema has reported the lost one.
      .filter((key) => !known.includes(key) && key !== lostKey)
      .map((key) => {
        const fix = languageAdvice(key, own)
        const message = `\`${key}\` is not a language of this publication.`
        return problemAt(data.source, data.locate([...path, key], 'key'), { severity: 'error', rule: 'unknown-field', message, fix })
      })
  )
}
