import { readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { limits } from '../../content/limits.ts'
import { type OwnCode, noCode } from '../../content/own/ownCode.ts'
import { usesCode } from '../../content/load/config/usesCode.ts'
import { readText } from '../../content/load/files/readText.ts'
import type { Problem } from '../../content/problem.ts'
import { dataHash } from '../../platform/contentHash.ts'
import type { SlotName } from '../../shared/pages/slotNames.ts'
import type { EngineBundle } from '../bundle/ClientBundle.ts'
import type { CodeRenderer } from './rendering/CodeRenderer.ts'
import type { CodeDescription } from './bundling/bundleCode.ts'
import { CallWatch } from '../plugins/CallWatch.ts'
import { type LoadedPlugins, loadPlugins } from '../plugins/loadPlugins.ts'
import { explainCode } from './errors/explainCode.ts'
import { blockChunk, findEntries, slotChunk } from './definitions/findEntries.ts'
import { type OwnSheet, type OwnSlots, componentFact, createOwnSlots } from './rendering/ownSlots.ts'
import { importDefinitions } from './definitions/importDefinitions.ts'
import { type LoadedSettings, loadSettings } from './settings/loadSettings.ts'
import { readyCode } from './bundling/readyCode.ts'
import { type OwnBlocks, createOwnBlocks, noBlocks } from './rendering/OwnBlocks.ts'

/** A publication's code, ready to run. */
export interface LoadedCode extends OwnCode {
  readonly own: OwnBlocks
  /** Absent if no part of a page is replaced. */
  readonly slots?: OwnSlots | undefined
  /** Hashes of the sources of replaced parts, by fact name: only pages that show a part depend on it. */
  readonly facts: ReadonlyMap<string, string>
  /** What everything depends on, by file: that blocks and slots exist and, if the settings have code, the states of their files and of blocks. */
  readonly files: Readonly<Record<string, string>>
  /** Absent if the publication has no code. */
  readonly description?: CodeDescription
  /** Folder with the description's files. */
  readonly client: string
  /** Absent if there are no plug-ins. */
  readonly plugins?: LoadedPlugins
}

const without: LoadedCode = { ...noCode, own: noBlocks, facts: new Map(), files: {}, client: '' }

interface LoadOptions {
  /** The publication folder. */
  readonly directory: string
  readonly cacheDirectory: string
  readonly engine: string
  readonly now: Date
  /** Whether plug-ins also see unpublished texts. */
  readonly drafts?: boolean
  /** Runs plug-ins again, ignoring what earlier runs cached. */
  readonly isFresh?: boolean
  /** Loads the engine's bundle; called only if there is code. */
  bundle(): Promise<EngineBundle>
}

/** Bundles and loads the code of a publication. For a publication of plain files this only lists its folder. */
export async function loadCode(options: LoadOptions): Promise<{ readonly code: LoadedCode; readonly problems: readonly Problem[] }> {
  const settings = await settingsOf(options)
  const { code, problems } = await loadParts(options)
  if (!settings) return { code, problems }
  const { answer, state } = settings
  // How plug-ins use blocks is not tracked, so a changed block invalidates everything that was read.
  const blocks = Object.fromEntries([...code.states].map(([name, block]) => [`blocks/${name}.tsx`, block]))
  const whole = {
    ...code,
    hash: dataHash([code.hash, [...code.states], state]),
    files: { ...code.files, ...settings.read, ...blocks },
    config: answer,
  }
  if (answer.code.plugins.length === 0 || answer.problems.length > 0) return { code: whole, problems }
  const { drafts = false, isFresh = false } = options
  const plugins = await loadPlugins(answer, state, { ...options, drafts, isFresh })
  return { code: { ...whole, additions: plugins, plugins }, problems: [...problems, ...plugins.problems] }
}

/** Loads the settings if they contain code. */
async function settingsOf({ directory, cacheDirectory }: LoadOptions): Promise<LoadedSettings | undefined> {
  const path = join(directory, 'site.config.ts')
  const { source } = readText({ directory, file: 'site.config.ts', most: limits.text }) ?? {}
  return source && usesCode(source.text) ? loadSettings({ path, text: source.text, cacheDirectory }) : undefined
}

/** Loads blocks and slots. */
async function loadParts(options: LoadOptions): ReturnType<typeof loadCode> {
  const { entries, problems } = findEntries(options.directory)
  const [first] = Object.values(entries)
  if (first === undefined) return { code: without, problems }
  const engine = await options.bundle()
  const directory = realpathSync(options.directory)
  try {
    const { target, description } = await readyCode({ directory, cacheDirectory: options.cacheDirectory, engine, entries })
    const renderer = (await import(engine.renderer)) as CodeRenderer
    const watch = new CallWatch()
    const { blocks, slots, problems: faults } = await importDefinitions({ target, directory, entries, watch })
    const client = join(target, 'client')
    const code: LoadedCode = {
      hash: dataHash(Object.keys(entries)),
      states: new Map([...blocks.keys()].map((name) => [name, stateOf(blockChunk(name), description)])),
      blocks: new Map([...blocks].map(([name, { schema }]) => [name, schema])),
      own: createOwnBlocks({ blocks, styles: description.styles, renderer, directory, watch }),
      slots: createOwnSlots({ components: slots, sheets: sheetsOf([...slots.keys()], description, client), renderer, directory, watch }),
      files: Object.fromEntries(Object.values(entries).map((file) => [file, 'exists'])),
      facts: new Map([...slots.keys()].map((name) => [componentFact(name), stateOf(slotChunk(name), description)])),
      description,
      client,
    }
    return { code, problems: [...problems, ...faults] }
  } catch (error) {
    return { code: without, problems: [...problems, explainCode(error, { directory, file: first })] }
  }
}

/** Returns a hash of a component with its style sheet, whose class names may depend on another component. */
function stateOf(chunk: string, { entries, styles }: CodeDescription): string {
  return dataHash([entries[chunk], styles[chunk]])
}

/** Reads the style sheets of slots from the bundler's output. */
function sheetsOf(names: readonly SlotName[], { styles }: CodeDescription, client: string): ReadonlyMap<SlotName, OwnSheet> {
  return new Map(
    names.flatMap((name) => {
      const url = styles[slotChunk(name)]
      return url === undefined ? [] : [[name, { url, text: readFileSync(join(client, url), 'utf8') }] as const]
    }),
  )
}
