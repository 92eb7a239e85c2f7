import type { OwnBlock } from '../../../content/blocks/engineBlocks.ts'
import type { OwnFields } from '../../../content/own/ownCode.ts'
import type { FieldsSchema } from '../../../content/schemas/check/checkSchema.ts'
import { escapeHtml } from '../../../shared/html/escapeHtml.ts'
import type { CallWatch } from '../../plugins/CallWatch.ts'
import { blame } from '../errors/CodeError.ts'
import type { CodeRenderer, OwnPlace } from './CodeRenderer.ts'
import { blockChunk } from '../definitions/findEntries.ts'

/** Renders the publication's own blocks. */
export interface OwnBlocks {
  /** Returns HTML. */
  render(block: OwnBlock, page: OwnPlace): string
  /** Returns the URL of a block's style sheet, if it has one. */
  sheetOf(name: string): string | undefined
}

/** For a publication without code. */
export const noBlocks: OwnBlocks = {
  render({ name }) {
    throw new Error(`There is no block "${name}"`)
  },
  sheetOf: () => undefined,
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
  readonly watch: CallWatch
}

/** Creates the blocks from their definitions. `render` throws `CodeError`. */
export function createOwnBlocks({ blocks, styles, renderer, directory, watch }: OwnOptions): OwnBlocks {
  return {
    render({ name, fields }, page) {
      const block = blocks.get(name)
      if (!block) throw new Error(`There is no block "${name}"`)
      const { schema, Block } = block
      const file = `blocks/${name}.tsx`
      try {
        const html = watch.duringSync(`${file} on ${page.path}`, () => renderer.renderPart(() => Block(schema.parse(fields)), page))
        return `<div data-block="${escapeHtml(name)}">${html}${page.entry?.html() ?? ''}</div>`
      } catch (error) {
        throw blame(error, { directory, file, place: page })
      }
    },
    sheetOf: (name) => styles[blockChunk(name)],
  }
}
