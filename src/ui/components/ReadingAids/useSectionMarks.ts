import { useEffect } from 'react'
import { decodeEscapes } from '../../../shared/escapes.ts'
import { pageHere } from './usePresses.ts'

/** Marks the section that is being read in the page's contents, in browsers that do not do so by themselves. */
export function useSectionMarks(): void {
  useEffect(() => {
    const links = [...(pageHere()?.querySelectorAll<HTMLAnchorElement>('nav details + ol a') ?? [])]
    if (links.length === 0 || CSS.supports('scroll-target-group:auto')) return undefined
    const headings = links.map(({ hash }) => document.getElementById(decodeEscapes(hash.slice(1))))
    const mark = () => {
      const passed = headings.findLastIndex((heading) => heading && heading.getBoundingClientRect().top < innerHeight / 3)
      for (const [index, link] of links.entries()) link.ariaCurrent = index === passed ? 'true' : null
    }
    // From far above the window to its upper third: a jump over all of it is noticed too.
    const watcher = new IntersectionObserver(mark, { rootMargin: '999999px 0px -66%' })
    for (const heading of headings) if (heading) watcher.observe(heading)
    return () => watcher.disconnect()
  }, [])
}
