import type { OwnFields } from '../../content/own/ownCode.ts'
import type { Problem } from '../../content/problem.ts'
import type { FieldsSchema } from '../../content/schemas/check/checkSchema.ts'
import { escapeHtml } from '../../shared/html/escapeHtml.ts'
import type { CodeRenderer, OwnPlace } from './CodeRenderer.ts'
import type { OwnBlocks } from './OwnBlocks.ts'
import { explainCode } from './explainCode.ts'
import { blockChunk } from './findEntries.ts'

/** The publication's own code threw while a page was rendered. */
export class CodeError extends Error {
  readonly problem: Problem

  /** `place`: absent if the problem already names it. */
  constructor(problem: Problem, place?: Pick<OwnPlace, 'path'>) {
    super(problem.message)
    this.problem = place ? { ...problem, message: `${problem.message} This was seen on ${place.path}.` } : problem
  }
}

/** Returns the first problem at each position: a component fails on many pages. */
export function firstOfEach(problems: readonly Problem[]): readonly Problem[] {
  const places = Map.groupBy(problems, ({ file, line, column }) => `${file}:${line}:${column}`)
  return [...places.values()].flatMap(([problem]) => problem ?? [])
}

/** Converts an exception of a component into the error to throw. `file` is to blame if the exception names no other. */
export function blame(
  error: unknown,
  { place, ...where }: { readonly directory: string; readonly file: string; readonly place: OwnPlace },
): CodeError {
  return new CodeError(explainCode(error, where), place)
}

/** A block as its file defines it. */
export interface DefinedBlock {
  readonly schema: FieldsSchema<OwnFields>
  readonly Block: (fields: OwnFields) => unknown
}

interface OwnOptions {
  readonly blocks: ReadonlyMap<string, DefinedBlock>
  /** URLs of style sheets by chunk name. */
  readonly styles: Readonly<Record<string, string>>
  readonly renderer: CodeRenderer
  /** Real path of the publication folder. */
  readonly directory: string
}

/** Creates the blocks from their definitions. `render` throws `CodeError`. */
export function createOwnBlocks({ blocks, styles, renderer, directory }: OwnOptions): OwnBlocks {
  return {
    render({ name, fields }, page) {
      const block = blocks.get(name)
      if (!block) throw new Error(`There is no block "${name}"`)
      const { schema, Block } = block
      try {
        const html = renderer.renderPart(() => Block(schema.parse(fields)), page)
        return `<div data-block="${escapeHtml(name)}">${html}${page.entry?.html() ?? ''}</div>`
      } catch (error) {
        throw blame(error, { directory, file: `blocks/${name}.tsx`, place: page })
      }
    },
    sheetOf: (name) => styles[blockChunk(name)],
  }
}
