import type { ConfigRunner } from '../content/load/config/runConfig.ts'
import type { Problem } from '../content/problem.ts'
import type { Aside, Threads } from './making/makeInThreads.ts'
import type { SitePlan } from './making/planSite.ts'
import type { OutputChanges } from './output/OutputFolder.ts'
import type { EarlyPages, MakeAside, PageFailure } from './renderPages.ts'
import type { Survey } from './unchanged/Survey.ts'

export interface BuildOptions {
  /** Folder of the engine. */
  readonly root: string
  /** The publication folder. */
  readonly site: string
  readonly out: string
  readonly cache: string
  readonly now: Date
  /** Also renders drafts and articles that `publishAt` holds back. */
  readonly drafts: boolean
  /** Reads every file of the previous output instead of trusting unchanged stamps. */
  readonly verify?: boolean
  /** Reads and renders everything again, ignoring what earlier builds cached except bundles, pictures and cards. */
  readonly clean?: boolean
  /** Omits reads from the traces; only the test that proves the traces uses it. */
  readonly forgets?: (part: string, fact: string) => boolean
  /**
   * Draws all social cards into the output instead of leaving recipes for `serve` and `deploy`; absent means as the publication's host
   * requires.
   */
  readonly drawsCards?: boolean
  /** Adds a service worker; `false` also removes the one that readers already have. */
  readonly worker?: boolean
  /** Absent means as many threads as the machine has processors, if there is enough work. */
  readonly threads?: Threads
  /** Renders pages on other machines; absent means in threads of this process. `unused` is called if this publication cannot be. */
  readonly elsewhere?: { make(pages: readonly number[], site: Aside): MakeAside | undefined; unused(): void }
  /** Pages that are rendered first and shown meanwhile, provided that everything documents refer to is already in the output. */
  readonly early?: EarlyPages
  /** Another build of a changed interface is likely to follow in this process. */
  readonly stayReady?: boolean
  /** A fresh survey of the publication folder; absent means the folder is read. */
  readonly survey?: Survey
  /** Absent means that `site.config.ts` runs in a separate process. */
  readonly runConfig?: ConfigRunner
  progress(step: BuildStep): void
  /** Called with the plan of the site that is now in the output; nothing of a build that stopped. */
  published?(site: SitePlan): void
  /** Called with the files outside the publication that its output depends on, as soon as they are known. */
  readsOutside?(files: readonly string[]): void
  /** Called when the output is complete, while the output lock is still held. */
  finished?(made: FinishedBuild): void
}

export interface FinishedBuild {
  /** Seal of the snapshot that it read and left. */
  readonly snapshot: string
  readonly pages: number
  readonly problems: readonly Problem[]
  /** Milliseconds since 1970 at which the same files give a different output because of the time alone. */
  readonly until: number
  /** Absolute paths of the individual files that it read: pictures, fonts, code. */
  readonly read: readonly string[]
}

export type BuildStep =
  | { readonly step: 'load' | 'bundle' | 'render' | 'write' }
  | { readonly step: 'pictures' | 'cards'; readonly done: number; readonly total: number }

export interface BuildResult {
  /** Absent if errors in the publication or failed pages stopped the build; the previous output is then untouched. */
  readonly output?: OutputChanges & { readonly pages: number }
  readonly problems: readonly Problem[]
  readonly failures: readonly PageFailure[]
}

/** A build that stopped before it changed the output. */
export interface RefusedBuild {
  readonly refused: Pick<BuildResult, 'problems' | 'failures'>
}
