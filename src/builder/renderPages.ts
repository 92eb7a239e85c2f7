import { setImmediate } from 'node:timers/promises'
import { errorCode } from '../platform/errorCode.ts'
import type { Messages } from '../shared/messages/messageForms.ts'
import type { PageData, Slices } from '../shared/pageData.ts'
import { documentFile, pageDataFile } from '../shared/paths.ts'
import { type AddressBook, contentOf } from './addresses/AddressBook.ts'
import type { PlacedBundle } from './bundle/placeBundle.ts'
import type { OwnParts } from './code/ownSlots.ts'
import { type Frame, renderDocument } from './document/renderDocument.ts'
import { type MadePart, type Part, makePart } from './facts/Part.ts'
import type { Parts } from './facts/Parts.ts'
import { createHeadDetails } from './head/headDetails.ts'
import type { SitePlan } from './making/planSite.ts'
import { textOf } from './output/fileContent.ts'
import { dataHash } from '../platform/contentHash.ts'
import { asHtml, makePageData, pageJson } from './pageData/makePageData.ts'
import type { PagePlan } from './pages/PagePlan.ts'
import { createPaidLinks } from './paidLinks/renderPaidLinks.ts'
import { CardPlanner, type NamedCard } from './socialCards/CardPlanner.ts'
import { cardDrawings } from './socialCards/cardDrawings.ts'
import { isHouseStyle } from './theme/planTheme.ts'
import { wordingIn } from './words/wording.ts'

/** A page that could not be rendered. */
export interface PageFailure {
  readonly path: string
  readonly error: unknown
}

/** The module that the bundler builds from `ui/server.tsx`. */
interface Renderer {
  renderLayout(messages: Messages, slices: Slices): Frame
  renderContent(page: PageData, messages: Messages): string
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

/** What the rest of the build needs from a page. */
export interface PageTraits {
  /** Hash of what it shows. */
  readonly content: string
  /** Absent on error pages. */
  readonly card?: NamedCard
}

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

/** Loads the renderer, which a build that renders no page never needs, and returns a function that plans a page's part. */
export async function createPagePlanner(site: SitePlan): Promise<(plan: PagePlan) => Part<PageTraits>> {
  const { publication, code, publicParts, layouts, wordings, bundle, sites, thirdParty, workerPath, theme, head, languages, extras } = site
  const { slots } = code
  const { icons } = publicParts
  const cards = createCardPlanner(site)
  const details = createHeadDetails(sites, cards, extras)
  const { renderLayout, renderContent } = (await import(bundle.renderer)) as Renderer
  const { base, url: origin } = publication.site
  const frames = new Map(
    [...layouts].map(([language, slices]) => {
      const frame = slots?.renderFrame(language, slices, sites) ?? renderLayout(wordingIn(wordings, language).messages, slices)
      return [language, placeFrame(frame, bundle)] as const
    }),
  )
  const sheets = { blocks: bundle.chunks.blocks?.find((url) => url.endsWith('.css')) ?? '' }
  const after = createPaidLinks(publication, { sheets, wordings })
  return (plan) => {
    const page = makePageData(plan, { compilationHash: bundle.compilationHash, sheets, head, languages, details, after })
    const rendered = slots?.renderContent(page, sites)
    for (const fact of [...(rendered?.reads ?? []), ...(frames.get(plan.language)?.reads ?? [])]) site.reader.note(fact)
    const own = rendered && placeOwn(rendered, bundle)
    const result = JSON.stringify(page.result)
    const content = own?.isOwn ? dataHash([contentOf(result), own.links + own.html]) : contentOf(result)
    const card = cards.of(page.result.head)
    return {
      content,
      more: { content, ...(card && { card }) },
      write(output) {
        const frame = frames.get(plan.language)
        if (!frame) throw new Error(`No layout in the language ${plan.language}`)
        const { messages } = wordingIn(wordings, plan.language)
        const document = renderDocument({
          bundle,
          page,
          content: own?.html ?? renderContent(page, messages),
          frame,
          icons,
          thirdParty,
          worker: workerPath,
          ownStyles: frame.styles + (own?.styles ?? ''),
          theme: theme?.document,
          base,
          origin,
        })
        output.add({ path: documentFile(plan.path), kind: 'document' }, document)
        output.add(
          { path: pageDataFile(plan.path), kind: 'data' },
          own?.isOwn ? JSON.stringify(asHtml(page, own.links + own.html)) : pageJson(page, result),
        )
      },
    }
  }
}

/** Creates a planner for cards in the publication's style. */
export function createCardPlanner({ publication, theme }: Pick<SitePlan, 'publication' | 'theme'>): CardPlanner {
  const { base = '' } = publication.site
  return new CardPlanner(cardDrawings(publication), { base, ...(theme && !isHouseStyle(theme.card) && { style: theme.card }) })
}

/** The footer's icons are a file of the bundle. */
function placeFrame(
  { before, after, notices, styles = '', reads = [] }: Frame & Partial<OwnParts>,
  { place }: PlacedBundle,
): Frame & Pick<OwnParts, 'styles' | 'reads'> {
  return { before: place(before), after: place(after), notices, styles, reads }
}

function placeOwn(own: OwnParts & { readonly html: string }, { place }: PlacedBundle): typeof own {
  return { ...own, html: place(own.html), links: place(own.links) }
}

function isDiskError(error: unknown): boolean {
  return errorCode(error) !== '' && error instanceof Error && 'syscall' in error
}
