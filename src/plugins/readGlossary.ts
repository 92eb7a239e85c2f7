import { z } from 'zod'
import { createSourceText } from '../content/load/source/sourceText.ts'
import { parseYaml } from '../content/load/yaml/parseYaml.ts'
import type { PluginProblem, PluginSite } from '../content/own/definePlugin.ts'
import { checkSchema } from '../content/schemas/check/checkSchema.ts'

/** A word and its definition. */
export interface Term {
  readonly term: string
  readonly definition: string
  /** Other forms of the word that texts use. */
  readonly also: readonly string[]
}

const definition = z.string().min(1).meta({ write: 'what the word means' })
const termsSchema = z
  .record(
    z.string(),
    z.union([definition, z.strictObject({ definition, also: z.array(z.string().min(1)).default([]) })]).meta({
      write: 'what the word means, or a map with `definition` and `also`',
    }),
  )
  .meta({ write: 'a map of words' })
const languagesSchema = z.record(z.string(), termsSchema).meta({ write: 'a map of languages, each with its words' })

interface ReadTerms {
  readonly terms: readonly Term[]
  /** Whether there is a file at all. */
  readonly isWritten: boolean
  readonly problems: readonly PluginProblem[]
}

/** Reads the terms of a language from `<name>.yaml`, a map of languages, and from `<name>/<language>.yaml`, which takes precedence. */
export function readGlossary(site: PluginSite, { name, language }: { readonly name: string; readonly language: string }): ReadTerms {
  const all = read(site, `${name}.yaml`, languagesSchema)
  const own = read(site, `${name}/${language}.yaml`, termsSchema)
  const found = { ...all.value?.[language], ...own.value }
  const terms = Object.entries(found).map(([term, value]) =>
    typeof value === 'string' ? { term, definition: value, also: [] } : { term, ...value },
  )
  return { terms, isWritten: all.isWritten || own.isWritten, problems: [...all.problems, ...own.problems] }
}

function read<Value>(
  site: PluginSite,
  file: string,
  schema: z.ZodType<Value>,
): { readonly value?: Value | undefined; readonly isWritten: boolean; readonly problems: readonly PluginProblem[] } {
  const text = site.read(file)
  if (text === undefined) return { isWritten: false, problems: [] }
  const { data, problems } = parseYaml(createSourceText(file, text))
  if (!data) return { isWritten: true, problems: problems.map(ownProblem) }
  const checked = checkSchema(schema, data)
  return { value: checked.value, isWritten: true, problems: [...problems, ...checked.problems].map(ownProblem) }
}

function ownProblem({
  file,
  line,
  column,
  severity,
  message,
  fix = '',
}: {
  readonly file: string
  readonly line: number
  readonly column: number
  readonly severity: 'error' | 'warning'
  readonly message: string
  readonly fix?: string
}): PluginProblem {
  return { file, line, column, severity, message, fix }
}
