import { createContext, useContext } from 'react'
import type { Slices } from '../shared/pageData.ts'

export const SlicesContext = createContext<Slices | null>(null)

/** What stands on every page of the language: a page finds the addresses of home, sitemap and authors here. */
export function useSlices(): Slices {
  const slices = useContext(SlicesContext)
  if (slices === null) throw new Error('A component was rendered outside <SlicesContext>')
  return slices
}
