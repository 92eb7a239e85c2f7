import type { DataPath } from '../load/locatedData.ts'
import type { LoadedContent } from '../load/loadedContent.ts'
import type { Problem } from '../problem.ts'
import type { LocalisedInput } from '../schemas/localisedField.ts'
import { problemInData } from './problemOf.ts'

interface Node {
  readonly title: LocalisedInput
  readonly description?: LocalisedInput | undefined
  readonly children?: Readonly<Record<string, Node>> | null | undefined
}

/** A text that is given by language is given in the default language, which stands in for the others, and better in all of them. */
export function checkCategoryTexts({ categories, site }: LoadedContent): readonly Problem[] {
  const { data, input } = categories
  if (!data || !site.fields.languages) return []

  const checkText = (text: LocalisedInput | undefined, path: DataPath): readonly Problem[] => {
    if (text === undefined || typeof text === 'string') return []
    const name = `\`${String(path.at(-1))}\``
    const missing = site.languages.filter((language) => text[language] === undefined)
    return missing.map((language) => {
      const isDefault = language === site.languages[0]
      const [severity, message] = isDefault
        ? (['error', `${name} has no text in the default language.`] as const)
        : (['warning', `${name} has no text in "${language}", so the pages in that language show another one.`] as const)
      return problemInData(data, path, { severity, rule: 'missing-language', message, fix: `Add \`${language}: …\`.` })
    })
  }
  const checkNode = (node: Node, path: DataPath): readonly Problem[] => [
    ...checkText(node.title, [...path, 'title']),
    ...checkText(node.description, [...path, 'description']),
    ...Object.entries(node.children ?? {}).flatMap(([key, child]) => checkNode(child, [...path, 'children', key])),
  ]
  return Object.entries(input).flatMap(([key, category]) => checkNode(category, [key]))
}
