import { setImmediate } from 'node:timers/promises'
import type { Publication } from '../content/publication.ts'
import { errorCode } from '../platform/errorCode.ts'
import type { Language } from '../shared/languages.ts'
import type { Messages } from '../shared/messages/messageForms.ts'
import type { Head, LanguagePaths, PageData, Slices } from '../shared/pageData.ts'
import { documentFile, pageDataFile } from '../shared/paths.ts'
import type { ThirdParty } from '../shared/thirdParty.ts'
import { type AddressBook, contentOf } from './addresses/AddressBook.ts'
import type { PlacedBundle } from './bundle/placeBundle.ts'
import { type DocumentTheme, leadToLanguages, renderDocument } from './document/renderDocument.ts'
import type { Part, Parts } from './facts/Parts.ts'
import type { HeadDetails } from './head/headDetails.ts'
import { shortHash } from './facts/factHashes.ts'
import type { OwnSlots } from './code/ownSlots.ts'
import { makePageData } from './pageData/makePageData.ts'
import type { PageOutline, PagePlan } from './pages/PagePlan.ts'
import type { SiteIndex } from './pages/SiteIndex.ts'
import { createPaidLinks } from './paidLinks/renderPaidLinks.ts'
import type { CardPlanner, NamedCard } from './socialCards/CardPlanner.ts'
import { type Wordings, wordingIn } from './words/wording.ts'

/** A page that could not be rendered. */
export interface PageFailure {
  readonly path: string
  readonly error: unknown
}

/** The module that the bundler makes of `ui/server.tsx`. */
interface Renderer {
  renderLayout(messages: Messages, slices: Slices): Frame
  renderContent(page: PageData, messages: Messages): string
}

/** The HTML around a page's own. */
interface Frame {
  readonly before: string
  readonly after: string
  readonly notices: string
}

interface RenderOptions {
  readonly publication: Publication
  readonly plans: readonly PagePlan[]
  readonly layouts: ReadonlyMap<Language, Slices>
  readonly wordings: Wordings
  readonly bundle: PlacedBundle
  readonly sites: readonly SiteIndex[]
  /** What a publication sets in place of the engine's parts. */
  readonly slots: OwnSlots | undefined
  /** Icons as HTML for `<head>`. */
  readonly icons: string
  readonly thirdParty: ThirdParty | undefined
  /** Address of the service worker, where the site has one. */
  readonly worker: string | undefined
  readonly theme: DocumentTheme | undefined
  readonly parts: Parts
  readonly cards: CardPlanner
  readonly book: AddressBook
  head(page: PageOutline): Head
  languages(page: PageOutline): LanguagePaths
  readonly details: HeadDetails
  /** Hash of what a page's outline says. */
  keyOf(page: PageOutline): string
}

/** What the rest of the build needs of a page. */
interface PageTraits {
  /** Hash of what it shows. */
  readonly content: string
  /** Absent on error pages. */
  readonly card?: NamedCard
}

const pagesAtOnce = 8

/** Adds every page's document and data to the output, and returns all pages that failed. */
export async function renderPages(options: RenderOptions): Promise<PageFailure[]> {
  const { plans, parts, cards, book } = options
  const failures: PageFailure[] = []
  let planPart: ((plan: PagePlan) => Part<PageTraits>) | undefined
  let made = 0
  for (const plan of plans) {
    const name = `page ${plan.path}`
    const key = options.keyOf(plan)
    try {
      let traits = parts.keep(name, key)?.more as PageTraits | undefined
      if (!traits) {
        // Pictures are encoded meanwhile, and their queue moves only when this loop yields.
        if (made++ % pagesAtOnce === 0) await setImmediate()
        const partOf = (planPart ??= await createPagePlanner(options))
        traits = parts.make(name, key, () => partOf(plan))
      }
      if (traits.card) cards.add(traits.card)
      book.add(plan, traits.content)
    } catch (error) {
      if (isDiskError(error)) throw error
      failures.push({ path: plan.path, error })
    }
  }
  return failures
}

/** Loads the renderer, which a build that makes no page never needs. */
async function createPagePlanner(options: RenderOptions): Promise<(plan: PagePlan) => Part<PageTraits>> {
  const { publication, layouts, wordings, bundle, sites, slots, icons, thirdParty, worker, theme, cards, head, languages, details } =
    options
  const { renderLayout, renderContent } = (await import(bundle.renderer)) as Renderer
  const { base } = publication.site
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
    const own = rendered && { ...rendered, html: bundle.place(rendered.html) }
    const result = JSON.stringify(page.result)
    const content = own?.isOwn ? shortHash([contentOf(result), own.html]) : contentOf(result)
    const card = cards.of(page.result.head)
    return {
      content,
      more: { content, ...(card && { card }) },
      write(output) {
        const frame = frames.get(plan.language)
        if (!frame) throw new Error(`No layout in the language ${plan.language}`)
        const { messages } = wordingIn(wordings, plan.language)
        const body = leadToLanguages(frame.before, page.result) + (own?.html ?? renderContent(page, messages)) + frame.after
        const document = renderDocument({ bundle, page, body, notices: frame.notices, icons, thirdParty, worker, theme, base })
        output.add({ path: documentFile(plan.path), kind: 'document' }, document)
        output.add(
          { path: pageDataFile(plan.path), kind: 'data' },
          own?.isOwn ? JSON.stringify(asHtml(page, own.html)) : pageJson(page, result),
        )
      },
    }
  }
}

/** The icons of the footer are a file of the bundle. */
function placeFrame({ before, after, notices }: Frame, { place }: PlacedBundle): Frame {
  return { before: place(before), after: place(after), notices }
}

function isDiskError(error: unknown): boolean {
  return errorCode(error) !== '' && error instanceof Error && 'syscall' in error
}

const noResult = '"result":null'

/** The JSON of a page's data around that of its result, which is most of it and is made once. In a string the quotes would be escaped. */
function pageJson(page: PageData, result: string): string {
  return JSON.stringify({ ...page, result: null }).replace(noResult, () => `"result":${result}`)
}

/** A page's data with its HTML in place of what it is made of. */
function asHtml(page: PageData, html: string): unknown {
  const { props: _props, after: _after, ...result } = page.result
  return { ...page, result: { ...result, html } }
}
