import type { Messages } from '../shared/messages/messageForms.ts'
import type { PageData, Slices } from '../shared/pageData.ts'
import { documentFile, pageDataFile } from '../shared/paths.ts'
import { contentOf } from './addresses/AddressBook.ts'
import type { PlacedBundle } from './bundle/placeBundle.ts'
import type { OwnParts } from './code/ownSlots.ts'
import { leadToLanguages, renderDocument } from './document/renderDocument.ts'
import type { Part } from './facts/Part.ts'
import { shortHash } from './facts/factHashes.ts'
import { createHeadDetails } from './head/headDetails.ts'
import type { SitePlan } from './making/planSite.ts'
import { makePageData } from './pageData/makePageData.ts'
import type { PagePlan } from './pages/PagePlan.ts'
import { createPaidLinks } from './paidLinks/renderPaidLinks.ts'
import { type NamedCard, createCardPlanner } from './socialCards/CardPlanner.ts'
import { wordingIn } from './words/wording.ts'

/** The module that the bundler builds from `ui/server.tsx`. */
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

/** What the rest of the build needs from a page. */
export interface PageTraits {
  /** Hash of what it shows. */
  readonly content: string
  /** Absent on error pages. */
  readonly card?: NamedCard
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
    const content = own?.isOwn ? shortHash([contentOf(result), own.links + own.html]) : contentOf(result)
    const card = cards.of(page.result.head)
    return {
      content,
      more: { content, ...(card && { card }) },
      write(output) {
        const frame = frames.get(plan.language)
        if (!frame) throw new Error(`No layout in the language ${plan.language}`)
        const { messages } = wordingIn(wordings, plan.language)
        const body = leadToLanguages(frame.before, page.result) + (own?.html ?? renderContent(page, messages)) + frame.after
        const document = renderDocument({
          bundle,
          page,
          body,
          notices: frame.notices,
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

const noResult = '"result":null'

/**
 * Serialises a page's data around the JSON of its result, which is most of it and is serialised only once. Inside a string, the quotes of
 * the placeholder would be escaped.
 */
function pageJson(page: PageData, result: string): string {
  return JSON.stringify({ ...page, result: null }).replace(noResult, () => `"result":${result}`)
}

/** Returns a page's data with its HTML in place of its props. */
function asHtml(page: PageData, html: string): unknown {
  const { props: _props, after: _after, ...result } = page.result
  return { ...page, result: { ...result, html } }
}
