import {
  type Language,
  canonicalTag,
  engineLanguageCodes,
  engineLanguageOf,
  isEngineLanguage,
  wordLanguagesOf,
} from '../../shared/languages/languages.ts'
import { limits } from '../limits.ts'
import { type Problem, type ProblemDetails, problemAt, problemIn } from '../problem.ts'
import { findControls } from '../schemas/check/findControls.ts'
import { checkTexts } from '../words/checkTexts.ts'
import type { NamedTexts } from '../words/messageNames.ts'
import { type FolderItem, listReadable } from './files/listFolder.ts'
import type { LocatedData } from './source/locatedData.ts'
import { readText } from './files/readText.ts'
import { leadsOut, unreadableFolder } from './files/readRegularFile.ts'
import { parseYaml } from './yaml/parseYaml.ts'

/** The folder of language files. */
const languagesFolder = 'languages'

/** The languages that a publication may use. */
export interface LoadedLanguages {
  /** The engine's languages, then those with a file. */
  readonly known: readonly Language[]
  /** The valid texts of the files, by language. */
  readonly texts: ReadonlyMap<Language, NamedTexts>
}

const ending = /\.ya?ml$/i

/**
 * Reads every `languages/<code>.yaml`. A file for one of the engine's languages, or for a regional form of one, overrides messages and may
 * be empty; any other file must have them all.
 */
export function loadLanguages(directory: string): { readonly languages: LoadedLanguages; readonly problems: readonly Problem[] } {
  const problems: Problem[] = []
  const texts = new Map<Language, NamedTexts>()
  const items = listReadable(directory, languagesFolder) ?? []
  for (const { name, kind } of items) {
    const file = `${languagesFolder}/${name}`
    if (kind === 'unreadable') problems.push(unreadableFolder(languagesFolder))
    if (name.startsWith('.')) continue
    if (!ending.test(name)) {
      const ignored = kind === 'folder' ? ignoredFolder(directory, file) : otherFormat(name, items)
      if (ignored) problems.push(problemIn(file, ignored))
      continue
    }
    if (kind === 'outside') problems.push(problemIn(file, leadsOut))
    const fault = faultOfName(name)
    if (fault) problems.push(problemIn(file, fault))
    if (fault || kind === 'outside') continue
    const language = name.replace(ending, '')
    const read = loadLanguage(language, { directory, file })
    texts.set(language, read.texts)
    for (const problem of read.problems) problems.push(problem)
  }
  const others = [...texts.keys()].filter((code) => !isEngineLanguage(code))
  return { languages: { known: [...engineLanguageCodes, ...others], texts }, problems }
}

/** Leaves out which messages a file lacks if the site has no pages in its language: a translation in progress is no mistake. */
export function problemsOfUsed(problems: readonly Problem[], languages: readonly Language[]): readonly Problem[] {
  const used = new Set(languages.flatMap(wordLanguagesOf).map((language) => `${languagesFolder}/${language}.yaml`))
  return problems.filter(({ rule, file }) => rule !== 'missing-field' || used.has(file))
}

function ignoredFolder(directory: string, folder: string): ProblemDetails {
  const first = listReadable(directory, folder)?.find(({ name }) => ending.test(name))?.name
  const moves =
    first === undefined ? `Move its files to \`${languagesFolder}/\`` : `Move \`${folder}/${first}\` to \`${languagesFolder}/${first}\``
  return {
    severity: 'warning',
    rule: 'unread-folder',
    message: `The folder "${folder}" is ignored.`,
    fix: `${moves}, or give the folder a name that begins with a dot.`,
  }
}

const otherEnding = /\.(json5?|toml)$/i

/** Reports a file in another format, unless the language has its file beside it. */
function otherFormat(name: string, items: readonly FolderItem[]): ProblemDetails | undefined {
  const format = otherEnding.exec(name)?.[1]
  const canonical = format === undefined ? undefined : canonicalTag(name.replace(otherEnding, ''))
  if (canonical === undefined || items.some((item) => item.name === `${canonical}.yaml`)) return undefined
  const fix =
    format?.toLowerCase() === 'json' ? `Name it \`${canonical}.yaml\`: JSON is also YAML.` : `Write it in YAML, as \`${canonical}.yaml\`.`
  return { severity: 'error', rule: 'unknown-language', message: notItsName(name), fix }
}

function notItsName(name: string): string {
  return `"${name}" is not the file name of this language, so it is ignored.`
}

function faultOfName(name: string): ProblemDetails | undefined {
  const code = name.replace(ending, '')
  const canonical = canonicalTag(code)
  if (canonical === undefined) {
    const fix = 'Name the file after a language tag (BCP 47), such as `nl.yaml` or `pt-BR.yaml`.'
    return { severity: 'error', rule: 'unknown-language', message: `"${code}" is not a language that Intl knows.`, fix }
  }
  if (`${canonical}.yaml` === name) return undefined
  return { severity: 'error', rule: 'unknown-language', message: notItsName(name), fix: `Name it \`${canonical}.yaml\`.` }
}

function loadLanguage(
  language: Language,
  place: { readonly directory: string; readonly file: string },
): { readonly texts: NamedTexts; readonly problems: readonly Problem[] } {
  const text = readText({ ...place, most: limits.data })
  if (!text || text.isUnread) return { texts: new Map(), problems: text?.problems ?? [] }
  const { data, problems } = parseYaml(text.source)
  const before = [...text.problems, ...problems]
  if (!data) return { texts: new Map(), problems: before }
  const checked = checkTexts(data.value, { data, path: [], language, isWhole: engineLanguageOf(language) === undefined })
  return { texts: checked.texts, problems: [...before, ...checked.problems, ...controlProblems(data)] }
}

function controlProblems({ source, value, locate }: LocatedData): readonly Problem[] {
  return findControls(value).map(({ path, part, name }) => {
    const message = `\`${path.join('.')}\` contains the control character ${name}.`
    return problemAt(source, locate(path, part), { severity: 'error', rule: 'wrong-value', message, fix: 'Remove it.' })
  })
}
