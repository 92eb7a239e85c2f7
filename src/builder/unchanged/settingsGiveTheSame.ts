import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { isMissing } from '../../platform/errorCode.ts'
import { isUnread } from './inputsOf.ts'
import { isWrittenOut } from './isWrittenOut.ts'

/** Matches the quoted specifiers of `from` and `import`. */
const imported = /(?:\bfrom|\bimport)\s*(['"])([^'"\n]*)\1/g

/**
 * Names through which code can read what is in no file of the publication, or hide that it does. Comments and strings are searched as well.
 */
const outward =
  /\b(?:process|Date|Temporal|Intl|performance|Math\s*\.\s*random|crypto|fetch|globalThis|global|self|eval|Function|constructor|require|toLocale\w*|localeCompare)\b|\bMath\s*\[|\bimport\s*(?:\(|\.)|\bawait\b|\\u/

/**
 * Reports whether `site.config.ts`, with its imports, gives the same result whenever it runs, as long as no file of the publication
 * changes: it is a plain literal, or computes only with itself, files of the publication and the engine's exports. If in doubt, false.
 */
export function settingsGiveTheSame(site: string): boolean {
  const settings = join(site, 'site.config.ts')
  return isWrittenOut(textOf(settings) ?? '') || keepToThemselves([settings], { site, known: new Set() })
}

interface Walk {
  readonly site: string
  readonly known: Set<string>
}

function keepToThemselves([file, ...others]: readonly string[], walk: Walk): boolean {
  if (file === undefined) return true
  const { site, known } = walk
  if (known.has(file)) return keepToThemselves(others, walk)
  known.add(file)
  const path = relative(site, file)
  const text = path.startsWith('..') || isUnread(path) ? undefined : textOf(file)
  if (text === undefined) return false
  if (file.endsWith('.json')) return keepToThemselves(others, walk)
  const names = [...text.matchAll(imported)].map(([, , name = '']) => name)
  const [own, foreign] = [names.filter((name) => name.startsWith('.')), names.filter((name) => !name.startsWith('.'))]
  if (outward.test(text) || !foreign.every((name) => /^roomwright(?:\/(?:plugins|react))?$/.test(name))) return false
  return keepToThemselves([...others, ...own.map((name) => join(dirname(file), name))], walk)
}

/** Reads a file; undefined if there is none: a bundler may find it under another name. */
function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}
