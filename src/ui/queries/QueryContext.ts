import { createContext } from 'react'

/** Loads a static query's data by its hash; rejects where it cannot be had. Null while a page is rendered by the build. */
export const QueryContext = createContext<((hash: string) => Promise<unknown>) | null>(null)
