import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { isMissing } from '../../platform/errorCode.ts'
import { isUnread } from './inputsOf.ts'
import { isWrittenOut } from './isWrittenOut.ts'

/** What a module loads: the name stands in quotation marks behind `from` or `import`. */
const imported = /(?:\bfrom|\bimport)\s*(['"])([^'"\n]*)\1/g

/** Names by which code learns what no file of the publication says, or hides by which it does. Looked for in remarks and texts too. */
const outward =
  /\b(?:process|Date|Temporal|Intl|performance|Math\s*\.\s*random|crypto|fetch|globalThis|global|self|eval|Function|constructor|require|toLocale\w*|localeCompare)\b|\bMath\s*\[|\bimport\s*(?:\(|\.)|\bawait\b|\\u/

/**
 * Whether `site.config.ts`, with what it imports, gives the same whenever it runs and no file of the publication has changed: it is written
 * out, or computes with nothing but itself, files of the publication and what the engine exports. In doubt it is not.
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

/** Undefined where there is no such file: a bundler may find one by another name. */
function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}
