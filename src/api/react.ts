// Types of the package's entry point for components.
import type { FunctionComponent, ReactElement } from 'react'
import type { Page } from '../ui/own/usePage.ts'
import type { Entry } from './Entry.ts'

export type { Page }

/** Returns the page around a block or a slot, on the server and in islands. */
export declare function usePage(): Page<Entry> // oxlint-disable-line typescript/no-unnecessary-type-arguments -- not the default where collections are named

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
