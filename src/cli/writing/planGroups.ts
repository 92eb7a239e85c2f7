import { basename, dirname, resolve } from 'node:path'
import { limits } from '../../content/limits.ts'
import { readText } from '../../content/load/files/readText.ts'
import { createSourceText } from '../../content/load/source/sourceText.ts'
import { PlanError, parsePlan } from '../../write/plan/parsePlan.ts'
import { type PlanGroup, type PlanTree, maxArticles, resolveEntry } from '../../write/plan/resolveEntry.ts'
import { UsageError } from '../../platform/UsageError.ts'
import { readWholeNumber } from '../wholeNumber.ts'
import { isKnownTag } from '../../shared/languages/languages.ts'
import type { Environment } from '../Environment.ts'

export interface PlanOptions {
  readonly lang?: string
  readonly category?: string
  readonly subcategory?: string
  readonly count?: string
  readonly plan?: string
}

/** Returns a command's plan for a publication: from its plan file, or the single entry given by options. */
export function planGroups(options: PlanOptions, tree: PlanTree, environment: Pick<Environment, 'workingDirectory'>): readonly PlanGroup[] {
  const { lang, category, subcategory, count, plan } = options
  if (plan === undefined) return [groupOf(options, tree)]
  if (lang !== undefined || category !== undefined || subcategory !== undefined || count !== undefined) {
    throw new UsageError(
      'A plan already gives the languages, categories and counts. Leave out --lang, --category, --subcategory and --count.',
    )
  }
  const path = resolve(environment.workingDirectory, plan)
  const text = readText({ directory: dirname(path), file: basename(path), most: limits.data, mayLeadOut: true })
  if (plan.trim() === '' || !text)
    throw new UsageError(`There is no plan at ${plan.trim() === '' ? "''" : plan}. Name a YAML file with --plan.`)
  const [problem] = text.problems
  if (problem) throw new PlanError([{ ...problem, file: plan }])
  return parsePlan(createSourceText(plan, text.source.text), tree)
}

/** Reports every invalid option, not only the first. */
function groupOf({ lang, category, subcategory, count: countText = '1' }: PlanOptions, tree: PlanTree): PlanGroup {
  if (lang === undefined || category === undefined) throw new UsageError('Say what to write with --lang and --category, or with --plan.')
  const isTag = isKnownTag(lang)
  const count = readWholeNumber(countText, { name: '--count', most: maxArticles })
  const entry = {
    lang: isTag ? lang : (tree.languages[0] ?? 'en'),
    category,
    topics: [],
    ...(subcategory !== undefined && { subcategory }),
  }
  const { group, faults } = resolveEntry({ ...entry, ...(typeof count === 'number' && { count }) }, tree)
  const wrong = [
    ...(isTag ? [] : [`--lang is '${lang}'; it must be one of ${tree.languages.join(', ')}.`]),
    ...faults.map(({ field, message, fix }) => `--${field}: ${message} ${fix}`),
    ...(typeof count === 'string' ? [count] : []),
  ]
  if (wrong.length > 0 || !group) throw new UsageError(wrong.join('\n'))
  return group
}
