import { realpathSync } from 'node:fs'
import { isAbsolute, join, normalize } from 'node:path'
import { loadLanguages } from '../../content/load/loadLanguages.ts'
import { checkSettings, readSettings } from '../../content/load/config/readSettings.ts'
import type { CodeAnswer } from '../../content/load/config/runConfig.ts'
import { Snapshot } from '../../content/load/snapshot/Snapshot.ts'
import type { PagePlace, PluginDefinition, PluginProblem } from '../../content/own/definePlugin.ts'
import { listingOf } from '../../content/own/collectionAddress.ts'
import type { OwnAdditions, OwnFile, OwnPage } from '../../content/own/ownTexts.ts'
import type { Problem } from '../../content/problem.ts'
import { articleSchema } from '../../content/schemas/entrySchemas.ts'
import { addressFault } from '../../content/schemas/pageSchema.ts'
import { dataHash, shortHash } from '../../platform/contentHash.ts'
import { articlePath } from '../../shared/addresses/paths.ts'
import { prefixOf } from '../../content/schemas/site/hostingSchema.ts'
import { firstOfEach } from '../code/errors/CodeError.ts'
import { clashOfFiles, filePathFault } from './filePath.ts'
import { type PageExtras, describePages } from './describePages.ts'
import { PluginMemo } from './PluginMemo.ts'
import { PluginRunner } from './PluginRunner.ts'
import { pluginResults } from './pluginResults.ts'
import { type EntryKind, readFronts } from './readFronts.ts'
import { transformTexts } from './transformTexts.ts'
import { WatchedSite, topsOf } from './WatchedSite.ts'
import { inTicks } from '../../content/advice/didYouMean.ts'

export interface PluginOptions {
  /** The publication folder. */
  readonly directory: string
  readonly cacheDirectory: string
  readonly engine: string
  readonly now: Date
  readonly drafts: boolean
  /** Ignores earlier results of plug-ins. */
  readonly isFresh: boolean
}

/** The plug-ins of a publication, with their results from before its texts are read. */
export interface LoadedPlugins extends OwnAdditions {
  /** Collects what they add to the heads of pages. */
  describe(this: void, pages: readonly Omit<PagePlace, 'entry'>[]): Promise<PageExtras>
  /** Runs the hooks that follow a build. */
  built(this: void, out: string): Promise<readonly Problem[]>
}

const articles: EntryKind = { collection: 'articles', schema: articleSchema, pathOf: articlePath }

/** Runs the hooks that need no page: checks, transformed texts, added pages and files. */
export async function loadPlugins(config: CodeAnswer, state: string, options: PluginOptions): Promise<LoadedPlugins> {
  const { cacheDirectory, engine, now, drafts, isFresh } = options
  const directory = realpathSync(options.directory)
  const { plugins } = config.code
  const known = loadLanguages(directory).languages.known
  const { site } = checkSettings(await readSettings(directory, async () => config), { used: new Set(), known })
  const { url = '', base = '/' } = site.fields
  const place = join(cacheDirectory, 'plugins', shortHash(directory, 12))
  const version = dataHash([engine, state, url, base, site.languages])
  // The fields of an entry depend on the schema of its collection.
  const snapshot = new Snapshot(join(place, 'fronts'), { version: dataHash([engine, state]), isFresh })
  const reading = { directory, languages: site.languages, now, drafts, snapshot }
  const entries = kindsOf(config, site.languages[0]).flatMap((kind) => readFronts(kind, reading))
  snapshot.write()
  const watched = new WatchedSite({ directory, url, languages: site.languages, entries })
  const memo = new PluginMemo(join(place, 'memo'), { version, isFresh })
  const runner = new PluginRunner({ directory, memo, watched })
  const own: Problem[] = []
  for (const plugin of plugins) {
    const { checks } = plugin
    if (!checks) continue
    const found = await runner.ask({ plugin, hook: 'checks', schema: pluginResults.checks, run: () => checks(watched.site) })
    if (found) own.push(...foundProblems(found, { plugin, runner }))
  }
  const texts = await transformTexts({ directory, plugins, entries, watched, runner, memo, trees: join(place, 'trees') })
  const pages = await pagesOf(plugins, { runner, watched, languages: site.languages })
  const files = await filesOf(plugins, { runner, watched })
  memo.write(['head ', 'structuredData '])
  const told = runner.problems.length
  return {
    texts,
    pages,
    files,
    read: topsOf(memo.facts()),
    problems: [...own, ...new Set(runner.problems)],
    async describe(places) {
      const extras = await describePages({ plugins, places, watched, runner, url, base: prefixOf(base) })
      memo.write()
      return { ...extras, problems: firstOfEach(runner.problems.slice(told)) }
    },
    async built(out) {
      const before = runner.problems.length
      for (const plugin of plugins) {
        const { built } = plugin
        if (built) await runner.attempt({ plugin, hook: 'built' }, async () => built({ out, site: watched.site }))
      }
      return runner.problems.slice(before)
    },
  }
}

/** Returns articles and the publication's collections. */
function kindsOf({ code }: CodeAnswer, defaultLanguage: string): readonly EntryKind[] {
  const collections = code.collections.map(({ name, schema, address }): EntryKind => ({
    collection: name,
    schema,
    pathOf: (slug, language) => `${listingOf(address, { language, defaultLanguage })}/${slug}`,
  }))
  return [articles, ...collections]
}

interface Asking {
  readonly runner: PluginRunner
  readonly watched: WatchedSite
}

async function pagesOf(
  plugins: readonly PluginDefinition[],
  { runner, watched, languages }: Asking & { readonly languages: readonly string[] },
): Promise<readonly OwnPage[]> {
  const all: OwnPage[] = []
  for (const plugin of plugins) {
    const { pages } = plugin
    if (!pages) continue
    const given = await runner.ask({ plugin, hook: 'pages', schema: pluginResults.pages, run: () => pages(watched.site) })
    for (const page of given ?? []) {
      const fault = addressFault(page.address)
      if (fault !== undefined)
        runner.refuse(plugin, {
          message: `gives a page the address ${JSON.stringify(page.address)}, which ${fault}.`,
          fix: 'Write a path such as `/glossary`.',
        })
      else if (!languages.includes(page.language))
        runner.refuse(plugin, {
          message: `gives the page "${page.address}" the language "${page.language}", which the publication does not have.`,
          fix: `Write one of ${inTicks(languages)}.`,
        })
      else all.push({ ...page, plugin: plugin.name, from: runner.placeOf(plugin) })
    }
  }
  return all
}

async function filesOf(plugins: readonly PluginDefinition[], { runner, watched }: Asking): Promise<readonly OwnFile[]> {
  const all: OwnFile[] = []
  for (const plugin of plugins) {
    const { files } = plugin
    if (!files) continue
    const given = await runner.ask({ plugin, hook: 'files', schema: pluginResults.files, run: () => files(watched.site) })
    for (const file of given ?? []) {
      const fault = filePathFault(file.path) ?? clashOfFiles(file.path, all)
      if (fault === undefined) all.push({ ...file, plugin: plugin.name, from: runner.placeOf(plugin) })
      else
        runner.refuse(plugin, {
          message: `gives a file the path ${JSON.stringify(file.path)}, which ${fault}.`,
          fix: 'Write a path such as `/data/glossary.json`.',
        })
    }
  }
  return all
}

/** Converts what a plug-in found into problems of the publication; one in an impossible file is the plug-in's own problem. */
function foundProblems(
  found: readonly PluginProblem[],
  { plugin, runner }: { readonly plugin: PluginDefinition; readonly runner: PluginRunner },
): readonly Problem[] {
  return found.flatMap(({ file, line = 1, column = 1, severity = 'error', message, fix }) => {
    const path = normalize(file)
    if (isAbsolute(file) || path.startsWith('..') || file.includes('\0')) {
      runner.refuse(plugin, {
        message: `reports a mistake in ${JSON.stringify(file)}, which is not a file in the publication folder.`,
        fix: 'Write a path such as `articles/soup/en.md`.',
      })
      return []
    }
    return [{ file: path, line, column, severity, rule: 'plugin', message: `${plugin.name}: ${message}`, fix }]
  })
}
