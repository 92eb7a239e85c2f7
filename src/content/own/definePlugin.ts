import type { MarkdownNode } from '../markdown/parseMarkdown.ts'

type Awaitable<Value> = Value | Promise<Value>

/** An article or an entry of a collection, as passed to plug-ins. */
export interface PluginEntry {
  /** `articles`, or the name of a collection. */
  readonly collection: string
  readonly id: string
  readonly language: string
  /** Its file, relative to the publication folder. */
  readonly file: string
  /** The path of its page, without the base. */
  readonly path: string
  readonly title: string
  readonly description: string
  /** The front matter. */
  readonly fields: Readonly<Record<string, unknown>>
  /** The Markdown as written. */
  readonly text: string
}

/** A publication, as passed to plug-ins. Files read through it are tracked as dependencies; files read by other means are not. */
export interface PluginSite {
  /** Scheme and host. */
  readonly url: string
  /** The first is the default. */
  readonly languages: readonly string[]
  readonly entries: readonly PluginEntry[]
  /** Returns the text of a file, given by its path below the publication folder; undefined if there is none. */
  read(this: void, file: string): string | undefined
}

/** A problem that a plug-in found. */
export interface PluginProblem {
  /** Relative to the publication folder. */
  readonly file: string
  /** Counted from 1. */
  readonly line?: number | undefined
  /** Counted from 1, in characters. */
  readonly column?: number | undefined
  /** Absent: `error`. */
  readonly severity?: 'error' | 'warning' | undefined
  readonly message: string
  /** What to write instead. */
  readonly fix: string
}

/** The Markdown of an entry as a tree, in mdast form. */
export interface MarkdownRoot {
  readonly type: 'root'
  readonly children: MarkdownNode[]
}

/** A page that a plug-in adds. */
export interface PluginPage {
  /** Without the language prefix: `/glossary`. */
  readonly address: string
  readonly language: string
  readonly title: string
  readonly description: string
  /** Content below the heading. It is trusted. */
  readonly html: string
}

/** The page that a plug-in adds something to. */
export interface PagePlace {
  /** The path of the page, without the base. */
  readonly path: string
  readonly language: string
  readonly entry?: PluginEntry | undefined
}

/** An element of a document's head. */
export interface HeadElement {
  readonly tag: 'meta' | 'link'
  readonly attributes: Readonly<Record<string, string>>
}

/** A file to add to the output. */
export interface PluginFile {
  /** Begins with `/`. */
  readonly path: string
  readonly text: string
}

/** A plug-in: hooks that the engine calls. All may be async; plug-ins run in the order of their list. */
export interface PluginDefinition {
  /** Lower-case words joined by `-`; messages refer to the plug-in by it. */
  readonly name: string
  /** Finds problems in the publication. */
  readonly checks?: (site: PluginSite) => Awaitable<readonly PluginProblem[]>
  /** Changes the Markdown of an entry in place, before blocks and links are resolved. */
  readonly markdown?: (tree: MarkdownRoot, place: { readonly entry: PluginEntry; readonly site: PluginSite }) => Awaitable<void>
  /** Returns pages to add, each in one language. */
  readonly pages?: (site: PluginSite) => Awaitable<readonly PluginPage[]>
  /** Returns elements for the head of a page. */
  readonly head?: (page: PagePlace, site: PluginSite) => Awaitable<readonly HeadElement[]>
  /** Returns JSON-LD objects for a page. */
  readonly structuredData?: (page: PagePlace, site: PluginSite) => Awaitable<readonly object[]>
  /** Returns files to add to the output. */
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

/** Returns the stack of the `definePlugin` call; undefined for a value that did not come from it. */
export function stackOfPlugin(value: unknown): string | undefined {
  return typeof value === 'object' && value !== null ? stacks.get(value) : undefined
}
