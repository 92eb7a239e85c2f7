// The package's entry point for components. In a build, and in browsers, the engine's own `Island` and `usePage` take the place of these.
/* oxlint-disable typescript/no-unnecessary-type-arguments, typescript/no-unnecessary-type-assertion -- in a publication that names its collections an entry is not the default */
import type { ReactElement } from 'react'
import { type Page, usePage as readPage } from '../ui/own/usePage.ts'
import type { Entry } from './Entry.ts'

export type { Page }
export { TestPage } from './TestPage.tsx'

/** Returns the page around a block or a slot, on the server and in islands. */
export function usePage(): Page<Entry> {
  return readPage() as Page<Entry>
}

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
export function Island({ children }: IslandProps): ReactElement {
  return children
}
