import type { Language } from '../../shared/languages.ts'
import type { Messages } from '../../shared/messages/messageForms.ts'
import type { PageData, Slices } from '../../shared/pageData.ts'
import type { SlotName } from '../../shared/slotNames.ts'
import type { CodeEntry } from '../../shared/CodeEntry.ts'
import type { SiteIndex } from '../pages/SiteIndex.ts'
import type { CodeRenderer, OwnPlace } from './CodeRenderer.ts'
import { PageEntry } from './PageEntry.ts'
import { entryAt } from './codeEntry.ts'
import { slotChunk } from './findEntries.ts'
import { blame } from './renderOwn.ts'

/** A React component. */
export type SlotComponent = (props: object) => unknown

/** What the engine shows in a slot's place, and what it is told. */
interface SlotParts extends OwnPlace {
  readonly slots: {
    readonly components: ReadonlyMap<SlotName, SlotComponent>
    sheetOf(this: void, name: SlotName): string | undefined
    entryAt(this: void, path: string): CodeEntry | undefined
    readonly used: Set<SlotName>
  }
}

interface Frame {
  readonly before: string
  readonly after: string
  readonly notices: string
}

/** The module that renders pages, as far as slots need it. */
interface SlotRenderer extends CodeRenderer {
  renderLayout(messages: Messages, slices: Slices, own: SlotParts): Frame
  renderContent(page: PageData, messages: Messages, own: SlotParts): string
}

/** Renders pages with the publication's own parts in them. */
export interface OwnSlots {
  /** HTML of a page's `<main>`, and whether any part of it was replaced. */
  renderContent(page: PageData, sites: readonly SiteIndex[]): { readonly html: string; readonly isOwn: boolean }
  /** The HTML around the pages of a language. */
  renderFrame(language: Language, slices: Slices, sites: readonly SiteIndex[]): Frame & { readonly isOwn: boolean }
}

interface SlotOptions {
  readonly components: ReadonlyMap<SlotName, SlotComponent>
  /** Addresses of style sheets by chunk name. */
  readonly styles: Readonly<Record<string, string>>
  readonly renderer: CodeRenderer
  /** The publication folder, by its real path. */
  readonly directory: string
}

/** Undefined where nothing is replaced. What components throw is a `CodeFailure`. */
export function createOwnSlots({ components, styles, renderer, directory }: SlotOptions): OwnSlots | undefined {
  if (components.size === 0) return undefined
  const { renderContent, renderLayout } = renderer as SlotRenderer
  const file = (used: ReadonlySet<SlotName>) => `components/${[...used].at(-1) ?? [...components.keys()][0]}.tsx`
  const partsFor = (place: OwnPlace, sites: readonly SiteIndex[]): SlotParts => ({
    ...place,
    slots: { components, sheetOf: (name) => styles[slotChunk(name)], entryAt: (path) => entryAt(sites, path), used: new Set() },
  })
  return {
    renderContent(page, sites) {
      const { base = '' } = sites[0]?.publication.site ?? {}
      const path = base + page.path
      const entry = new PageEntry(() => entryAt(sites, path))
      const place = placeOf(sites, { language: page.result.language, path, entry })
      const parts = partsFor(place, sites)
      try {
        const html = renderContent(page, place.messages, parts)
        return { html: html + entry.html(), isOwn: parts.slots.used.size > 0 }
      } catch (error) {
        throw blame(error, { directory, file: file(parts.slots.used), place })
      }
    },
    renderFrame(language, slices, sites) {
      const place = placeOf(sites, { language, path: slices.header.home })
      const parts = partsFor(place, sites)
      try {
        const frame = renderLayout(place.messages, slices, parts)
        return { ...frame, isOwn: parts.slots.used.size > 0 }
      } catch (error) {
        throw blame(error, { directory, file: file(parts.slots.used), place })
      }
    },
  }
}

interface SliceOptions {
  readonly slots: OwnSlots | undefined
  readonly sites: readonly SiteIndex[]
  /** Puts the base before the addresses of files. */
  place(this: void, html: string): string
}

/** A page with the messages of its language. */
function placeOf(sites: readonly SiteIndex[], page: Omit<OwnPlace, 'messages'>): OwnPlace {
  const site = sites.find(({ language }) => language === page.language)
  if (!site) throw new Error(`There are no texts in "${page.language}"`)
  return { ...page, messages: site.wording.messages }
}

/** The slices of a language with the layout as HTML, where any part of it is replaced. */
export function ownSlices(site: SiteIndex, slices: Slices, { slots, sites, place }: SliceOptions): Slices {
  const frame = slots?.renderFrame(site.language, slices, sites)
  if (!frame?.isOwn) return slices
  const html = frame.before.replace(/<main [^>]*>$/, '<main></main>') + frame.after.replace(/^<\/main>/, '')
  return { ...slices, header: { ...slices.header, html: place(html) } }
}
