import { type ReactElement, createContext, useContext } from 'react'
import * as attributes from '../../shared/html/dataAttributes.ts'

declare module 'react' {
  // oxlint-disable-next-line typescript/no-namespace -- React declares element names here
  namespace JSX {
    interface IntrinsicElements {
      /** The wrapper of an island; has no box of its own. */
      'page-island': { readonly children: import('react').ReactElement }
    }
  }
}

/** Names of the islands by component, on the server. Null in a browser, where the whole tree is live and needs no names. */
export const IslandNames = createContext<ReadonlyMap<unknown, string> | null>(null)

/**
 * What wakes an island on a page that came as a document: the reader's first touch or, before that, coming into view (`visible`), the
 * first idle moment (`idle`), stories saved on the device (`saved`), or reading a text whose address names a picture or whose table of
 * contents the browser does not mark by itself (`reading`).
 */
type WakeSign = 'touch' | 'visible' | 'idle' | 'saved' | 'reading'

interface IslandProps {
  readonly on: WakeSign
  /** A single component exported by an `*.island.tsx` file. */
  readonly children: ReactElement
}

/**
 * An interactive part of a page: complete HTML in a document, hydrated by the browser; an
 * ordinary component on a page opened by a click.
 */
export function Island({ on, children }: IslandProps) {
  const names = useContext(IslandNames)
  if (!names) return <page-island>{children}</page-island>
  const name = names.get(children.type)
  if (name === undefined) throw new Error('<Island> takes one component that a file *.island.tsx exports by island(…)')
  const props = JSON.stringify(children.props, function (this: Readonly<Record<string, unknown>>, key, value: unknown) {
    // The value itself, not the result of its `toJSON`.
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
      {/* A nested island wakes together with its parent. */}
      <IslandNames value={null}>{children}</IslandNames>
    </page-island>
  )
}

/** Throws unless a value is plain data; for callers without type checking. */
function requireData(value: unknown, place: string): void {
  const prototype: unknown = typeof value === 'object' && value !== null ? Object.getPrototypeOf(value) : Object.prototype
  const isData = typeof value !== 'function' && (Array.isArray(value) || prototype === Object.prototype)
  if (isData && !(value instanceof Object && '$$typeof' in value)) return
  throw new Error(`The props of an island are data alone: numbers, texts, lists and plain objects (${place})`)
}
