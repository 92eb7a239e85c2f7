import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import type { InlineConfig, Plugin } from 'vite'
import { componentPrefix, islandPrefix, stemmerPrefix } from '../../shared/pages/pageData.ts'
import { engineClasses } from './engineClasses.ts'
import { type ScriptGroup, copyQuery, isCopied, scriptGroups } from './scriptGroups.ts'
import { facesHash } from './sourceHash.ts'

function common(root: string): InlineConfig {
  return {
    root,
    configFile: false,
    envFile: false,
    logLevel: 'silent',
    publicDir: false,
    mode: 'production',
    css: { modules: { generateScopedName: engineClasses(root) } },
  }
}

/**
 * Configures the browser bundle with as few scripts as possible. Its style sheets would be too large: each page gets its own from
 * `stylesConfig`.
 */
export function clientConfig(root: string, outDir: string): InlineConfig {
  return browserConfig(root, { outDir, groups: scriptGroups })
}

/** Configures the same entries with one style sheet per component; its scripts are not used. */
export function stylesConfig(root: string, outDir: string): InlineConfig {
  return browserConfig(root, { outDir, groups: [] })
}

/** Makes the browser compile a script's functions with it, off the main thread. https://v8.dev/blog/explicit-compile-hints */
const compileWhole = '//# allFunctionsCalledOnLoad'

function browserConfig(
  root: string,
  { outDir, groups }: { readonly outDir: string; readonly groups: readonly ScriptGroup[] },
): InlineConfig {
  const faces = `assets/[name]-${facesHash(join(root, 'src/ui/fonts'))}[extname]`
  return {
    ...common(root),
    plugins: [copyModules(), importPlainly(), pageEntries(root), blockSheets(root), recordModules(root)],
    // React looks for its developer tools here; a published page does not need them.
    define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2023',
      // The oldest browsers with `light-dark()`, nesting and popovers; nothing is rewritten for older ones.
      cssTarget: ['chrome125', 'firefox128', 'safari17.5'],
      manifest: 'bundle-manifest.json',
      modulePreload: false,
      assetsInlineLimit: 0,
      cssMinify: 'lightningcss',
      reportCompressedSize: false,
      rolldownOptions: {
        input: bundleEntries(root),
        // Constants for attribute names are inlined as plain text.
        optimization: { inlineConst: { mode: 'all' } },
        // The runtime imports the other entries by URL, so their exports must stay; shared ones may be added.
        preserveEntrySignatures: 'allow-extension',
        output: {
          entryFileNames: 'assets/[name]-[hash].js',
          chunkFileNames: 'assets/[name]-[hash].js',
          assetFileNames: ({ names: [name = ''] }) => (name.endsWith('.woff2') ? faces : 'assets/[name]-[hash][extname]'),
          codeSplitting: { groups: [...groups] },
          // Otherwise the first click on a link makes the browser compile their functions one by one before it paints the page.
          postBanner: ({ name }) => (/^(app|router|renderer)$/.test(name) ? compileWhole : ''),
        },
      },
    },
  }
}

export function rendererConfig(root: string, outDir: string): InlineConfig {
  return {
    ...common(root),
    // The cache may be in any folder, so the renderer includes React.
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir,
      emptyOutDir: true,
      ssr: join(root, 'src/ui/server.tsx'),
      assetsInlineLimit: 0,
      // The client bundle has them, at the same URLs.
      emitAssets: false,
      target: 'node24',
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'renderer.mjs' } },
    },
  }
}

/** Configures a service worker: one classic script, `worker.js`. */
export function workerConfig(root: string, { entry, outDir }: { readonly entry: string; readonly outDir: string }): InlineConfig {
  return {
    ...common(root),
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2023',
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: join(root, `src/worker/${entry}.ts`),
        output: { format: 'iife', entryFileNames: 'worker.js' },
      },
    },
  }
}

/** Leaves `import()` to the browser: the bundler's wrapper, which loads style sheets, would add to every document's script. */
function importPlainly(): Plugin {
  return {
    name: 'import-plainly',
    enforce: 'pre',
    load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : undefined),
  }
}

/** The file that `recordModules` writes. */
export const modulesFile = 'modules.json'

/** Lists the modules in the browser's scripts, as paths relative to `root`, for the test of the imports. */
function recordModules(root: string): Plugin {
  return {
    name: 'record-modules',
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((output) => (output.type === 'chunk' ? output.moduleIds : []))
      const names = modules.filter((id) => id.startsWith('/')).map((id) => relative(root, id.replace(/\?.*$/, '')))
      this.emitFile({ type: 'asset', fileName: modulesFile, source: JSON.stringify([...new Set(names)].sort(), null, 1) })
    },
  }
}

const pageEntry = 'page-entry:'

/**
 * Creates an entry for each `ui/pages/info/InfoPage.tsx` that exports its `InfoPage` as `Page`, so that the runtime need not know the name.
 */
function pageEntries(root: string): Plugin {
  return {
    name: 'page-entries',
    resolveId: (id) => (id.startsWith(pageEntry) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${pageEntry}`)) return undefined
      const file = id.slice(pageEntry.length + 1)
      return `export { ${basename(file, '.tsx')} as Page } from ${JSON.stringify(join(root, 'src/ui/pages', file))}`
    },
  }
}

const sheetsEntry = 'block-sheets'

/**
 * Creates an entry from the style sheets of all blocks, loaded only by texts with blocks. Each sheet is beside its block; shared ones are
 * in `ui/blocks`.
 */
function blockSheets(root: string): Plugin {
  return {
    name: sheetsEntry,
    resolveId: (id) => (id === sheetsEntry ? `\0${id}` : undefined),
    load(id) {
      if (id !== `\0${sheetsEntry}`) return undefined
      const sheets = globSync(['ui/blocks/*.css', 'content/blocks/*/*.css'], { cwd: join(root, 'src') })
      sheets.sort((a, b) => (basename(a) < basename(b) ? -1 : 1))
      return sheets.map((file) => `import ${JSON.stringify(join(root, 'src', file))}\n`).join('')
    },
  }
}

/**
 * Gives each island its own copy of the modules of its folder, of common components and of the layout, in the script that hydrates it; a
 * page opened by client-side navigation has them in its own script. So none of these scripts has to load another one first.
 */
function copyModules(): Plugin {
  return {
    name: 'copy-modules',
    enforce: 'pre',
    async resolveId(source, importer = '', options) {
      const [file = '', island] = importer.split(copyQuery)
      const resolved = island !== undefined && isCopied(source) && (await this.resolve(source, file, { ...options, skipSelf: true }))
      return resolved ? `${resolved.id}${copyQuery}${island}` : undefined
    },
  }
}

/**
 * Returns the bundler's entries by chunk name: the runtime and what it loads, the layout, the styles of blocks, each page component, each
 * island, and each language's stemmer.
 */
function bundleEntries(root: string): Record<string, string> {
  const entries: Record<string, string> = {
    runtime: join(root, 'src/runtime/start.ts'),
    app: join(root, 'src/runtime/app.ts'),
    router: join(root, 'src/runtime/router/openRouter.ts'),
    renderer: join(root, 'src/runtime/router/renderer.tsx'),
    islands: join(root, 'src/runtime/islands/answerTouches.ts'),
    search: join(root, 'src/ui/layout/Search/openTitles.ts') + copyQuery + 'search',
    layout: join(root, 'src/ui/layoutEntry.ts'),
    blocks: sheetsEntry,
    thirdParty: join(root, 'src/runtime/thirdParty/startScripts.ts'),
    react: join(root, 'src/ui/own/browserReact.ts') + copyQuery + 'react',
  }
  for (const file of globSync('**/*.island.tsx', { cwd: join(root, 'src/ui') }).sort()) {
    const name = basename(file, '.island.tsx')
    if (entries[islandPrefix + name]) throw new Error(`Two islands have the name ${name}; rename one of them`)
    entries[islandPrefix + name] = join(root, 'src/ui', file) + copyQuery + name
  }
  for (const file of globSync('*/*Page.tsx', { cwd: join(root, 'src/ui/pages') }).sort()) {
    entries[componentPrefix + dirname(file)] = pageEntry + file
  }
  for (const file of globSync('*.ts', { cwd: join(root, 'src/ui/stemmers'), exclude: ['*.test.ts'] }).sort()) {
    entries[stemmerPrefix + basename(file, '.ts')] = join(root, 'src/ui/stemmers', file)
  }
  return entries
}

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const length = 4

/** Creates short class names. A name is a hash of its class, so the browser bundle and the renderer agree. */
export class ClassNames {
  readonly #owners = new Map<string, string>()

  /** Throws if two classes get the same name, a chance of one in ninety among 400 classes. Rename one of them. */
  shorten(name: string): string {
    let number = createHash('sha256').update(name).digest().readUInt32BE()
    let short = ''
    for (let place = 0; place < length; place += 1) {
      short += letters[number % letters.length] ?? ''
      number = Math.floor(number / letters.length)
    }
    const owner = this.#owners.get(short) ?? name
    if (owner !== name) throw new Error(`The classes "${owner}" and "${name}" get the same short name; rename one of them`)
    this.#owners.set(short, name)
    return short
  }
}
