// oxlint-disable-next-line typescript/triple-slash-reference -- declares types of files that are not modules
/// <reference path="./fileTypes.ts" preserve="true" />
// oxlint-disable-next-line typescript/triple-slash-reference -- widens a type of React for publications
/// <reference path="../ui/customProperties.ts" preserve="true" />
// Types of the package's main entry point, for publications.
export * from '../content/roomwright.ts'
export * from './Entry.ts'
export type { SlotProps } from './SlotProps.ts'
export type { LinkedEntry } from '../shared/pages/CodeEntry.ts'
export type { CollectionDefinition } from '../content/own/defineCollection.ts'
export type {
  HeadElement,
  MarkdownRoot,
  PagePlace,
  PluginDefinition,
  PluginEntry,
  PluginFile,
  PluginPage,
  PluginProblem,
  PluginSite,
} from '../content/own/definePlugin.ts'
