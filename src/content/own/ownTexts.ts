import type { MarkdownNode } from '../markdown/parseMarkdown.ts'
import type { Problem } from '../problem.ts'
import type { PluginPage } from './definePlugin.ts'

/** What plug-ins made of the texts of a publication. */
export interface OwnTexts {
  /** Identifies what became of a file's text; empty where it is as it was written. */
  hashOf(this: void, file: string): string
  /** The changed Markdown of a file; undefined where it is as it was written. */
  nodesOf(this: void, file: string): readonly MarkdownNode[] | undefined
}

/** Where a plug-in was defined. */
type PluginPlace = Pick<Problem, 'file' | 'line' | 'column'>

/** A page that a plug-in adds, with its place. */
export interface OwnPage extends PluginPage {
  readonly plugin: string
  readonly from: PluginPlace
}

/** A file that a plug-in adds, with its place. */
export interface OwnFile {
  /** Begins with `/`. */
  readonly path: string
  readonly text: string
  readonly plugin: string
  readonly from: PluginPlace
}

/** What plug-ins add to a publication. */
export interface OwnAdditions {
  readonly texts: OwnTexts
  readonly pages: readonly OwnPage[]
  readonly files: readonly OwnFile[]
  /** What plug-ins read that lies in the publication folder itself: files, and folders with files that they read. */
  readonly read: ReadonlySet<string>
  /** What they found, and what failed. */
  readonly problems: readonly Problem[]
}
