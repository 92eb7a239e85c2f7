import { type ReactElement, createContext, useContext } from 'react'
import * as attributes from '../../shared/dataAttributes.ts'

declare module 'react' {
  // oxlint-disable-next-line typescript/no-namespace -- React's own place for the names of elements
  namespace JSX {
    interface IntrinsicElements {
      /** The place of an island; without a box of its own. */
      'page-island': { readonly children: import('react').ReactElement }
    }
  }
}

/** Names of the islands by component: on the server. In a browser the whole tree is alive, and nothing needs a name. */
export const IslandNames = createContext<ReadonlyMap<unknown, string> | null>(null)

/**
 * What wakes an island on a page that came as a document: the reader's first touch; or, before that, its coming into sight, the first idle
 * moment, stories that the device keeps (`saved`), or the reading of a text whose address names a picture or whose contents the browser does
 * not mark by itself (`reading`).
 */
type WakeSign = 'touch' | 'visible' | 'idle' | 'saved' | 'reading'

interface IslandProps {
  readonly on: WakeSign
  /** One component that an `*.island.tsx` file exports. */
  readonly children: ReactElement
}

/** A part of a page that lives: complete HTML in a document, where the browser wakes it; a component as any other in a page that came by a click. */
export function Island({ on, children }: IslandProps) {
  const names = useContext(IslandNames)
  if (!names) return <page-island>{children}</page-island>
  const name = names.get(children.type)
  if (name === undefined) throw new Error('<Island> takes one component that a file *.island.tsx exports by island(…)')
  const props = JSON.stringify(children.props, function (this: Readonly<Record<string, unknown>>, key, value: unknown) {
    // Itself, not what its `toJSON` makes of it.
    requireData(this[key], `${name}: ${key}`)
    return value
  })
  const sleeping = {
    [attributes.island]: name,
    ...(on !== 'touch' && { [attributes.wake]: on }),
    ...(props !== '{}' && { [attributes.props]: props }),
  }
  return (
    <page-island {...sleeping}>
      {/* An island in an island wakes with it. */}
      <IslandNames value={null}>{children}</IslandNames>
    </page-island>
  )
}

/** For callers that no compiler has checked. */
function requireData(value: unknown, place: string): void {
  const prototype: unknown = typeof value === 'object' && value !== null ? Object.getPrototypeOf(value) : Object.prototype
  const isData = typeof value !== 'function' && (Array.isArray(value) || prototype === Object.prototype)
  if (isData && !(value instanceof Object && '$$typeof' in value)) return
  throw new Error(`The props of an island are data alone: numbers, texts, lists and plain objects (${place})`)
}
