import { hash } from 'node:crypto'
import { readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { limits } from '../../content/limits.ts'
import { isBlockDefinition } from '../../content/own/defineBlock.ts'
import { type OwnCode, type OwnFields, noCode } from '../../content/own/ownCode.ts'
import { usesCode } from '../../content/load/config/usesCode.ts'
import { readText } from '../../content/load/readText.ts'
import { createSourceText } from '../../content/load/sourceText.ts'
import { type Problem, problemAt } from '../../content/problem.ts'
import type { FieldsSchema } from '../../content/schemas/checkSchema.ts'
import { type SlotName, slotNames } from '../../shared/slotNames.ts'
import type { EngineBundle } from '../bundle/ClientBundle.ts'
import type { CodeRenderer } from './CodeRenderer.ts'
import type { CodeDescription } from './bundleCode.ts'
import { explainCode } from './explainCode.ts'
import { type CodeEntries, blockChunk, findEntries, slotChunk } from './findEntries.ts'
import { type OwnSlots, type SlotComponent, createOwnSlots } from './ownSlots.ts'
import { type LoadedSettings, loadSettings } from './loadSettings.ts'
import { readyCode } from './readyCode.ts'
import { type DefinedBlock, type OwnBlocks, createOwnBlocks, noBlocks } from './renderOwn.ts'

/** A publication's code, ready to run. */
export interface LoadedCode extends OwnCode {
  readonly own: OwnBlocks
  /** Absent where no part of a page is replaced. */
  readonly slots?: OwnSlots | undefined
  /** Absent where the publication has no code. */
  readonly description?: CodeDescription
  /** Folder with the description's files. */
  readonly client: string
}

const without: LoadedCode = { ...noCode, own: noBlocks, client: '' }

interface LoadOptions {
  /** The publication folder. */
  readonly directory: string
  readonly cacheDirectory: string
  /** The engine's bundle; asked for only where there is code. */
  bundle(): Promise<EngineBundle>
}

/** Bundles and loads the code of a publication. A publication of plain files costs a look into its folder. */
export async function loadCode(options: LoadOptions): Promise<{ readonly code: LoadedCode; readonly problems: readonly Problem[] }> {
  const settings = await settingsOf(options)
  const { code, problems } = await loadEntries(options)
  if (!settings) return { code, problems }
  return { code: { ...code, hash: digest([code.hash, settings.state]), config: settings.answer }, problems }
}

/** The settings, where they are code. */
async function settingsOf({ directory, cacheDirectory }: LoadOptions): Promise<LoadedSettings | undefined> {
  const path = join(directory, 'site.config.ts')
  const { source } = readText({ directory, file: 'site.config.ts', most: limits.text }) ?? {}
  return source && usesCode(source.text) ? loadSettings({ path, text: source.text, cacheDirectory }) : undefined
}

/** Blocks and slots. */
async function loadEntries(options: LoadOptions): ReturnType<typeof loadCode> {
  const { entries, problems } = findEntries(options.directory)
  const [first] = Object.values(entries)
  if (first === undefined) return { code: without, problems }
  const engine = await options.bundle()
  const directory = realpathSync(options.directory)
  try {
    const { target, description } = await readyCode({ directory, cacheDirectory: options.cacheDirectory, engine, entries })
    const renderer = (await import(engine.renderer)) as CodeRenderer
    const { blocks, slots, problems: faults } = await importDefinitions({ target, directory, entries })
    const code: LoadedCode = {
      hash: digest([description, engine.compilationHash]),
      blocks: new Map([...blocks].map(([name, { schema }]) => [name, schema])),
      own: createOwnBlocks({ blocks, styles: description.styles, renderer, directory }),
      slots: createOwnSlots({ components: slots, styles: description.styles, renderer, directory }),
      description,
      client: join(target, 'client'),
    }
    return { code, problems: [...problems, ...faults] }
  } catch (error) {
    return { code: without, problems: [...problems, explainCode(error, { directory, file: first })] }
  }
}

function digest(value: unknown): string {
  return hash('sha256', JSON.stringify(value), 'hex').slice(0, 20)
}

interface ImportOptions {
  /** Folder with what the bundler wrote. */
  readonly target: string
  /** The publication folder, by its real path. */
  readonly directory: string
  readonly entries: CodeEntries
}

interface Definitions {
  readonly blocks: ReadonlyMap<string, DefinedBlock>
  readonly slots: ReadonlyMap<SlotName, SlotComponent>
  readonly problems: readonly Problem[]
}

/** Imports each entry's module for its definition. */
async function importDefinitions({ target, directory, entries }: ImportOptions): Promise<Definitions> {
  const problems: Problem[] = []
  const blocks = new Map<string, DefinedBlock>()
  const slots = new Map<SlotName, SlotComponent>()
  const refuse = (file: string, { rule, message, fix }: Pick<Problem, 'rule' | 'message' | 'fix'>) => {
    const source = createSourceText(file, readFileSync(join(directory, file), 'utf8'))
    const offset = Math.max(0, source.text.search(/\bexport default\b/))
    problems.push(problemAt(source, offset, { severity: 'error', rule, message, ...(fix !== undefined && { fix }) }))
  }
  for (const [chunk, file] of Object.entries(entries)) {
    try {
      const module = (await import(pathToFileURL(join(target, 'server', `${chunk}.mjs`)).href)) as { readonly default?: unknown }
      const definition = module.default
      const slot = slotNames.find((name) => slotChunk(name) === chunk)
      if (slot) {
        if (typeof definition === 'function') slots.set(slot, definition as SlotComponent)
        else
          refuse(file, {
            rule: 'component',
            message: 'The default export is no component.',
            fix: `Write \`export default function ${slot}(…) { … }\`.`,
          })
      } else if (isBlockDefinition(definition)) {
        const schema = definition.schema.strict() as unknown as FieldsSchema<OwnFields>
        blocks.set(chunk.slice(blockChunk('').length), { schema, Block: definition.Block })
      } else {
        refuse(file, {
          rule: 'block',
          message: 'The default export is no block.',
          fix: 'Write `export default defineBlock({ schema, Block })`.',
        })
      }
    } catch (error) {
      problems.push(explainCode(error, { directory, file }))
    }
  }
  return { blocks, slots, problems }
}
