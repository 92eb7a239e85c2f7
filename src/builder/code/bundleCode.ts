import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { createSourceText } from '../../content/load/sourceText.ts'
import { shortHash } from '../../platform/contentHash.ts'
import { hashFile } from '../../platform/hashFile.ts'
import { readBundlerManifest, stylesOf } from '../bundle/bundlerManifest.ts'
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
  const { bundler, directory, entries, target, renderer, surface, react, shared } = options
  const found = new Map<string, OwnIsland>()
  let read: readonly string[] = []
  let imports: Imports = new Map()
  const server = serverConfig({
    bundler,
    directory,
    entries,
    outDir: join(target, 'server'),
    renderer,
    surface,
    shared,
    found: (island) => void found.set(island.name, island),
    read(files, between) {
      read = files
      imports = between
    },
  })
  await bundler.build(server)
  const client = join(target, 'client')
  mkdirSync(join(client, 'assets'), { recursive: true })
  // Modules are transformed at the same time, so the order in which islands are found varies; the scripts' names depend on it.
  const list = [...found.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1))
  const hasAssets = read.some((file) => !/\.(?:[cm]?[jt]sx?|json)$/.test(file))
  const [styles] = await Promise.all([
    hasAssets ? bundleStyles(options, read) : noStyles,
    list.length > 0 && bundler.build(clientConfig({ bundler, directory, entries, outDir: client, islands: list, react, shared })),
  ])
  for (const sheet of Object.values(styles)) writeFileSync(join(client, sheet.file), sheet.text)
  if (hasAssets) copyAssets(join(target, 'styles/assets'), join(client, 'assets'))
  const hashes = new Map(read.toSorted().map((file) => [file, hashFile(file)]))
  const hashOf = (entry: string) => {
    const parts = reachable(join(directory, entry), imports)
    const files = [...hashes].filter(([file]) => parts.has(file)).map(([file, of]) => [relative(directory, file), of])
    return shortHash(JSON.stringify(files), 20)
  }
  const description: CodeDescription = {
    read: Object.fromEntries([...hashes].map(([file, of]) => [relative(directory, file), of])),
    entries: Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, hashOf(file)])),
    chunks: list.length > 0 ? chunksOf(client) : {},
    styles: Object.fromEntries(Object.entries(styles).map(([name, { file }]) => [name, `/${file}`])),
    files: readdirSync(join(client, 'assets'))
      .sort()
      .map((name) => `assets/${name}`),
  }
  writeFileSync(join(target, codeFile), JSON.stringify(description))
  return description
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
