import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { createSourceText } from '../../../content/load/source/sourceText.ts'
import { shortHash } from '../../../platform/contentHash.ts'
import { hashFile } from '../../../platform/files/hashFile.ts'
import { readBundlerManifest, stylesOf } from '../../bundle/bundlerManifest.ts'
import type { Bundler } from './Bundler.ts'
import { type Imports, clientConfig, serverConfig, stylesConfig, type SharedNames } from './codeConfigs.ts'
import type { OwnIsland } from './findIslands.ts'

interface BundleOptions {
  readonly bundler: Bundler
  /** Real path of the publication folder. */
  readonly directory: string
  /** Files in that folder, by the name of what they define. */
  readonly entries: Readonly<Record<string, string>>
  readonly target: string
  readonly renderer: string
  readonly surface: string
  readonly react: string
  readonly shared: SharedNames
}

/** The file that `bundleCode` writes last. */
export const codeFile = 'code.json'

/** The bundled code of a publication. */
export interface CodeDescription {
  /** Every source file, relative to the publication folder, with a hash of its content. */
  readonly read: Readonly<Record<string, string>>
  /** Hash of each entry's source files. */
  readonly entries: Readonly<Record<string, string>>
  /** Scripts of the islands by chunk name, with `/`. */
  readonly chunks: Readonly<Record<string, readonly string[]>>
  /** URLs of style sheets by entry. */
  readonly styles: Readonly<Record<string, string>>
  /** Files for the output folder; their names contain a content hash. */
  readonly files: readonly string[]
}

/** Bundles the code of a publication into `target`: modules for the build in `server/`, scripts and styles for browsers in `client/`. */
export async function bundleCode(options: BundleOptions): Promise<CodeDescription> {
  const { bundler, directory, entries, target, react, shared } = options
  const { islands, read, imports } = await bundleModules(options)
  const client = join(target, 'client')
  mkdirSync(join(client, 'assets'), { recursive: true })
  const hasAssets = read.some((file) => !/\.(?:[cm]?[jt]sx?|json)$/.test(file))
  const [styles] = await Promise.all([
    hasAssets ? bundleStyles(options, read) : noStyles,
    islands.length > 0 && bundler.build(clientConfig({ bundler, directory, entries, outDir: client, islands, react, shared })),
  ])
  for (const sheet of Object.values(styles)) writeFileSync(join(client, sheet.file), sheet.text)
  if (hasAssets) copyAssets(join(target, 'styles/assets'), join(client, 'assets'))
  const description: CodeDescription = {
    ...hashSources(options, { read, imports }),
    chunks: islands.length > 0 ? chunksOf(client) : {},
    styles: Object.fromEntries(Object.entries(styles).map(([name, { file }]) => [name, `/${file}`])),
    files: readdirSync(join(client, 'assets'))
      .sort()
      .map((name) => `assets/${name}`),
  }
  writeFileSync(join(target, codeFile), JSON.stringify(description))
  return description
}

/** The source files of the code, and what each of them imports. */
interface Sources {
  readonly read: readonly string[]
  readonly imports: Imports
}

/** Bundles the modules for the build; returns the islands in them and their sources. */
async function bundleModules(options: BundleOptions): Promise<Sources & { readonly islands: readonly OwnIsland[] }> {
  const { bundler, directory, entries, target, renderer, surface, shared } = options
  const found = new Map<string, OwnIsland>()
  let sources: Sources = { read: [], imports: new Map() }
  const server = serverConfig({
    bundler,
    directory,
    entries,
    outDir: join(target, 'server'),
    renderer,
    surface,
    shared,
    found: (island) => void found.set(island.name, island),
    read: (read, imports) => void (sources = { read, imports }),
  })
  await bundler.build(server)
  // Modules are transformed at the same time, so the order in which islands are found varies; the scripts' names depend on it.
  return { ...sources, islands: [...found.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1)) }
}

/** Hashes each source file, and the sources of each entry together. */
function hashSources({ directory, entries }: BundleOptions, { read, imports }: Sources): Pick<CodeDescription, 'read' | 'entries'> {
  const hashes = read.toSorted().map((file) => ({ file, name: relative(directory, file), hash: hashFile(file) }))
  const hashOf = (entry: string) => {
    const parts = reachable(join(directory, entry), imports)
    return shortHash(JSON.stringify(hashes.flatMap(({ file, name, hash }) => (parts.has(file) ? [[name, hash]] : []))), 20)
  }
  return {
    read: Object.fromEntries(hashes.map(({ name, hash }) => [name, hash])),
    entries: Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, hashOf(file)])),
  }
}

/** Returns a file with everything it imports, directly or indirectly. */
function reachable(file: string, imports: Imports, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(file)) return found
  found.add(file)
  for (const imported of imports.get(file) ?? []) reachable(imported, imports, found)
  return found
}

type OwnSheets = Readonly<Record<string, { readonly file: string; readonly text: string }>>

const noStyles: OwnSheets = {}

/** Returns the style sheet of each entry, including those of everything it imports. */
async function bundleStyles(options: BundleOptions, read: readonly string[]): Promise<OwnSheets> {
  const { bundler, directory, entries, target, shared } = options
  const outDir = join(target, 'styles')
  const lost: string[] = []
  await bundler.build(stylesConfig({ bundler, directory, entries, outDir, shared, lost: (address) => void lost.push(address) }))
  const [address] = lost.toSorted()
  if (address !== undefined) throw lostFile(address, read)
  const manifest = readBundlerManifest(join(outDir, 'manifest.json'))
  const sheets = Object.entries(manifest).flatMap(([key, chunk]) => {
    const files = chunk.isEntry ? stylesOf(manifest, key) : []
    if (files.length === 0) return []
    const text = files.map((file) => readFileSync(join(outDir, file), 'utf8')).join('')
    return [[chunk.name ?? '', { file: `assets/own-${chunk.name}-${shortHash(text, 8)}.css`, text }] as const]
  })
  return Object.fromEntries(sheets)
}

/** Returns the error that a style sheet names a file which does not exist, with its place as the bundler's errors have it. */
function lostFile(address: string, read: readonly string[]): Error {
  const sheets = read.filter((file) => file.endsWith('.css')).map((file) => createSourceText(file, readFileSync(file, 'utf8')))
  const sheet = sheets.find(({ file, text }) => text.includes(address) && !existsSync(join(dirname(file), address)))
  const { line, column } = sheet?.position(sheet.text.indexOf(address)) ?? { line: 1, column: 1 }
  return Object.assign(new Error(`Could not resolve '${address}'.`), sheet && { loc: { file: sheet.file, line, column: column - 1 } })
}

/** Copies the pictures, faces and other files that code and style sheets refer to. */
function copyAssets(from: string, to: string): void {
  for (const name of readdirSync(from).filter((file) => !/\.(?:js|css)$/.test(file))) copyFileSync(join(from, name), join(to, name))
}

function chunksOf(client: string): CodeDescription['chunks'] {
  const manifest = readBundlerManifest(join(client, 'manifest.json'))
  const entries = Object.values(manifest).filter(({ isEntry }) => isEntry)
  return Object.fromEntries(entries.map(({ name = '', file }) => [name, [`/${file}`]]))
}
