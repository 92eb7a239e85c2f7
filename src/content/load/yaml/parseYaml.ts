import { parseDocument, type Document, type YAMLError } from 'yaml'
import type { Problem } from '../../problem.ts'
import { problemAt } from '../../problemAt.ts'
import type { LocatedData } from '../locatedData.ts'
import type { SourceText } from '../sourceText.ts'
import { explainYamlError } from './explainYamlError.ts'
import { createYamlLocator } from './locateYaml.ts'
import { readPlainYaml } from './readPlainYaml.ts'
import { yamlErrors } from './yamlErrors.ts'

export interface ParsedYaml {
  /** Absent where the text is not YAML. */
  readonly data?: LocatedData
  readonly problems: readonly Problem[]
}

/** Parses a file, or the stretch of it between two offsets, as one YAML document. */
export function parseYaml(source: SourceText, start = 0, end = source.text.length): ParsedYaml {
  const text = source.text.slice(start, end)
  const plain = readPlainYaml(text)
  // Places are asked for only when something is wrong: then the whole parser finds them.
  let document: Document.Parsed | undefined
  let locator: LocatedData['locate'] | undefined
  const locate: LocatedData['locate'] = (path, part) => {
    locator ??= createYamlLocator((document ??= parseWhole(text)))
    return start + locator(path, part)
  }
  if (plain) return { data: { source, value: plain, locate }, problems: [] }

  try {
    document = parseWhole(text)
    if (document.errors.some(isOverflow)) throw new RangeError('The YAML is nested deeper than its parser can follow')
    const problems = yamlErrors(document).map((error) => problemAt(source, start + error.pos[0], explainYamlError(error)))
    if (problems.length > 0) return { problems }
    return { data: { source, value: document.toJS({ maxAliasCount: 100 }), locate }, problems: [] }
  } catch (error) {
    // The parser's own limits: nesting beyond the stack, aliases that multiply.
    if (!(error instanceof RangeError || error instanceof ReferenceError)) throw error
    const finding = {
      severity: 'error',
      rule: 'yaml-syntax',
      message: 'This YAML is nested too deep or repeats itself too often to be read.',
      fix: 'Write it out plainly, without anchors and aliases.',
    } as const
    return { problems: [problemAt(source, start, finding)] }
  }
}

/** The parser tells of its own overflow as of a mistake in the text, beside others that follow from it. */
function isOverflow({ code }: YAMLError): boolean {
  return code === 'RESOURCE_EXHAUSTION'
}

function parseWhole(text: string): Document.Parsed {
  // The parser compares each key with all before it; `yamlErrors` looks for equal ones instead.
  return parseDocument(text, { prettyErrors: false, logLevel: 'error', uniqueKeys: false })
}
