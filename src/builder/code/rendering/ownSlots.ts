import type { Language } from '../../../shared/languages/languages.ts'
import type { Messages } from '../../../shared/messages/messageForms.ts'
import type { PageData, Slices } from '../../../shared/pages/pageData.ts'
import type { ComponentName } from '../../../shared/pages/pageProps.ts'
import type { SlotName } from '../../../shared/pages/slotNames.ts'
import type { CodeEntry } from '../../../shared/pages/CodeEntry.ts'
import type { Frame } from '../../document/renderDocument.ts'
import type { SiteIndex } from '../../pages/SiteIndex.ts'
import type { CallWatch } from '../../plugins/CallWatch.ts'
import type { CodeRenderer, OwnPlace } from './CodeRenderer.ts'
import { PageEntry } from './PageEntry.ts'
import { entryAt } from './codeEntry.ts'
import { blame } from '../errors/CodeError.ts'

/** A React component. */
export type SlotComponent = (props: object) => unknown

/** What the engine's slots need in order to render the publication's components. */
interface SlotParts extends OwnPlace {
  readonly slots: {
    readonly components: ReadonlyMap<SlotName, SlotComponent>
    sheetOf(this: void, name: SlotName): string | undefined
    entryAt(this: void, path: string): CodeEntry | undefined
    readonly used: Set<SlotName>
  }
}

/** The parts of the module that renders pages that slots need. */
interface SlotRenderer extends CodeRenderer {
  renderLayout(messages: Messages, slices: Slices, own: SlotParts): Frame
  renderContent(page: PageData, messages: Messages, own: SlotParts): string
}

/** What was replaced in some HTML, with its style sheets: those of parts that may be on the first screen are not linked in the HTML. */
export interface OwnParts {
  readonly isOwn: boolean
  /** The facts that it depends on. */
  readonly reads: readonly string[]
  /** As elements for a document's head. */
  readonly styles: string
  /** The same for HTML that arrives by client-side navigation. */
  readonly links: string
}

/** Renders pages with the publication's own parts. */
export interface OwnSlots {
  /** Returns the HTML of a page's `<main>`. */
  renderContent(page: PageData, sites: readonly SiteIndex[]): OwnParts & { readonly html: string }
  /** Returns the HTML around the pages of a language. */
  renderFrame(language: Language, slices: Slices, sites: readonly SiteIndex[]): Frame & OwnParts
}

/** Pages that are shown at the addresses of others. */
const standIns: ReadonlySet<ComponentName> = new Set(['notFound', 'serverError', 'offline'])

export interface OwnSheet {
  readonly url: string
  readonly text: string
}

/** Parts that may be at the top of a document. A style sheet linked there blocks the first paint. */
const upperSlots: ReadonlySet<SlotName> = new Set(['Header', 'ArticleHead', 'Card', 'HomeSection', 'Listing', 'NotFound'])

/** Maximum number of characters of a style sheet that is inlined in a document's head; longer ones are better cached by the browser. */
const mostLetters = 2048

/** Reports whether a document has a slot's sheet in its head. A sheet that refers to other files must stay at its own URL. */
function isInHead(name: SlotName, { text }: OwnSheet): boolean {
  return upperSlots.has(name) && text.length <= mostLetters && !/url\(|@import|<\//i.test(text)
}

interface SlotOptions {
  readonly components: ReadonlyMap<SlotName, SlotComponent>
  readonly sheets: ReadonlyMap<SlotName, OwnSheet>
  readonly renderer: CodeRenderer
  /** Real path of the publication folder. */
  readonly directory: string
  readonly watch: CallWatch
}

/** Returns undefined if nothing is replaced. Exceptions from components become a `CodeError`. */
export function createOwnSlots({ components, sheets, renderer, directory, watch }: SlotOptions): OwnSlots | undefined {
  if (components.size === 0) return undefined
  const { renderContent, renderLayout } = renderer as SlotRenderer
  const file = (used: ReadonlySet<SlotName>) => `components/${[...used].at(-1) ?? [...components.keys()][0]}.tsx`
  const partsFor = (place: OwnPlace, sites: readonly SiteIndex[]): SlotParts => ({
    ...place,
    slots: {
      components,
      sheetOf: (name) => linked.get(name),
      entryAt: (path) => entryAt(sites, path),
      used: new UsedSlots((name) => watch.rename(callOf(name, place))),
    },
  })
  const watched = <Made>(place: OwnPlace, render: () => Made) => watch.duringSync(`the page ${place.path}`, render)
  const inHead = new Map([...sheets].filter(([name, sheet]) => isInHead(name, sheet)))
  const linked = new Map([...sheets].flatMap(([name, { url }]) => (inHead.has(name) ? [] : [[name, url] as const])))
  const partsOf = (used: ReadonlySet<SlotName>): OwnParts => {
    const own = [...used].flatMap((name) => inHead.get(name) ?? [])
    return {
      isOwn: used.size > 0,
      reads: [...used].map(componentFact),
      styles: own.map(({ text }) => `<style>${text}</style>`).join(''),
      links: own.map(({ url }) => `<link rel="stylesheet" href="${url}">`).join(''),
    }
  }
  return {
    renderContent(page, sites) {
      const { base = '' } = sites[0]?.publication.site ?? {}
      const path = base + page.path
      const entry = new PageEntry(() => entryAt(sites, path))
      const isAnywhere = standIns.has(page.result.component)
      const place = placeOf(sites, { language: page.result.language, path, entry, isAnywhere })
      const parts = partsFor(place, sites)
      try {
        const html = watched(place, () => renderContent(page, place.messages, parts))
        return { html: html + entry.html(), ...partsOf(parts.slots.used) }
      } catch (error) {
        throw blame(error, { directory, file: file(parts.slots.used), place })
      }
    },
    renderFrame(language, slices, sites) {
      const place = placeOf(sites, { language, path: slices.header.home, isAnywhere: true })
      const parts = partsFor(place, sites)
      try {
        const frame = watched(place, () => renderLayout(place.messages, slices, parts))
        return { ...frame, ...partsOf(parts.slots.used) }
      } catch (error) {
        throw blame(error, { directory, file: file(parts.slots.used), place })
      }
    },
  }
}

/** The slots that a page uses; says which is rendered next. */
class UsedSlots extends Set<SlotName> {
  readonly #tell: (name: SlotName) => void

  constructor(tell: (name: SlotName) => void) {
    super()
    this.#tell = tell
  }

  override add(name: SlotName): this {
    this.#tell(name)
    return super.add(name)
  }
}

function callOf(name: SlotName, { path }: OwnPlace): string {
  return `components/${name}.tsx on ${path}`
}

/** Returns the name of the fact for a slot's component. */
export function componentFact(name: SlotName): string {
  return `component ${name}`
}

interface SliceOptions {
  readonly slots: OwnSlots | undefined
  readonly sites: readonly SiteIndex[]
  /** Prefixes the URLs of files with the base. */
  place(this: void, html: string): string
}

/** Adds the messages of its language to a page. */
function placeOf(sites: readonly SiteIndex[], page: Omit<OwnPlace, 'messages'>): OwnPlace {
  const site = sites.find(({ language }) => language === page.language)
  if (!site) throw new Error(`There are no texts in "${page.language}"`)
  return { ...page, messages: site.wording.messages }
}

/** Returns the slices of a language with the layout as HTML, if any part of it is replaced. */
export function ownSlices(site: SiteIndex, slices: Slices, { slots, sites, place }: SliceOptions): Slices {
  const frame = slots?.renderFrame(site.language, slices, sites)
  if (!frame?.isOwn) return slices
  const html = frame.links + frame.before.replace(/<main [^>]*>$/, '<main></main>') + frame.after.replace(/^<\/main>/, '')
  return { ...slices, header: { ...slices.header, html: place(html) } }
}
