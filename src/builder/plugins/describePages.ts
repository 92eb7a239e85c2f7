import { setImmediate } from 'node:timers/promises'
import type { HeadElement, PagePlace, PluginDefinition } from '../../content/own/definePlugin.ts'
import type { Problem } from '../../content/problem.ts'
import { headFault, placeElement } from './headElements.ts'
import type { PluginRunner } from './PluginRunner.ts'
import { pluginResults } from './pluginResults.ts'
import type { WatchedSite } from './WatchedSite.ts'

/** What plug-ins add to the head of a page. */
interface PageExtra {
  readonly elements: readonly HeadElement[]
  /** JSON-LD objects. */
  readonly things: readonly object[]
}

export interface PageExtras {
  /** Undefined if nothing is added. */
  of(this: void, path: string): PageExtra | undefined
  readonly problems: readonly Problem[]
}

/** For sites without plug-ins that add to heads. */
export const noExtras: PageExtras = { of: () => undefined, problems: [] }

interface DescribeOptions {
  readonly plugins: readonly PluginDefinition[]
  /** Paths are without the base. */
  readonly places: readonly Omit<PagePlace, 'entry'>[]
  readonly watched: WatchedSite
  readonly runner: PluginRunner
  readonly url: string
  readonly base: string
}

const pagesAtOnce = 200

/** Collects what the plug-ins add to the head of each page. */
export async function describePages(options: DescribeOptions): Promise<Pick<PageExtras, 'of'>> {
  const plugins = options.plugins.filter(({ head, structuredData }) => head ?? structuredData)
  const extras = new Map<string, PageExtra>()
  if (plugins.length === 0) return noExtras
  for (const [index, place] of options.places.entries()) {
    // Pictures may be encoded meanwhile.
    if (index % pagesAtOnce === 0) await setImmediate()
    const extra = await describe(place, { ...options, plugins })
    if (extra.elements.length + extra.things.length > 0) extras.set(place.path, extra)
  }
  return { of: (path) => extras.get(path) }
}

async function describe({ path, language }: Omit<PagePlace, 'entry'>, options: DescribeOptions): Promise<PageExtra> {
  const { plugins, watched, runner, url, base } = options
  const found = watched.entryAt(path)
  const place: PagePlace = { path, language, ...(found && { entry: found.entry }) }
  const input = [path, language, found?.front ?? null]
  const elements: HeadElement[] = []
  const things: object[] = []
  for (const plugin of plugins) {
    const { head, structuredData } = plugin
    const call = { plugin, about: path, input }
    if (head) {
      const given = await runner.ask({ ...call, hook: 'head', schema: pluginResults.head, run: () => head(place, watched.site) })
      for (const element of given ?? []) {
        const fault = headFault(element, { url })
        if (fault) runner.refuse(plugin, { ...fault, message: `${fault.message} This was seen on ${path}.` })
        else elements.push(placeElement(element, base))
      }
    }
    if (structuredData) {
      const run = () => structuredData(place, watched.site)
      things.push(...((await runner.ask({ ...call, hook: 'structuredData', schema: pluginResults.structuredData, run })) ?? []))
    }
  }
  return { elements, things }
}
