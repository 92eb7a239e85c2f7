import * as react from 'react'
import * as runtime from 'react/jsx-runtime'
import { Island, IslandNames } from '../islands/Island.tsx'
import { usePage } from './usePage.ts'

/** Names of the publication's own islands by component. */
export const ownIslands = new Map<unknown, string>()

const remedy = 'put it into a component of its own and write <Island on="touch"> around that'

/** Throws where a document is made of a component: what it does there is lost. */
function refuseInDocuments(what: string): void {
  let isDocument = false
  try {
    isDocument = react.use(IslandNames) !== null
  } catch {
    // Outside of a component, nothing is rendered.
  }
  if (isDocument) throw new Error(`${what} does nothing in a document: ${remedy}`)
}

/** Hooks that only living components can use. */
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
    throw new Error('`useId` gives other ids in a browser: make them of the props')
  },
}

/** Makes an element as React does, unless a document would lose its handler. */
function watched(make: Callable): Callable {
  return (type, props, ...rest) => {
    if (typeof type === 'string') {
      const handler = Object.entries(props as object).find(([name, value]) => /^on[A-Z]/.test(name) && typeof value === 'function')
      if (handler) refuseInDocuments(`\`${handler[0]}\` of <${type}>`)
    }
    return make(type, props, ...rest)
  }
}

/** What a publication's code shares with the renderer of pages. */
export const shared = {
  react: { ...react, ...guardedHooks },
  jsx: { ...runtime, jsx: watched(runtime.jsx as Callable), jsxs: watched(runtime.jsxs as Callable) },
  Island,
  usePage,
  nameIsland: (component: unknown, name: string) => void ownIslands.set(component, name),
}
