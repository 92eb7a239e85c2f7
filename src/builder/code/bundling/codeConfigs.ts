import { statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { InlineConfig, Plugin } from 'vite'
import { islandPrefix } from '../../../shared/pages/pageData.ts'
import { ClassNames } from '../../bundle/viteConfigs.ts'
import type { Bundler } from './Bundler.ts'
import { type OwnIsland, islands } from './findIslands.ts'
import { nodeModules } from './nodeModules.ts'

/** The member names of the modules that the renderer shares with a publication's code. */
export interface SharedNames {
  readonly react: readonly string[]
  readonly jsx: readonly string[]
}

interface ConfigOptions {
  readonly bundler: Bundler
  /** Real path of the publication folder. */
  readonly directory: string
  /** Files in that folder, by the name of what they define. */
  readonly entries: Readonly<Record<string, string>>
  readonly outDir: string
}

/** Names of files that the code refers to; the same in every bundle, so that documents and scripts agree. */
const assetFileNames = 'assets/own-[name]-[hash][extname]'

/** Returns the configuration that all bundles of a publication's code share. */
export function common({ directory, outDir }: Pick<ConfigOptions, 'directory' | 'outDir'>): InlineConfig {
  const classNames = new ClassNames()
  const shorten = (name: string, file: string) => `own-${classNames.shorten(`${relative(directory, file.replace(/\?.*$/, ''))} ${name}`)}`
  return {
    root: directory,
    configFile: false,
    envDir: false,
    logLevel: 'silent',
    publicDir: false,
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', development: false, importSource: 'react' } },
    css: { modules: { generateScopedName: shorten } },
    build: { outDir, emptyOutDir: true, assetsInlineLimit: 4096, modulePreload: false, reportCompressedSize: false },
  }
}

/** How code is built that this process runs; the source map is for the places of errors. */
export const forNode = { ssr: true, emitAssets: false, target: 'node24', minify: false, sourcemap: true } as const

interface ServerOptions extends ConfigOptions {
  /** URL of the module that renders pages. */
  readonly renderer: string
  /** URL to which `import … from 'roomwright'` resolves. */
  readonly surface: string
  readonly shared: SharedNames
  found(island: OwnIsland): void
  /** Called with the source files of the code, and with the imports of each. */
  read(files: readonly string[], imports: Imports): void
}

/** Configures the code as the build runs it: one module per entry, with the engine's own React. */
export function serverConfig(options: ServerOptions): InlineConfig {
  const { bundler, directory, entries, renderer, surface, shared, found, read } = options
  const base = common(options)
  const from = `import { shared } from ${JSON.stringify(renderer)}\n`
  const modules: VirtualModules = {
    react: from + exportMembers('shared.react', shared.react),
    'react/jsx-runtime': from + exportMembers('shared.jsx', shared.jsx),
    'roomwright/react': `${from}export const { Island, usePage } = shared`,
    'roomwright:islands': `${from}export const { nameIsland } = shared`,
  }
  return {
    ...base,
    ssr: { noExternal: true },
    plugins: [
      leadOut({ roomwright: surface, [renderer]: renderer }),
      virtualModules(modules),
      islands({ parse: bundler.parseSync, directory, found, names: true }),
      reads(read),
    ],
    build: {
      ...base.build,
      ...forNode,
      rolldownOptions: {
        input: absolute(options),
        // Keeps all exports, used or not: islands are found by them.
        preserveEntrySignatures: 'allow-extension',
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs', assetFileNames },
      },
    },
  }

  function absolute({ directory: folder }: ConfigOptions): Record<string, string> {
    return Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, join(folder, file)]))
  }
}

interface ClientOptions extends ConfigOptions {
  readonly islands: readonly OwnIsland[]
  /** File name of the script with the browser's React, in the same folder as the code's own scripts. */
  readonly react: string
  readonly shared: SharedNames
}

const engine = 'roomwright:engine'
const definers = ['z', 'reference', 'defineBlock', 'defineCollection', 'definePlugin', 'defineSite']
const islandEntry = 'island-entry:'

/** Configures the islands as browsers load them: one script each, without what only the build needs. */
export function clientConfig(options: ClientOptions): InlineConfig {
  const { bundler, directory, islands: list, react, shared } = options
  const base = common(options)
  const modules: Record<string, string> = {
    react: `import { React } from '${engine}'\n${exportMembers('React', shared.react)}`,
    'react/jsx-runtime': `import { jsx as runtime } from '${engine}'\n${exportMembers('runtime', shared.jsx)}`,
    'roomwright/react': `export { Island, usePage } from '${engine}'`,
    // Only the build needs definitions. Every call and property of this proxy returns the proxy.
    roomwright: `const any = new Proxy(() => any, { get: () => any })\nexport { ${definers.map((name) => `any as ${name}`).join(', ')} }`,
  }
  for (const { name, file, exported } of list)
    modules[islandEntry + name] = `export { ${exported} as ${name} } from ${JSON.stringify(file)}`
  return {
    ...base,
    plugins: [
      leadOut({ [engine]: engine }),
      virtualModules(modules),
      islands({ parse: bundler.parseSync, directory, names: false }),
      nodeModules(),
      dropDefinitions(directory, bundler.parseSync),
    ],
    build: {
      ...base.build,
      target: 'es2023',
      manifest: 'manifest.json',
      rolldownOptions: {
        input: Object.fromEntries(list.map(({ name }) => [islandPrefix + name, islandEntry + name])),
        treeshake: { moduleSideEffects: false, propertyReadSideEffects: false, manualPureFunctions: definers },
        preserveEntrySignatures: 'allow-extension',
        output: {
          paths: { [engine]: `./${react}` },
          entryFileNames: 'assets/[name]-[hash].js',
          chunkFileNames: 'assets/own-[hash].js',
          assetFileNames,
        },
      },
    },
  }
}

interface StylesOptions extends ConfigOptions {
  readonly shared: SharedNames
  /** Called for each relative address in a style sheet at which there is no file. */
  lost(this: void, address: string): void
}

/** Configures one style sheet per entry; its scripts are not used. */
export function stylesConfig(options: StylesOptions): InlineConfig {
  const { directory, entries, lost } = options
  const base = common(options)
  return {
    ...base,
    customLogger: lostAddresses(lost),
    plugins: [leadOut({ react: 'react', 'react/jsx-runtime': 'react', 'roomwright/react': 'react', roomwright: 'react' })],
    build: {
      ...base.build,
      target: 'es2023',
      cssTarget: ['chrome125', 'firefox128', 'safari17.5'],
      manifest: 'manifest.json',
      rolldownOptions: {
        input: Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, join(directory, file)])),
        preserveEntrySignatures: 'strict',
        output: { assetFileNames },
      },
    },
  }
}

/** The bundler only warns of such an address, and leaves it as it is: relative to the page, where nothing is. */
function lostAddresses(lost: StylesOptions['lost']): NonNullable<InlineConfig['customLogger']> {
  const ignore = () => undefined
  return {
    info: ignore,
    warn: ignore,
    error: ignore,
    clearScreen: ignore,
    hasErrorLogged: () => false,
    hasWarned: false,
    warnOnce(message) {
      // It does not name the style sheet: where that should be, it repeats the address.
      const [, address = '/'] = /^\s*(\S.*) referenced in .+ didn't resolve at build time/.exec(message) ?? []
      if (!/^[/#]|^[a-z][a-z0-9+.-]*:/i.test(address)) lost(address)
    },
  }
}

/** Leaves imports of some modules in the output, under other names. */
export function leadOut(names: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'roomwright-outside',
    enforce: 'pre',
    resolveId: (id) => (Object.hasOwn(names, id) ? { id: names[id] ?? id, external: true } : undefined),
  }
}

/** Removes the default export, which only the build needs, from definition files. */
function dropDefinitions(directory: string, parse: Bundler['parseSync']): Plugin {
  return {
    name: 'roomwright-definitions',
    enforce: 'pre',
    transform(code, id) {
      if (!/^blocks[\\/][^\\/]+$/.test(relative(directory, id))) return undefined
      const { body } = parse(id, code).program
      const definition = body.find(({ type }) => type === 'ExportDefaultDeclaration')
      return definition && { code: code.slice(0, definition.start) + code.slice(definition.end), map: null }
    },
  }
}

/** The imports of each file. */
export type Imports = ReadonlyMap<string, readonly string[]>

/** Reports the publication's files that were read. */
export function reads(report: (files: readonly string[], imports: Imports) => void): Plugin {
  const fileOf = (id: string) => id.replace(/\?.*$/, '')
  return {
    name: 'roomwright-reads',
    buildEnd() {
      const ids = [...this.getModuleIds()]
      const imports = ids.map((id) => {
        const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {}
        return [fileOf(id), [...importedIds, ...dynamicallyImportedIds].map(fileOf)] as const
      })
      report(
        ids.map(fileOf).filter((id) => id.startsWith(sep) && isFile(id)),
        new Map(imports),
      )
    },
  }
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false
}

/** Source text of modules that a publication's code may import without installing them, by specifier. */
type VirtualModules = Readonly<Record<string, string>>

const mark = '\0roomwright:'

/** Resolves imports to modules that do not exist on disk. */
function virtualModules(modules: VirtualModules): Plugin {
  return {
    name: 'roomwright-modules',
    enforce: 'pre',
    resolveId: (id) => (Object.hasOwn(modules, id) ? mark + id : undefined),
    load: (id) => (id.startsWith(mark) ? modules[id.slice(mark.length)] : undefined),
  }
}

const identifier = /^[A-Za-z_$][\w$]*$/

/** Returns code that exports the members of an object by name, and the object itself as the default. */
function exportMembers(object: string, names: readonly string[]): string {
  const members = names.filter((name) => identifier.test(name) && name !== 'default')
  return [`export default ${object}`, ...members.map((name) => `export const ${name} = ${object}.${name}`)].join('\n')
}
