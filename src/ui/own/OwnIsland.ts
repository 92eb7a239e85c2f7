import { type ReactElement, cloneElement, isValidElement, use } from 'react'
import * as attributes from '../../shared/html/dataAttributes.ts'
import { Island, IslandNames } from '../islands/Island.tsx'
import { PageContext } from './PageContext.ts'

/** Names of the publication's own islands by component. */
export const ownIslands = new Map<unknown, string>()

/** Where the code creates each island, by its props: React calls its component from elsewhere. */
const places = new WeakMap<object, Error>()

/** Remembers that the publication's code creates an island now. */
export function rememberPlace(props: unknown): void {
  if (typeof props === 'object' && props !== null) places.set(props, new Error('An island'))
}

type IslandProps = Parameters<typeof Island>[0]

const signs: readonly unknown[] = ['touch', 'visible', 'idle']

/** `<Island>` for the publication's own components, while pages are built. */
export function OwnIsland(props: IslandProps) {
  const page = use(PageContext)
  if (use(IslandNames) === null) return Island(props)
  const fault = faultOf(props)
  if (fault !== undefined) {
    const error = new Error(fault)
    const stack = places.get(props)?.stack
    if (stack !== undefined) error.stack = stack
    throw error
  }
  const island: ReactElement<Readonly<Record<string, unknown>>> = Island(props)
  return page?.isAnywhere ? cloneElement(island, { [attributes.path]: page.path }) : island
}

/** Returns what is wrong with an island. */
function faultOf({ on, children }: IslandProps): string | undefined {
  const name = isValidElement(children) ? ownIslands.get(children.type) : undefined
  if (name === undefined)
    return '<Island> takes exactly one component of the publication, in a `.tsx` file that imports `Island` by name: <Island on="touch"><Counter start={1} /></Island>'
  if (!signs.includes(on)) return `Nothing wakes an <Island on={${JSON.stringify(on)}}>: write \`touch\`, \`visible\` or \`idle\``
  const fault = faultOfData(children.props, [])
  const prop = fault && `\`${fault.path.join('.')}\` of <${name.replace(/^Own|_\w+$/g, '')}>`
  return fault && `The props of an island are plain data, which browsers get as JSON, but ${prop} is ${fault.what}`
}

interface DataFault {
  readonly path: readonly string[]
  readonly what: string
}

/** Finds a value that JSON cannot carry, or would change. `around` has the objects that contain this one. */
function faultOfData(value: unknown, around: readonly object[], path: readonly string[] = []): DataFault | undefined {
  const fault = (what: string) => ({ path, what })
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : fault(String(value))
  if (typeof value === 'function') return fault('a function')
  if (typeof value === 'symbol' || typeof value === 'bigint') return fault(`a ${typeof value}`)
  if (typeof value !== 'object' || value === null) return undefined
  if (isValidElement(value)) return fault('an element')
  if (around.includes(value)) return fault('an object that contains itself')
  const prototype: unknown = Object.getPrototypeOf(value)
  const isPlain = Array.isArray(value) || prototype === Object.prototype
  if (!isPlain) return fault(prototype === null ? 'an object without a prototype' : `an instance of ${value.constructor.name || 'a class'}`)
  if ('toJSON' in value && typeof value.toJSON === 'function') return fault('an object with `toJSON`')
  const entries: readonly (readonly [string, unknown])[] = Array.isArray(value)
    ? Array.from(value, (item: unknown, index) => [String(index), item] as const)
    : Object.entries(value)
  for (const [key, item] of entries) {
    const here = [...path, key]
    if (item === undefined && Array.isArray(value)) return { path: here, what: '`undefined`; write `null`' }
    const found = faultOfData(item, [...around, value], here)
    if (found) return found
  }
  return undefined
}
