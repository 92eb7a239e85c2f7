import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { InlineConfig, Plugin } from 'vite'
import { isAbsence } from '../../../platform/errorCode.ts'
import { hashFile } from '../../../platform/files/hashFile.ts'
import { isMap } from '../../../shared/isMap.ts'
import type { Bundler } from '../bundling/Bundler.ts'
import { type CodeDescription, codeFile } from '../bundling/bundleCode.ts'
import { common, forNode, leadOut, reads } from '../bundling/codeConfigs.ts'
import { surface } from '../bundling/surface.ts'

export const settingsModule = 'settings.mjs'

interface SettingsOptions {
  readonly bundler: Bundler
  /** Real path of the publication folder. */
  readonly directory: string
  readonly target: string
}

/** Bundles the settings of a publication, with what they import from its files, to be run in this process. */
export async function bundleSettings({ bundler, directory, target }: SettingsOptions): Promise<CodeDescription> {
  const read = new Set<string>()
  await bundler.build(settingsConfig({ directory, target, read: (file) => void read.add(file) }))
  const files = [...read].sort().map((file) => [relative(directory, file), hashFile(file)] as const)
  const description: CodeDescription = { read: Object.fromEntries(files), entries: {}, chunks: {}, styles: {}, files: [] }
  writeFileSync(join(target, codeFile), JSON.stringify(description))
  return description
}

interface ConfigOptions extends Omit<SettingsOptions, 'bundler'> {
  read(this: void, file: string): void
}

function settingsConfig({ directory, target, read }: ConfigOptions): InlineConfig {
  const base = common({ directory, outDir: target })
  return {
    ...base,
    ssr: { noExternal: true },
    plugins: [leadOut(surface), packages(read), reads((files) => files.forEach(read))],
    build: {
      ...base.build,
      ...forNode,
      rolldownOptions: {
        input: { settings: join(directory, 'site.config.ts') },
        output: { entryFileNames: settingsModule, chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  }
}

/** Leaves packages where they are installed: some cannot be bundled. A package's manifest reveals a change of version. */
function packages(read: (file: string) => void): Plugin {
  return {
    name: 'roomwright-packages',
    enforce: 'pre',
    async resolveId(id, importer, options) {
      if (/^[./\0]|^node:/.test(id) || importer === undefined) return undefined
      const found = await this.resolve(id, importer, { ...options, skipSelf: true })
      if (!found || found.external || !found.id.includes('/node_modules/')) return undefined
      const path = found.id.replace(/\?.*$/, '')
      read(path)
      const manifest = manifestAbove(path)
      if (manifest !== undefined) read(manifest)
      return { id: pathToFileURL(path).href, external: true }
    },
  }
}

function manifestAbove(path: string): string | undefined {
  const folder = dirname(path)
  if (folder === path || folder.endsWith('/node_modules')) return undefined
  const manifest = join(folder, 'package.json')
  try {
    const value: unknown = JSON.parse(readFileSync(manifest, 'utf8'))
    return isMap(value) && 'version' in value ? manifest : manifestAbove(folder)
  } catch (error) {
    if (isAbsence(error)) return manifestAbove(folder)
    throw error
  }
}
