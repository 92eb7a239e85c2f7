import * as react from 'react'
import * as runtime from 'react/jsx-runtime'
import { IslandNames } from '../islands/Island.tsx'
import { OwnIsland, ownIslands, rememberPlace } from './OwnIsland.ts'
import { usePage } from './usePage.ts'

const remedy = 'put it into a component of its own and write <Island on="touch"> around that'

/** Throws if a component is being rendered into a document, where its behaviour would be lost. */
function refuseInDocuments(what: string): void {
  let isDocument = false
  try {
    isDocument = react.use(IslandNames) !== null
  } catch {
    // Outside a component: nothing is being rendered.
  }
  if (isDocument) throw new Error(`${what} does nothing in a document: ${remedy}`)
}

/** Hooks that work only in hydrated components. */
const livingHooks = [
  'useState',
  'useReducer',
  'useEffect',
  'useLayoutEffect',
  'useInsertionEffect',
  'useRef',
  'useSyncExternalStore',
  'useTransition',
  'useOptimistic',
  'useActionState',
  'useImperativeHandle',
  'useDeferredValue',
] as const

type Callable = (...values: readonly unknown[]) => unknown

function guarded(name: string, hook: Callable): Callable {
  return (...values) => {
    refuseInDocuments(`\`${name}\``)
    return hook(...values)
  }
}

const guardedHooks = {
  ...Object.fromEntries(livingHooks.map((name) => [name, guarded(name, react[name] as Callable)])),
  useId() {
    throw new Error('`useId` returns other ids in the browser: build them from the props')
  },
}

/** More components than any page has; React would render one that contains itself until the memory is full. */
const mostComponents = 200_000
let components = 0

/** Starts to count the components of another part of a page. */
export function startPart(): void {
  components = 0
}

function countComponent(name: string): void {
  components += 1
  if (components > mostComponents) throw new Error(`<${name}> is rendered without end: it contains itself`)
}

/** Throws if a document would lose a handler of an element, or what fills its `ref`. */
function refuseLiving(type: unknown, props: unknown): void {
  if (typeof type !== 'string') return
  const living = Object.entries(props ?? {}).find(([name, value]) => /^on[A-Z]|^ref$/.test(name) && typeof value === 'function')
  if (living) refuseInDocuments(`\`${living[0]}\` of <${type}>`)
}

const cloneElement: Callable = (element, props, ...rest) => {
  refuseLiving((element as react.ReactElement).type, props)
  return (react.cloneElement as Callable)(element, props, ...rest)
}

/** Wraps React's element factory so that it throws if a document would lose an event handler. */
function watched(make: Callable): Callable {
  return (type, props, ...rest) => {
    refuseLiving(type, props)
    if (typeof type === 'function') countComponent(type.name)
    const made = make(type, props, ...rest) as react.ReactElement
    if (type === OwnIsland) rememberPlace(made.props)
    return made
  }
}

/** What a publication's code shares with the page renderer. */
export const shared = {
  react: { ...react, ...guardedHooks, createElement: watched(react.createElement as Callable), cloneElement },
  jsx: { ...runtime, jsx: watched(runtime.jsx as Callable), jsxs: watched(runtime.jsxs as Callable) },
  Island: OwnIsland,
  usePage,
  nameIsland: (component: unknown, name: string) => void ownIslands.set(component, name),
}
