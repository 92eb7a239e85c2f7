import type { MarkdownNode } from '../markdown/parseMarkdown.ts'
import type { Problem } from '../problem.ts'
import type { PluginPage } from './definePlugin.ts'

/** The texts that plug-ins changed. */
export interface OwnTexts {
  /** Returns a hash of the changed text of a file; empty if it is as written. */
  hashOf(this: void, file: string): string
  /** Returns the changed Markdown of a file; undefined if it is as written. */
  nodesOf(this: void, file: string): readonly MarkdownNode[] | undefined
}

/** The place of a plug-in's definition. */
type PluginPlace = Pick<Problem, 'file' | 'line' | 'column'>

/** A page that a plug-in adds, with the place of the plug-in's definition. */
export interface OwnPage extends PluginPage {
  readonly plugin: string
  readonly from: PluginPlace
}

/** A file that a plug-in adds, with the place of the plug-in's definition. */
export interface OwnFile {
  /** Starts with `/`. */
  readonly path: string
  readonly text: string
  readonly plugin: string
  readonly from: PluginPlace
}

/** The additions of plug-ins to a publication. */
export interface OwnAdditions {
  readonly texts: OwnTexts
  readonly pages: readonly OwnPage[]
  readonly files: readonly OwnFile[]
  /** Top-level names of the publication folder that plug-ins read: files, and folders that contain files they read. */
  readonly read: ReadonlySet<string>
  /** Problems that plug-ins reported, and their failures. */
  readonly problems: readonly Problem[]
}
