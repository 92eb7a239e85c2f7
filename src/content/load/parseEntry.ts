import { renderBody } from '../markdown/renderBody.ts'
import type { Problem } from '../problem.ts'
import { checkFields, type FieldsSchema } from '../schemas/checkFields.ts'
import type { Entry } from './entry.ts'
import type { SourceText } from './sourceText.ts'
import { splitFrontMatter } from './splitFrontMatter.ts'
import { parseYaml } from './yaml/parseYaml.ts'

export interface ParsedEntry<Front> {
  readonly entry: Omit<Entry<Front>, 'id' | 'language'>
  readonly problems: readonly Problem[]
}

/** Parses a Markdown file: front matter against its schema, body to HTML. */
export function parseEntry<Front>(source: SourceText, schema: FieldsSchema<Front>): ParsedEntry<Front> {
  const span = splitFrontMatter(source)
  const isMissing = 'rule' in span
  const { body, problems } = renderBody(source, isMissing ? 0 : span.body)
  if (isMissing) return { entry: { source, fields: {}, body }, problems: [span, ...problems] }
  const yaml = parseYaml(source, span.start, span.end)
  if (!yaml.data) return { entry: { source, fields: {}, body }, problems: [...yaml.problems, ...problems] }
  const { fields, value, problems: found } = checkFields(schema, yaml.data)
  const entry = { source, data: yaml.data, fields, ...(value !== undefined && { front: value }), body }
  return { entry, problems: [...found, ...problems] }
}
