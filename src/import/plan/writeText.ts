import { stringify } from 'yaml'
import { articleSchema } from '../../content/schemas/entrySchemas.ts'
import { pageSchema } from '../../content/schemas/pageSchema.ts'
import type { LocatedData } from '../../content/load/source/locatedData.ts'
import { checkFields } from '../../content/schemas/check/checkSchema.ts'
import { limits } from '../../content/limits.ts'
import { splitFrontMatter } from '../../content/load/entries/splitFrontMatter.ts'
import { createSourceText } from '../../content/load/source/sourceText.ts'
import { parseYaml } from '../../content/load/yaml/parseYaml.ts'
import { renderBody } from '../../content/markdown/renderBody.ts'
import type { RenderedBody } from '../../content/markdown/renderedBody.ts'
import { ImportError } from '../FoundPost.ts'

/** Writes the file of a text: its fields in the given order, without undefined ones, then the body. */
export function writeText(fields: Readonly<Record<string, unknown>>, body: string): string {
  const written = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
  return `---\n${stringify(written, { lineWidth: 0, aliasDuplicateObjects: false })}---\n\n${body}`
}

/** Parses a text as a build does; throws an `ImportError` if a build would reject it. */
export function verifyText(file: string, text: string): RenderedBody {
  if (Buffer.byteLength(text) > limits.text) throw new ImportError('larger than a text of a publication may be')
  const source = createSourceText(file, text)
  const span = splitFrontMatter(source)
  if ('rule' in span) throw new ImportError(span.message)
  const yaml = parseYaml(source, span)
  const problems = [...yaml.problems, ...(yaml.data ? faultsOf(file, yaml.data) : [])]
  const { body, problems: further } = renderBody(source, span.body)
  const error = [...problems, ...further].find(({ severity }) => severity === 'error')
  if (error) throw new ImportError(error.message)
  return body
}

function faultsOf(file: string, data: LocatedData) {
  return file.startsWith('pages/') ? checkFields(pageSchema, data).problems : checkFields(articleSchema, data).problems
}
