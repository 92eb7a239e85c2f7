// The types of the package's entry for components.
import type { FunctionComponent, ReactElement } from 'react'

export { usePage, type Page } from '../ui/own/usePage.ts'

interface IslandProps {
  /** What wakes it: the reader's first touch; or, before that, its coming into sight, or the first idle moment. */
  readonly on: 'touch' | 'visible' | 'idle'
  /** One component, whose props are data alone. */
  readonly children: ReactElement
}

/** A part of a page that lives in the browser. Its HTML is complete without scripts. */
export declare const Island: FunctionComponent<IslandProps>
