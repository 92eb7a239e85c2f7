import type { MarkdownNode } from '../markdown/parseMarkdown.ts'

type Awaitable<Value> = Value | Promise<Value>

/** An article, or an entry of a collection, as a plug-in sees it. */
export interface PluginEntry {
  /** `articles`, or the name of a collection. */
  readonly collection: string
  readonly id: string
  readonly language: string
  /** The address of its page, without the base. */
  readonly path: string
  readonly title: string
  readonly description: string
  /** Its front matter. */
  readonly fields: Readonly<Record<string, unknown>>
  /** Its Markdown as written. */
  readonly text: string
}

/** A publication as a plug-in sees it. What is read here is remembered; what is read by other means is not. */
export interface PluginSite {
  /** Scheme and host. */
  readonly url: string
  /** The first is the default. */
  readonly languages: readonly string[]
  readonly entries: readonly PluginEntry[]
  /** The text of a file below the publication folder; undefined where there is none. */
  read(this: void, file: string): string | undefined
}

/** A mistake that a plug-in found. */
export interface PluginProblem {
  /** Below the publication folder. */
  readonly file: string
  /** From 1. */
  readonly line?: number | undefined
  /** From 1, in characters. */
  readonly column?: number | undefined
  /** `error` where absent. */
  readonly severity?: 'error' | 'warning' | undefined
  readonly message: string
  /** What to write instead. */
  readonly fix: string
}

/** The Markdown of an entry as a tree, in the shapes of mdast. */
export interface MarkdownRoot {
  readonly type: 'root'
  readonly children: MarkdownNode[]
}

/** A page that a plug-in adds. */
export interface PluginPage {
  /** With the language's prefix left out: `/glossary`. */
  readonly address: string
  readonly language: string
  readonly title: string
  readonly description: string
  /** What stands below the heading. It is trusted. */
  readonly html: string
}

/** Where a page stands. */
export interface PagePlace {
  /** Its address, without the base. */
  readonly path: string
  readonly language: string
  readonly entry?: PluginEntry | undefined
}

/** An element of a document's head. */
export interface HeadElement {
  readonly tag: 'meta' | 'link'
  readonly attributes: Readonly<Record<string, string>>
}

/** A file for the output. */
export interface PluginFile {
  /** Begins with `/`. */
  readonly path: string
  readonly text: string
}

/** What a plug-in does, at named places. All may be async; plug-ins run in the order of their list. */
export interface PluginDefinition {
  /** Lower-case words joined by `-`; messages name the plug-in by it. */
  readonly name: string
  /** Finds mistakes in the publication. */
  readonly checks?: (site: PluginSite) => Awaitable<readonly PluginProblem[]>
  /** Changes the Markdown of an entry in place, before blocks and links are resolved. */
  readonly markdown?: (tree: MarkdownRoot, place: { readonly entry: PluginEntry; readonly site: PluginSite }) => Awaitable<void>
  readonly pages?: (site: PluginSite) => Awaitable<readonly PluginPage[]>
  readonly head?: (page: PagePlace, site: PluginSite) => Awaitable<readonly HeadElement[]>
  /** Objects of JSON-LD for a page. */
  readonly structuredData?: (page: PagePlace, site: PluginSite) => Awaitable<readonly object[]>
  readonly files?: (site: PluginSite) => Awaitable<readonly PluginFile[]>
  /** Runs after a build; `out` is the output folder. */
  readonly built?: (result: { readonly out: string; readonly site: PluginSite }) => Awaitable<void>
}

const stacks = new WeakMap<object, string>()

/** Defines a plug-in for the setting `plugins`. */
export function definePlugin(definition: PluginDefinition): PluginDefinition {
  if (typeof definition === 'object' && definition !== null) stacks.set(definition, new Error('defined').stack ?? '')
  return definition
}

/** The stack at which `definePlugin` was called; undefined for a value that did not come from there. */
export function stackOfPlugin(value: unknown): string | undefined {
  return typeof value === 'object' && value !== null ? stacks.get(value) : undefined
}
