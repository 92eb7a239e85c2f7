import { existsSync, mkdirSync } from 'node:fs'
import { isMap } from '../../shared/isMap.ts'
import { basename, dirname } from 'node:path'
import { stringify } from 'yaml'
import { createSuggester, inTicks } from '../../content/advice/didYouMean.ts'
import { limits } from '../../content/limits.ts'
import type { LocatedData } from '../../content/load/source/locatedData.ts'
import { readText } from '../../content/load/files/readText.ts'
import { parseYaml } from '../../content/load/yaml/parseYaml.ts'
import { type Fault, type Problem, problemAt } from '../../content/problem.ts'
import { replaceFile } from '../../platform/files/replaceFile.ts'
import type { Term } from '../FoundPost.ts'
import { type Place, type Target, fold, guessTarget, pathOf, termNames, writeTarget } from './termTargets.ts'

/** Returns the target of a tag or category of the source; undefined if it has none. */
export type TermMap = (term: Term) => Target | undefined

interface LoadedMap {
  readonly map: TermMap
  readonly problems: readonly Problem[]
  /** Whether the map file was just created. */
  readonly isNew: boolean
  /** The target of each term in the map. */
  readonly lines: readonly (readonly [name: string, target: Target | undefined])[]
}

interface MapInput {
  /** Absent: only guesses are used. */
  readonly path: string | undefined
  readonly terms: readonly Term[]
  readonly places: readonly Place[]
}

/** Reads the map of tags and categories; if there is none at its path, writes one with every term and a guess. */
export function loadTermMap({ path, terms, places }: MapInput): LoadedMap {
  const names = termNames(terms)
  const guesses = [...names].map(([name, term]) => [name, guessTarget(term, places)] as const).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const guessed = finder(guesses)
  if (path === undefined) return { map: guessed, problems: [], isNew: false, lines: guesses }
  if (!existsSync(path)) {
    mkdirSync(dirname(path), { recursive: true })
    replaceFile(path, writeMap(guesses))
    return { map: guessed, problems: [], isNew: true, lines: guesses }
  }
  const { lines, problems } = readMap(path, places)
  const map = finder(lines)
  return { map, problems, isNew: false, lines: guesses.map(([name]) => [name, map(names.get(name) ?? { name })] as const) }
}

const heading = `# Where the tags and categories of the source go. After each, write a category's key, \`categoryKey/subcategory\`, \`topic:name\`,
# or null for nowhere. The import reads this file again each time.
`

function writeMap(lines: LoadedMap['lines']): string {
  return heading + lines.map(([name, target]) => stringify({ [name]: target ? writeTarget(target) : null }, { lineWidth: 0 })).join('')
}

function readMap(path: string, places: readonly Place[]): Pick<LoadedMap, 'lines' | 'problems'> {
  const text = readText({ directory: dirname(path), file: basename(path), most: limits.data, mayLeadOut: true })
  if (!text) return { lines: [], problems: [] }
  const { data, problems } = parseYaml(text.source)
  const before = [...text.problems, ...problems]
  if (!data || data.value === null) return { lines: [], problems: before }
  if (!isMap(data.value)) {
    return {
      lines: [],
      problems: [...before, wrong(data, [], { message: 'This is not a map of tags.', fix: 'Write lines such as `Trains: travel`.' })],
    }
  }
  const read = Object.entries(data.value).map(([name, value]) => ({ name, ...readTarget(name, value, { data, places }) }))
  return {
    lines: read.flatMap(({ name, target, problem }) => (problem ? [] : [[name, target] as const])),
    problems: [...before, ...read.flatMap(({ problem }) => problem ?? [])],
  }
}

interface ReadTarget {
  readonly target?: Target
  readonly problem?: Problem
}

function readTarget(
  name: string,
  value: unknown,
  { data, places }: { readonly data: LocatedData; readonly places: readonly Place[] },
): ReadTarget {
  if (value === null || value === '') return {}
  if (typeof value !== 'string')
    return { problem: wrong(data, [name], { message: `The target of "${name}" is not text.`, fix: 'Write one target, or null.' }) }
  const written = value.trim()
  const isTopic = written.startsWith('topic:')
  const found = isTopic ? findTopic(written.slice('topic:'.length).trim(), places) : findPlace(written, places)
  if (found) return { target: found }
  const known = [...new Set(places.filter(({ topic }) => (topic === undefined) !== isTopic).map(writeTarget))]
  const near = createSuggester(known)(written)
  const fix = near
    ? `Did you mean \`${near}\`?`
    : known.length === 0
      ? 'Write null: there are none.'
      : `Write one of ${inTicks(known.slice(0, 20))}${known.length > 20 ? ', …' : ''}, or null.`
  return {
    problem: wrong(data, [name], {
      message: `There is no ${isTopic ? 'topic' : 'category'} "${isTopic ? written.slice(6).trim() : written}".`,
      fix,
    }),
  }
}

function findPlace(written: string, places: readonly Place[]): Target | undefined {
  const [category = '', subcategory, ...rest] = written.split('/').map((part) => part.trim())
  if (rest.length > 0) return undefined
  return places.find((place) => place.topic === undefined && place.category === category && place.subcategory === subcategory)
}

/** Finds a topic by key, otherwise by title or slug. */
function findTopic(name: string, places: readonly Place[]): Target | undefined {
  const topics = places.filter(({ topic }) => topic !== undefined)
  return topics.find(({ topic }) => topic === name) ?? topics.find(({ words }) => words.includes(fold(name)))
}

function wrong(data: LocatedData, path: readonly string[], { message, fix }: Fault): Problem {
  return problemAt(data.source, data.locate(path), { severity: 'error', rule: 'import-map', message, fix })
}

/** Returns a function that finds terms by full path, name or slug, in any case. */
function finder(lines: LoadedMap['lines']): TermMap {
  const exact = new Map(lines)
  const folded = new Map(lines.map(([name, target]) => [fold(name), target] as const))
  return (term) => {
    for (const name of [pathOf(term), term.name]) if (exact.has(name)) return exact.get(name)
    for (const name of [pathOf(term), term.name, term.slug ?? '']) if (name !== '' && folded.has(fold(name))) return folded.get(fold(name))
    return undefined
  }
}
