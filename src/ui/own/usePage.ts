import { useContext, useState, useSyncExternalStore } from 'react'
import type { CodeEntry } from '../../shared/pages/CodeEntry.ts'
import * as attributes from '../../shared/html/dataAttributes.ts'
import type { Language } from '../../shared/languages/languages.ts'
import { decodeEscapes } from '../../shared/addresses/escapes.ts'
import { textDirection } from '../../shared/languages/textDirection.ts'
import type { MessageKey } from '../../shared/messages/messageForms.ts'
import { pagePath, watchAddress } from '../components/PageAddress/pageAddress.ts'
import { IslandNames } from '../islands/Island.tsx'
import { RenderedPath } from '../islands/LoaderContext.ts'
import { MessagesContext } from '../messages/MessagesContext.ts'
import { PageContext } from './PageContext.ts'

/** What a publication's component can read about its page. */
export interface Page<PageEntry = CodeEntry> {
  readonly language: Language
  readonly direction: 'ltr' | 'rtl'
  /** Decoded. In the layout, which all pages of a language share, that of the home page; islands there get the address in the browser. */
  readonly path: string
  /** The content of the page: an article, or an entry of a collection. Islands must read it while rendering. */
  readonly entry?: PageEntry | undefined
  /** Returns a text of the interface in the page's language. Throws if there is no such message. */
  t(key: MessageKey, ...values: readonly (string | number)[]): string
}

/** Returns the page around a block or a slot, on the server and in islands. */
export function usePage(): Page {
  const page = useContext(PageContext)
  const messages = useContext(MessagesContext)
  const isInIsland = useContext(IslandNames) === null
  const rendered = useContext(RenderedPath)
  // The first rendering in a browser must repeat what the document shows.
  const [first] = useState(() => page?.path ?? rendered ?? readAddress())
  const path = useSyncExternalStore(watchAddress, rendered === null ? () => first : readAddress, () => first)
  const language = page?.language ?? messages?.code ?? document.documentElement.lang
  return {
    language,
    path,
    direction: textDirection(language),
    get entry() {
      if (page) return page.entry?.read(isInIsland)
      return rendered === null ? entryOfDocument() : undefined
    },
    t(key, ...values) {
      const text = key
        .split('.')
        .reduce<unknown>((group, name) => (group as Readonly<Record<string, unknown>> | undefined)?.[name], messages)
      if (typeof text === 'string') return text
      if (typeof text === 'function') return (text as (...args: readonly (string | number)[]) => string)(...values)
      throw new Error(`There is no message "${key}"`)
    },
  }
}

function readAddress(): string {
  return decodeEscapes(pagePath())
}

/** Reads the entry that the build wrote into the document, which is trusted. */
function entryOfDocument(): CodeEntry | undefined {
  const text = document.querySelector(`main script[${attributes.entry}]`)?.textContent
  return text ? (JSON.parse(text) as CodeEntry) : undefined
}
