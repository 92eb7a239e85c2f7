import { join, relative } from 'node:path'
import type { InlineConfig } from 'vite'
import { bundleEntries } from './bundleEntries.ts'
import { ClassNames } from './ClassNames.ts'
import { facesHash } from './facesHash.ts'
import { importPlainly } from './importPlainly.ts'
import { recordModules } from './recordModules.ts'

function common(root: string): InlineConfig {
  const classNames = new ClassNames()
  return {
    root,
    configFile: false,
    envFile: false,
    logLevel: 'silent',
    publicDir: false,
    mode: 'production',
    css: { modules: { generateScopedName: (name, file) => classNames.shorten(`${relative(root, file)} ${name}`) } },
  }
}

export function clientConfig(root: string, outDir: string): InlineConfig {
  const faces = `assets/[name]-${facesHash(join(root, 'src/ui/fonts'))}[extname]`
  return {
    ...common(root),
    plugins: [importPlainly(), recordModules(root)],
    // React looks for its developer tools here; in the pages that readers get they find nothing that is alive.
    define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2023',
      // The oldest browsers that know `light-dark()`, nesting and popovers: what they have is not rewritten for older ones.
      cssTarget: ['chrome125', 'firefox128', 'safari17.5'],
      manifest: 'bundle-manifest.json',
      modulePreload: false,
      assetsInlineLimit: 0,
      cssMinify: 'lightningcss',
      reportCompressedSize: false,
      rolldownOptions: {
        input: bundleEntries(root),
        // The runtime imports the other entries by their addresses, so their exports must stay; what they share may be added to them.
        preserveEntrySignatures: 'allow-extension',
        output: {
          entryFileNames: 'assets/[name]-[hash].js',
          chunkFileNames: 'assets/[name]-[hash].js',
          assetFileNames: ({ names: [name = ''] }) => (name.endsWith('.woff2') ? faces : 'assets/[name]-[hash][extname]'),
          codeSplitting: {
            groups: [
              { name: 'react', test: /rolldown[\\/]runtime|node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
              // What the application and the journey share, in one file.
              {
                name: 'base',
                test: /src[\\/](shared[\\/]paths|runtime[\\/](network|chunks|render[\\/]loadRenderer|search[\\/]describeSearch))/,
              },
              // Small things that every page needs compress better together.
              {
                name: 'shared',
                test: /src[\\/](ui[\\/]messages[\\/]MessagesContext|runtime[\\/]render[\\/]renderer)/,
              },
            ],
          },
        },
      },
    },
  }
}

export function rendererConfig(root: string, outDir: string): InlineConfig {
  return {
    ...common(root),
    // The cache may lie anywhere, so the renderer brings React with it.
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir,
      emptyOutDir: true,
      ssr: join(root, 'src/ui/server.ts'),
      assetsInlineLimit: 0,
      // They come with the client's bundle, at the same addresses.
      emitAssets: false,
      target: 'node24',
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'renderer.mjs' } },
    },
  }
}

/** A service worker: one classic script, `worker.js`. */
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
