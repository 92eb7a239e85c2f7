import { Worker } from 'node:worker_threads'
import type { ReadingShare, SharedList, SharedReading } from '../../content/load/snapshot/SharedReading.ts'
import type { ConfigAnswer } from '../../content/load/config/runConfig.ts'
import { textKey } from '../addresses/AddressBook.ts'
import type { PageOutline } from '../pages/PagePlan.ts'
import type { Survey } from '../unchanged/Survey.ts'
import { keepSurvey } from '../unchanged/UnchangedRecord.ts'
import { type ThreadLimits, countThreads } from './countThreads.ts'
import { type ReadingTask, ReadingThread, readingTasks } from './ReadingThread.ts'
import type { SiteSource } from './loadSite.ts'
import { type ThreadTask, send } from './pageMessages.ts'

/** Starts a thread that plans a site and makes pages of it. */
export function startMakingThread(task: ThreadTask): Worker {
  const transferList = [...(task.reading?.others ?? [])]
  return new Worker(new URL('./makingThread.ts', import.meta.url), { workerData: task, transferList })
}

interface MakingOptions {
  readonly survey?: Survey
  /** Ignores what earlier builds found in the files. */
  readonly clean?: boolean
  readonly threads?: ThreadLimits
}

/** The threads that make pages of one build with this one; if many files are new, they start early and read them with this one, too. */
export class MakingThreads implements SharedReading {
  readonly source: SiteSource
  readonly #options: MakingOptions
  readonly #early: Worker[] = []
  #reading: ReadingThread | undefined
  #isBundled = false
  /** Texts parsed here, by the key and the language of their pages. */
  #parsed: ReadonlySet<string> | undefined

  constructor(source: SiteSource, options: MakingOptions) {
    this.source = source
    this.#options = options
  }

  begin(list: SharedList, files: readonly string[]): ReadingShare | undefined {
    this.#reading ??= this.#startReading(files.length)
    return this.#reading?.begin(list, files)
  }

  #startReading(files: number): ReadingThread | undefined {
    // Every text has a page of its own.
    const count = countThreads({ wanted: files, pages: files }, this.#options.threads ?? {})
    if (count < 2) return undefined
    const [own, ...others] = readingTasks(count) as [ReadingTask, ...ReadingTask[]]
    for (const reading of others) this.#startEarly(reading)
    return new ReadingThread(own)
  }

  #startEarly(reading: ReadingTask): void {
    const thread = startMakingThread({ ...this.#task(), reading, clean: this.#options.clean ?? false })
    // A thread that fails while it reads, for lack of memory, is no loss: its files are read here, and another takes its place.
    const forget = () => {
      const place = this.#early.indexOf(thread)
      if (place >= 0) this.#early.splice(place, 1)
    }
    thread.on('error', forget).on('exit', forget)
    this.#early.push(thread)
    if (this.#isBundled) send(thread, { kind: 'bundled' })
  }

  #task(): ThreadTask {
    const { survey } = this.#options
    return { source: this.source, survey: survey && keepSurvey(survey) }
  }

  /** Says that the scripts and styles are in the cache, to threads that are reading already. */
  bundled(): void {
    this.#isBundled = true
    for (const thread of this.#early) send(thread, { kind: 'bundled' })
  }

  /** Sends the settings to threads that are reading already and need them to continue. */
  settle(settings: ConfigAnswer): void {
    for (const thread of this.#early) send(thread, { kind: 'settings', settings: plainAnswer(settings) })
  }

  /** Returns a number of threads, started early or now, that plan the site with this hash. */
  take(
    count: number,
    { settings, planHash }: { readonly settings: ConfigAnswer | undefined; readonly planHash: string },
  ): readonly Worker[] {
    const threads = this.#early.splice(0, count)
    while (threads.length < count) threads.push(startMakingThread(this.#task()))
    for (const thread of threads) {
      send(thread, { kind: 'settings', settings: plainAnswer(settings) })
      send(thread, { kind: 'plan', hash: planHash })
    }
    return threads
  }

  /** Reports whether the text of a page was parsed here; in another thread it would be parsed once more. */
  hasParsed({ alternateKey, language }: Pick<PageOutline, 'alternateKey' | 'language'>): boolean {
    this.#parsed ??= new Set(this.#reading?.filesRead('articles').map(pageOfText))
    return this.#parsed.has(`${alternateKey} ${language}`)
  }

  /** Ends the threads that were not taken. */
  async close(): Promise<void> {
    this.#reading?.close()
    await Promise.all(this.#early.map((thread) => thread.terminate()))
  }
}

/** Returns the key and the language of the page of `articles/<id>/<language>.md`. */
function pageOfText(file: string): string {
  const [, id = '', name = ''] = file.split('/')
  return `${textKey({ id })} ${name.slice(0, -'.md'.length)}`
}

/** Settings with code contain functions, which cannot be sent to threads. */
function plainAnswer(answer: ConfigAnswer | undefined): ConfigAnswer | undefined {
  return answer && 'code' in answer ? undefined : answer
}
