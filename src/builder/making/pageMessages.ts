import type { Worker } from 'node:worker_threads'
import type { ConfigAnswer } from '../../content/load/config/runConfig.ts'
import type { Problem } from '../../content/problem.ts'
import { CodeError } from '../code/errors/CodeError.ts'
import type { MadePart } from '../facts/Part.ts'
import type { PageTraits } from '../createPagePlanner.ts'
import type { KeptSurvey } from '../unchanged/UnchangedRecord.ts'
import type { ReadingTask } from './ReadingThread.ts'
import type { SiteSource } from './loadSite.ts'

/** The task that a thread receives at its start. */
export interface ThreadTask {
  readonly source: SiteSource
  /** Absent means that the thread reads the publication folder itself. */
  readonly survey?: KeptSurvey | undefined
  /** Absent means that the thread reads all files itself. */
  readonly reading?: ReadingTask | undefined
  /** Ignores what earlier builds found in the files. */
  readonly clean?: boolean
}

/** A later message to a thread. */
export type TaskMessage =
  /** The scripts and styles are in the cache: only then may a thread that started early load them. */
  | { readonly kind: 'bundled' }
  /** The evaluated settings; undefined if they contain code, which each thread loads itself. */
  | { readonly kind: 'settings'; readonly settings: ConfigAnswer | undefined }
  /** The hash of the plan that numbers the pages. */
  | { readonly kind: 'plan'; readonly hash: string }
  /** Pages to render; none if there are no more. `packed` pages are encoded and hashed by the thread, and moved instead of copied. */
  | { readonly kind: 'pages'; readonly pages: readonly number[]; readonly packed?: boolean }

/** Sends a message to a thread. */
export function send(thread: Pick<Worker, 'postMessage'>, message: TaskMessage): void {
  thread.postMessage(message, [])
}

/** What a thread reports: that it is ready for more, a page, or that it sees another site. */
export type ThreadMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'made'; readonly page: number; readonly part: MadePart<PageTraits> }
  | { readonly kind: 'failed'; readonly page: number; readonly failure: ToldFailure }
  | { readonly kind: 'changed' }

/** The outcome of rendering a page. */
export type ShardResult =
  | { readonly page: number; readonly part: MadePart<PageTraits> }
  | { readonly page: number; readonly failure: ToldFailure }

/** A failure in a form that another thread can read. */
export type ToldFailure = { readonly problem: Problem } | { readonly message: string; readonly stack: string; readonly name: string }

export function tellFailure(error: unknown): ToldFailure {
  if (error instanceof CodeError) return { problem: error.problem }
  if (error instanceof Error) return { name: error.name, message: error.message, stack: error.stack ?? '' }
  return { name: 'Error', message: String(error), stack: '' }
}

export function readFailure(failure: ToldFailure): Error {
  if ('problem' in failure) return new CodeError(failure.problem)
  const error = new Error(failure.message)
  error.name = failure.name
  error.stack = failure.stack
  return error
}

/** A process sees another publication, or is another engine, than the build that it renders pages for. */
export class ChangedSiteError extends Error {
  constructor() {
    super('The publication was changed while the build ran. Build again.')
  }
}
