import { join } from 'node:path'
import type { InlineConfig } from 'vite'
import { bundleEntries } from './bundleEntries.ts'

function common(root: string): InlineConfig {
  return {
    root,
    configFile: false,
    envFile: false,
    logLevel: 'silent',
    publicDir: false,
    mode: 'production',
    css: { transformer: 'lightningcss', lightningcss: { cssModules: { pattern: '[hash]_[local]' } } },
  }
}

export function clientConfig(root: string, outDir: string): InlineConfig {
  return {
    ...common(root),
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2023',
      manifest: 'bundle-manifest.json',
      modulePreload: false,
      assetsInlineLimit: 0,
      cssMinify: 'lightningcss',
      reportCompressedSize: false,
      rolldownOptions: {
        input: bundleEntries(root),
        // The runtime imports the other entries by their addresses, so their exports must stay.
        preserveEntrySignatures: 'exports-only',
        output: {
          entryFileNames: 'assets/[name]-[hash].js',
          chunkFileNames: 'assets/[name]-[hash].js',
          assetFileNames: 'assets/[name]-[hash][extname]',
          codeSplitting: { groups: [{ name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ }] },
        },
      },
    },
  }
}

export function rendererConfig(root: string, outDir: string): InlineConfig {
  return {
    ...common(root),
    build: {
      outDir,
      emptyOutDir: true,
      ssr: join(root, 'src/ui/server.ts'),
      target: 'node24',
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'renderer.mjs' } },
    },
  }
}
