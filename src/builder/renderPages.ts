import { setImmediate } from 'node:timers/promises'
import { errorCode } from '../platform/errorCode.ts'
import type { AddressBook } from './addresses/AddressBook.ts'
import { type PageTraits, createPagePlanner } from './createPagePlanner.ts'
import { type MadePart, type Part, makePart } from './facts/Part.ts'
import type { Parts } from './facts/Parts.ts'
import type { SitePlan } from './making/planSite.ts'
import type { PagePlan } from './pages/PagePlan.ts'
import type { CardPlanner } from './socialCards/CardPlanner.ts'

/** A page that could not be rendered. */
export interface PageFailure {
  readonly path: string
  readonly error: unknown
}

interface RenderOptions {
  readonly site: SitePlan
  readonly parts: Parts
  /** Takes the cards of all pages, in page order. */
  readonly cards: Pick<CardPlanner, 'add'>
  readonly book: AddressBook
  /** Absent if no page is being viewed. */
  readonly early?: EarlyPages | undefined
  /** Renders pages elsewhere; undefined if there are too few. */
  aside(pages: readonly number[]): MakeAside | undefined
}

/** Pages that are open in a browser: they are rendered before the others. */
export interface EarlyPages {
  /** Reports whether a page is open; `path` includes the publication's base. */
  isOpen(path: string): boolean
  /** Receives the changed documents of open pages, before the others are rendered. */
  made(documents: readonly EarlyDocument[]): void
}

/** A page's document that is in no output yet. */
export interface EarlyDocument {
  /** With the publication's base. */
  readonly path: string
  /** Relative to the output folder. */
  readonly file: string
  readonly html: string
}

/**
 * Renders pages, also outside this thread; calls `made` or `failed` for each, in any order, or renders it with the function from `here`.
 */
export type MakeAside = (take: {
  made(page: number, part: MadePart<PageTraits>): void
  failed(page: number, error: unknown): void
  /** Loads the renderer, and returns a function that renders a page in this thread. */
  here(): Promise<(page: number) => void>
}) => Promise<void>

const pagesAtOnce = 8

/** Adds every page's document and data to the output, and returns all pages that failed. */
export async function renderPages({ site, parts, cards, book, early, aside }: RenderOptions): Promise<PageFailure[]> {
  const { plans } = site
  const { base = '' } = site.publication.site
  const run = new PageRun(site, parts)
  const open = new Set(early ? [...plans.keys()].filter((page) => early.isOpen(base + (plans[page]?.path ?? ''))) : [])
  const openDocuments = await run.makeDocuments(run.keep([...open]))
  if (openDocuments.length > 0) early?.made(openDocuments)
  const stale = run.keep([...plans.keys()].filter((page) => !open.has(page)))
  const makeAside = aside(stale)
  if (makeAside) await makeAside({ made: run.take, failed: run.fail, here: run.maker })
  else await run.makeAll(stale)
  for (const [plan, traits] of run.made()) {
    if (traits.card) cards.add(traits.card)
    book.add(plan, traits.content)
  }
  return run.failed()
}

/** The pages of one build: which of them are known, and which failed. Pages are numbered as the site plans them. */
class PageRun {
  readonly #site: SitePlan
  readonly #parts: Parts
  readonly #known: (PageTraits | undefined)[] = []
  readonly #failures = new Map<number, PageFailure>()
  #planner: Promise<(plan: PagePlan) => Part<PageTraits>> | undefined

  constructor(site: SitePlan, parts: Parts) {
    this.#site = site
    this.#parts = parts
  }

  /** Keeps pages of the last build, and returns those that have to be made. */
  keep(pages: readonly number[]): readonly number[] {
    return pages.filter((page) => {
      const plan = this.#site.plans[page]
      if (plan) this.#known[page] = this.#parts.keep(nameOf(plan), this.#site.keyOf(plan))?.more as PageTraits | undefined
      return this.#known[page] === undefined
    })
  }

  /** Makes pages in this thread. */
  async makeAll(pages: readonly number[]): Promise<void> {
    if (pages.length === 0) return
    const make = await this.maker()
    for (const [count, page] of pages.entries()) {
      // Pictures are encoded meanwhile, and their queue advances only when this loop yields.
      if (count % pagesAtOnce === 0) await setImmediate()
      make(page)
    }
  }

  /** Makes pages in this thread, and returns their documents. */
  async makeDocuments(pages: readonly number[]): Promise<readonly EarlyDocument[]> {
    if (pages.length === 0) return []
    const { publication, reader } = this.#site
    const { base = '' } = publication.site
    const partOf = await this.#openPlanner()
    const documents: EarlyDocument[] = []
    for (const page of pages) {
      this.#attempt(page, (plan) => {
        const part = makePart(reader, () => partOf(plan))
        for (const { file, text } of part.written.files) {
          if (file.kind === 'document') documents.push({ path: base + plan.path, file: file.path, html: String(text) })
        }
        return this.#take(plan, part)
      })
    }
    return documents
  }

  /** Loads the renderer, and returns a function that makes a page in this thread. */
  readonly maker = async (): Promise<(page: number) => void> => {
    const partOf = await this.#openPlanner()
    return (page) => this.#attempt(page, (plan) => this.#parts.make(nameOf(plan), this.#site.keyOf(plan), () => partOf(plan)))
  }

  /** Takes a page that was made elsewhere. */
  readonly take = (page: number, part: MadePart<PageTraits>): void => this.#attempt(page, (plan) => this.#take(plan, part))

  /** Records that a page could not be rendered. */
  readonly fail = (page: number, error: unknown): void => {
    this.#failures.set(page, { path: this.#site.plans[page]?.path ?? '', error })
  }

  /** Returns the pages that are in the output, in their order. */
  made(): readonly (readonly [PagePlan, PageTraits])[] {
    return this.#site.plans.flatMap((plan, page) => {
      const traits = this.#known[page]
      return traits ? [[plan, traits] as const] : []
    })
  }

  /** Returns the pages that could not be rendered, in their order. */
  failed(): PageFailure[] {
    return [...this.#failures].sort(([a], [b]) => a - b).map(([, failure]) => failure)
  }

  #openPlanner(): Promise<(plan: PagePlan) => Part<PageTraits>> {
    return (this.#planner ??= createPagePlanner(this.#site))
  }

  #take(plan: PagePlan, part: MadePart<PageTraits>): PageTraits {
    return this.#parts.take(nameOf(plan), this.#site.keyOf(plan), part)
  }

  #attempt(page: number, make: (plan: PagePlan) => PageTraits): void {
    const plan = this.#site.plans[page]
    if (!plan) return
    try {
      this.#known[page] = make(plan)
    } catch (error) {
      if (isDiskError(error)) throw error
      this.fail(page, error)
    }
  }
}

function nameOf({ path }: PagePlan): string {
  return `page ${path}`
}

function isDiskError(error: unknown): boolean {
  return errorCode(error) !== '' && error instanceof Error && 'syscall' in error
}
