import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { boundText } from '../../content/markdown/boundText.ts'
import { markOwn, writtenNodes } from '../../content/markdown/ownNodes.ts'
import { treeFault } from '../../content/markdown/treeFault.ts'
import { type MarkdownNode, parseMarkdown } from '../../content/markdown/parseMarkdown.ts'
import { contentHash } from '../../platform/contentHash.ts'
import type { MarkdownRoot, PluginDefinition } from '../../content/own/definePlugin.ts'
import type { OwnTexts } from '../../content/own/ownTexts.ts'
import { readSealed, readSealedJson, writeSealed } from '../../platform/files/sealedFile.ts'
import type { PluginMemo } from './PluginMemo.ts'
import type { PluginRunner } from './PluginRunner.ts'
import { type FrontEntry, readBody } from './readFronts.ts'
import type { WatchedSite } from './WatchedSite.ts'

interface TransformOptions {
  readonly directory: string
  readonly plugins: readonly PluginDefinition[]
  readonly entries: readonly FrontEntry[]
  readonly watched: WatchedSite
  readonly runner: PluginRunner
  readonly memo: PluginMemo
  /** Folder for the changed texts, by hash. */
  readonly trees: string
}

/** For publications in which no plug-in changes a text. */
const noTexts: OwnTexts = { hashOf: () => '', nodesOf: () => undefined }

/**
 * Passes the Markdown of each entry through the plug-ins, one after another. The result is cached for as long as its inputs stay the same.
 */
export async function transformTexts(options: TransformOptions): Promise<OwnTexts> {
  const { entries, watched, memo, trees } = options
  const plugins = options.plugins.filter(({ markdown }) => markdown !== undefined)
  if (plugins.length === 0) return noTexts
  mkdirSync(trees, { recursive: true })
  const hashes = new Map<string, string>()
  for (const entry of entries) {
    const name = `markdown ${entry.file}`
    const input = [entry.digest, entry.front]
    const kept = memo.recall(name, input, watched.hashOf)?.value as string | undefined
    if (kept !== undefined && (kept === '' || readSealed(join(trees, kept)))) {
      hashes.set(entry.file, kept)
      continue
    }
    const { made, reads } = await watched.watch(() => transform(entry, { ...options, plugins }))
    if (made === undefined) continue
    const hash = made === '' ? '' : contentHash(made)
    if (hash !== '') writeSealed(join(trees, hash), made)
    memo.keep(name, { input, reads, value: hash })
    hashes.set(entry.file, hash)
  }
  const wanted = new Set(hashes.values())
  for (const name of readdirSync(trees)) if (!wanted.has(name)) rmSync(join(trees, name), { force: true })
  return {
    hashOf: (file) => hashes.get(file) ?? '',
    nodesOf(file) {
      const hash = hashes.get(file) ?? ''
      if (hash === '') return undefined
      const nodes = readSealedJson(join(trees, hash)) as readonly MarkdownNode[] | undefined
      if (!nodes) throw new Error(`The cache no longer holds what plug-ins made of ${file}. Run again.`)
      return nodes
    },
  }
}

/** Returns the changed nodes as JSON; empty if nothing was changed, undefined if a plug-in failed. */
async function transform({ file }: FrontEntry, { directory, plugins, watched, runner }: TransformOptions): Promise<string | undefined> {
  const body = readBody(directory, file)
  const entry = watched.entryOf(file)
  if (!body || !entry) return ''
  const nodes = [...parseMarkdown(boundText(body.source, body.start).text)]
  const written = writtenNodes(nodes)
  const before = JSON.stringify(nodes)
  const root: MarkdownRoot = { type: 'root', children: nodes }
  for (const plugin of plugins) {
    const done = await runner.attempt({ plugin, hook: 'markdown', about: file }, async () => {
      await plugin.markdown?.(root, { entry, site: watched.site })
      return true
    })
    if (!done) return undefined
    const fault = treeFault(root)
    if (fault !== undefined) {
      const message = `changed the text of ${file} so that it ${fault}.`
      return runner.refuse(plugin, { message, fix: 'Change the tree in place, with mdast nodes only.' })
    }
  }
  if (JSON.stringify(root.children) === before) return ''
  const changed = JSON.parse(JSON.stringify(root.children)) as MarkdownNode[]
  markOwn(changed, written)
  return JSON.stringify(changed)
}
