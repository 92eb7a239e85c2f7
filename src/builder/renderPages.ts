import { setImmediate } from 'node:timers/promises'
import { errorCode } from '../platform/errorCode.ts'
import type { AddressBook } from './addresses/AddressBook.ts'
import { type PageTraits, createPagePlanner } from './createPagePlanner.ts'
import { type MadePart, makePart } from './facts/Part.ts'
import type { Parts } from './facts/Parts.ts'
import type { SitePlan } from './making/planSite.ts'
import { textOf } from './output/fileContent.ts'
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
export async function renderPages({ site, parts, cards, book, early, aside }: RenderOptions): Promise<readonly PageFailure[]> {
  const { plans } = site
  const { base = '' } = site.publication.site
  const rendering = new Rendering(site, parts)
  const open = new Set(early ? [...plans.keys()].filter((page) => early.isOpen(base + (plans[page]?.path ?? ''))) : [])
  const wantedFirst = rendering.keep([...open])
  if (wantedFirst.length > 0) {
    const documents = await rendering.renderEarly(wantedFirst)
    if (documents.length > 0) early?.made(documents)
  }
  const wanted = rendering.keep([...plans.keys()].filter((page) => !open.has(page)))
  const makeAside = aside(wanted)
  if (makeAside) await makeAside(rendering)
  else await rendering.renderHere(wanted)
  for (const [plan, traits] of rendering.rendered()) {
    if (traits.card) cards.add(traits.card)
    book.add(plan, traits.content)
  }
  return rendering.failures()
}

/** Pages on their way into the output, with what is known about each so far. */
class Rendering {
  readonly #site: SitePlan
  readonly #parts: Parts
  readonly #traits: (PageTraits | undefined)[] = []
  readonly #failures = new Map<number, PageFailure>()
  #planner: ReturnType<typeof createPagePlanner> | undefined

  constructor(site: SitePlan, parts: Parts) {
    this.#site = site
    this.#parts = parts
  }

  /** Keeps the pages that read nothing that has changed. Returns the others. */
  keep(pages: readonly number[]): readonly number[] {
    return pages.filter((page) => {
      const plan = this.#site.plans[page]
      if (plan) this.#traits[page] = this.#parts.keep(nameOf(plan), this.#site.keyOf(plan))?.more as PageTraits | undefined
      return this.#traits[page] === undefined
    })
  }

  /** Renders pages, and returns their documents. */
  async renderEarly(pages: readonly number[]): Promise<readonly EarlyDocument[]> {
    const { base = '' } = this.#site.publication.site
    const partOf = await this.#loadPlanner()
    const documents: EarlyDocument[] = []
    for (const page of pages) {
      this.#attempt(page, (plan) => {
        const part = makePart(this.#site.reader, () => partOf(plan))
        for (const { file, text } of part.written.files) {
          if (file.kind === 'document') documents.push({ path: base + plan.path, file: file.path, html: textOf(text) })
        }
        return this.#parts.take(nameOf(plan), this.#site.keyOf(plan), part)
      })
    }
    return documents
  }

  async renderHere(pages: readonly number[]): Promise<void> {
    if (pages.length === 0) return
    const make = await this.here()
    for (const [count, page] of pages.entries()) {
      // Pictures are encoded meanwhile, and their queue advances only when this loop yields.
      if (count % pagesAtOnce === 0) await setImmediate()
      make(page)
    }
  }

  /** Loads the renderer, and returns a function that renders a page in this thread. */
  async here(): Promise<(page: number) => void> {
    const partOf = await this.#loadPlanner()
    return (page) => this.#attempt(page, (plan) => this.#parts.make(nameOf(plan), this.#site.keyOf(plan), () => partOf(plan)))
  }

  /** Takes a page that was rendered elsewhere. */
  made(page: number, part: MadePart<PageTraits>): void {
    this.#attempt(page, (plan) => this.#parts.take(nameOf(plan), this.#site.keyOf(plan), part))
  }

  failed(page: number, error: unknown): void {
    this.#failures.set(page, { path: this.#site.plans[page]?.path ?? '', error })
  }

  /** Returns all pages but those that failed, in page order. */
  rendered(): readonly (readonly [PagePlan, PageTraits])[] {
    return [...this.#site.plans.entries()].flatMap(([page, plan]) => {
      const traits = this.#traits[page]
      return traits ? [[plan, traits] as const] : []
    })
  }

  failures(): readonly PageFailure[] {
    return [...this.#failures].sort(([a], [b]) => a - b).map(([, failure]) => failure)
  }

  #loadPlanner(): ReturnType<typeof createPagePlanner> {
    return (this.#planner ??= createPagePlanner(this.#site))
  }

  #attempt(page: number, make: (plan: PagePlan) => PageTraits): void {
    const plan = this.#site.plans[page]
    if (!plan) return
    try {
      this.#traits[page] = make(plan)
    } catch (error) {
      if (isDiskError(error)) throw error
      this.failed(page, error)
    }
  }
}

function nameOf({ path }: PagePlan): string {
  return `page ${path}`
}

function isDiskError(error: unknown): boolean {
  return errorCode(error) !== '' && error instanceof Error && 'syscall' in error
}
