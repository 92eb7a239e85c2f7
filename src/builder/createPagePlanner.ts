import { dataHash } from '../platform/contentHash.ts'
import type { Language } from '../shared/languages/languages.ts'
import type { PageData } from '../shared/pages/pageData.ts'
import { documentFile, pageDataFile } from '../shared/addresses/paths.ts'
import { contentOf } from './addresses/AddressBook.ts'
import type { PlacedBundle } from './bundle/placeBundle.ts'
import type { OwnParts } from './code/rendering/ownSlots.ts'
import type { Renderer } from './document/Renderer.ts'
import { type Frame, renderDocument } from './document/renderDocument.ts'
import { lateSheetsOf, sharedPartsOf } from './document/sharedParts.ts'
import type { Part } from './facts/Part.ts'
import { createHeadDetails } from './head/headDetails.ts'
import type { SitePlan } from './making/planSite.ts'
import { makePageData } from './pageData/makePageData.ts'
import { asHtml, pageJson } from './pageData/pageJson.ts'
import type { PagePlan } from './pages/PagePlan.ts'
import { createPaidLinks } from './paidLinks/renderPaidLinks.ts'
import { CardPlanner, type NamedCard } from './socialCards/CardPlanner.ts'
import { cardDrawings } from './socialCards/cardDrawings.ts'
import { isHouseStyle } from './theme/planTheme.ts'
import { wordingIn } from './words/wording.ts'

/** What the rest of the build needs from a page. */
export interface PageTraits {
  /** Hash of what it shows. */
  readonly content: string
  /** Absent on error pages. */
  readonly card?: NamedCard
}

/** What every page of a site is rendered with. */
interface PageTools {
  readonly site: SitePlan
  readonly cards: CardPlanner
  readonly data: Parameters<typeof makePageData>[1]
  readonly frames: ReadonlyMap<Language, PlacedFrame>
  readonly renderContent: Renderer['renderContent']
}

/** Loads the renderer, which a build that renders no page never needs, and returns a function that plans a page's part. */
export async function createPagePlanner(site: SitePlan): Promise<(plan: PagePlan) => Part<PageTraits>> {
  const { publication, layouts, wordings, bundle, sites, head, languages, extras } = site
  const cards = createCardPlanner(site)
  const { renderLayout, renderContent } = (await import(bundle.renderer)) as Renderer
  const frames = new Map(
    [...layouts].map(([language, slices]) => {
      const frame = site.code.slots?.renderFrame(language, slices, sites) ?? renderLayout(wordingIn(wordings, language).messages, slices)
      return [language, placeFrame(frame, bundle)] as const
    }),
  )
  const sheets = lateSheetsOf(bundle)
  const details = createHeadDetails(sites, cards, extras)
  const after = createPaidLinks(publication, { sheets, wordings })
  const data = { compilationHash: bundle.compilationHash, sheets, head, languages, details, after }
  return (plan) => planPart(plan, { site, cards, data, frames, renderContent })
}

/** Plans the document of a page and its data. */
function planPart(plan: PagePlan, tools: PageTools): Part<PageTraits> {
  const { site, cards, frames } = tools
  const page = makePageData(plan, tools.data)
  const rendered = site.code.slots?.renderContent(page, site.sites)
  const frame = frames.get(plan.language)
  for (const fact of [...(rendered?.reads ?? []), ...(frame?.reads ?? [])]) site.reader.note(fact)
  const own = rendered && placeOwn(rendered, site.bundle)
  const result = JSON.stringify(page.result)
  const content = own?.isOwn ? dataHash([contentOf(result), own.links + own.html]) : contentOf(result)
  const card = cards.of(page.result.head)
  return {
    content,
    more: { content, ...(card && { card }) },
    write(output) {
      if (!frame) throw new Error(`No layout in the language ${plan.language}`)
      output.add({ path: documentFile(plan.path), kind: 'document' }, renderWhole(page, { frame, own }, tools))
      const data = own?.isOwn ? JSON.stringify(asHtml(page, own.links + own.html)) : pageJson(page, result)
      output.add({ path: pageDataFile(plan.path), kind: 'data' }, data)
    },
  }
}

interface PageHtml {
  readonly frame: PlacedFrame
  /** Absent if the publication replaces no part of any page. */
  readonly own: OwnHtml | undefined
}

/** Renders a page's document with the layout around its content. */
function renderWhole(page: PageData, { frame, own }: PageHtml, { site, renderContent }: PageTools): readonly string[] {
  const { messages } = wordingIn(site.wordings, page.result.language)
  return renderDocument({
    ...sharedPartsOf({ ...site, settings: site.publication.site, icons: site.publicParts.icons }),
    page,
    content: own?.html ?? renderContent(page, messages),
    frame,
    ownStyles: frame.styles + (own?.styles ?? ''),
  })
}

type PlacedFrame = Frame & Pick<OwnParts, 'styles' | 'reads'>

/** Creates a planner for cards in the publication's style. */
export function createCardPlanner({ publication, theme }: Pick<SitePlan, 'publication' | 'theme'>): CardPlanner {
  const { base = '' } = publication.site
  return new CardPlanner(cardDrawings(publication), { base, ...(theme && !isHouseStyle(theme.card) && { style: theme.card }) })
}

/** The footer's icons are a file of the bundle. */
function placeFrame({ before, after, notices, styles = '', reads = [] }: Frame & Partial<OwnParts>, { place }: PlacedBundle): PlacedFrame {
  return { before: place(before), after: place(after), notices, styles, reads }
}

type OwnHtml = OwnParts & { readonly html: string }

function placeOwn(own: OwnHtml, { place }: PlacedBundle): OwnHtml {
  return { ...own, html: place(own.html), links: place(own.links) }
}
