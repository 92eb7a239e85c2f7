// Types of the package's entry point for components.
import type { FunctionComponent, ReactElement } from 'react'
import type { Page as AnyPage } from '../ui/own/usePage.ts'
import type { Entry } from './Entry.ts'

/** What a component can read about its page. */
export interface Page extends Omit<AnyPage, 'entry'> {
  /** The content of the page: an article, or an entry of a collection. Islands must read it while rendering. */
  readonly entry?: Entry | undefined
}

/** Returns the page around a block or a slot, on the server and in islands. */
export declare function usePage(): Page

interface IslandProps {
  /**
   * When it hydrates: always on the reader's first touch; `visible` and `idle` hydrate it earlier, when it scrolls into view or the browser
   * is first idle.
   */
  readonly on: 'touch' | 'visible' | 'idle'
  /** One component whose props are plain data. */
  readonly children: ReactElement
}

/** A part of a page that runs in the browser. Its HTML is complete without scripts. */
export declare const Island: FunctionComponent<IslandProps>
