// Types of the package's entry point for components.
import type { FunctionComponent, ReactElement } from 'react'

export { usePage, type Page } from '../ui/own/usePage.ts'

interface IslandProps {
  /** When it hydrates: on the reader's first touch, or before that when it scrolls into view or the browser is first idle. */
  readonly on: 'touch' | 'visible' | 'idle'
  /** Exactly one component, with serialisable props. */
  readonly children: ReactElement
}

/** A part of a page that runs in the browser. Its HTML is complete without scripts. */
export declare const Island: FunctionComponent<IslandProps>
