import { wordLanguagesOf } from '../shared/languages/languages.ts'

/** Title and description of a page, by language. */
export type PageWords = Readonly<Record<string, { readonly title: string; readonly description: string }>>

/** Returns the words for a page in a language, or in the language that it is a regional form of: the publication's, then the plug-in's. */
export function wordsIn(language: string, ...sources: readonly PageWords[]): PageWords[string] | undefined {
  const nearest = wordLanguagesOf(language).toReversed()
  return sources.flatMap((words) => nearest.flatMap((code) => words[code] ?? []))[0]
}
