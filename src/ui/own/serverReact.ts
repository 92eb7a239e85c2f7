import * as react from 'react'
import * as runtime from 'react/jsx-runtime'
import { Island, IslandNames } from '../islands/Island.tsx'
import { usePage } from './usePage.ts'

/** Names of the publication's own islands by component. */
export const ownIslands = new Map<unknown, string>()

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

/** Wraps React's element factory so that it throws if a document would lose an event handler. */
function watched(make: Callable): Callable {
  return (type, props, ...rest) => {
    if (typeof type === 'string') {
      const handler = Object.entries(props as object).find(([name, value]) => /^on[A-Z]/.test(name) && typeof value === 'function')
      if (handler) refuseInDocuments(`\`${handler[0]}\` of <${type}>`)
    }
    return make(type, props, ...rest)
  }
}

/** What a publication's code shares with the page renderer. */
export const shared = {
  react: { ...react, ...guardedHooks },
  jsx: { ...runtime, jsx: watched(runtime.jsx as Callable), jsxs: watched(runtime.jsxs as Callable) },
  Island,
  usePage,
  nameIsland: (component: unknown, name: string) => void ownIslands.set(component, name),
}
