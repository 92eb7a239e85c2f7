import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { createSourceText } from '../../../content/load/source/sourceText.ts'
import { type BlockDefinition, isBlockDefinition } from '../../../content/own/defineBlock.ts'
import type { OwnFields } from '../../../content/own/ownCode.ts'
import { type Fault, type Problem, problemAt } from '../../../content/problem.ts'
import type { FieldsSchema } from '../../../content/schemas/check/checkSchema.ts'
import { type SlotName, slotNames } from '../../../shared/pages/slotNames.ts'
import { explainCode } from '../errors/explainCode.ts'
import type { CallWatch } from '../../plugins/CallWatch.ts'
import { type CodeEntries, blockChunk, slotChunk } from './findEntries.ts'
import { guardSchema } from './guardSchema.ts'
import type { SlotComponent } from '../rendering/ownSlots.ts'
import type { DefinedBlock } from '../rendering/OwnBlocks.ts'

interface ImportOptions {
  /** Folder with the bundler's output. */
  readonly target: string
  /** Real path of the publication folder. */
  readonly directory: string
  readonly entries: CodeEntries
  readonly watch: CallWatch
}

interface Definitions {
  readonly blocks: ReadonlyMap<string, DefinedBlock>
  readonly slots: ReadonlyMap<SlotName, SlotComponent>
  readonly problems: readonly Problem[]
}

/** A fault in a default export. */
interface ExportFault extends Fault {
  readonly rule: 'block' | 'component'
}

/** Imports the definition from each entry's module. */
export async function importDefinitions({ target, directory, entries, watch }: ImportOptions): Promise<Definitions> {
  const problems: Problem[] = []
  const blocks = new Map<string, DefinedBlock>()
  const slots = new Map<SlotName, SlotComponent>()
  for (const [chunk, file] of Object.entries(entries)) {
    const explain = (error: unknown) => explainCode(error, { directory, file })
    try {
      const definition = await watch.during(file, () => importDefault(join(target, 'server', `${chunk}.mjs`)))
      const slot = slotNames.find((name) => slotChunk(name) === chunk)
      const fault = slot ? slotFault(slot, definition) : blockFault(definition)
      if (fault) problems.push(problemAtExport({ directory, file }, fault))
      else if (slot) slots.set(slot, definition as SlotComponent)
      else
        blocks.set(
          chunk.slice(blockChunk('').length),
          definedBlock(definition as SoundBlock, { explain, run: (call) => watch.duringSync(file, call) }),
        )
    } catch (error) {
      problems.push(explain(error))
    }
  }
  return { blocks, slots, problems }
}

async function importDefault(file: string): Promise<unknown> {
  const module = (await import(pathToFileURL(file).href)) as { readonly default?: unknown }
  return module.default
}

function slotFault(slot: SlotName, definition: unknown): ExportFault | undefined {
  if (isComponent(definition)) return undefined
  return {
    rule: 'component',
    message: 'The default export is not a component.',
    fix: `Write \`export default function ${slot}(…) { … }\`.`,
  }
}

/** Reports whether a value is a React component: a function or class, or one in `memo` or `forwardRef`. */
function isComponent(value: unknown): boolean {
  const { $$typeof: kind } = Object(value) as { readonly $$typeof?: unknown }
  return typeof value === 'function' || (typeof kind === 'symbol' && /^react\.(?:memo|forward_ref)$/.test(kind.description ?? ''))
}

/** A definition in which `blockFault` has found nothing. */
type SoundBlock = BlockDefinition<z.ZodObject>

function blockFault(definition: unknown): ExportFault | undefined {
  if (!isBlockDefinition(definition)) {
    return {
      rule: 'block',
      message: 'The default export is not a block.',
      fix: 'Write `export default defineBlock({ schema, Block })`.',
    }
  }
  if (!(definition.schema instanceof z.ZodObject)) {
    return {
      rule: 'block',
      message: 'The schema of the block is no map of fields.',
      fix: "Write `schema: z.object({ … })`, with `z` from 'roomwright'; transform its fields, not the whole.",
    }
  }
  if (typeof definition.Block !== 'function') {
    return {
      rule: 'block',
      message: 'The `Block` of the block is not a component.',
      fix: 'Write `Block: (fields) => <p>…</p>`.',
    }
  }
  return undefined
}

interface SchemaCalls {
  explain(this: void, error: unknown): Problem
  run<Made>(this: void, call: () => Made): Made
}

/** Refuses unknown fields, and turns exceptions of the schema's own code into problems. */
function definedBlock({ schema, Block }: SoundBlock, { explain, run }: SchemaCalls): DefinedBlock {
  return { schema: guardSchema(schema.strict() as unknown as FieldsSchema<OwnFields>, explain, run), Block }
}

function problemAtExport({ directory, file }: { readonly directory: string; readonly file: string }, fault: ExportFault): Problem {
  const source = createSourceText(file, readFileSync(join(directory, file), 'utf8'))
  const offset = Math.max(0, source.text.search(/\bexport default\b/))
  return problemAt(source, offset, { severity: 'error', ...fault })
}
