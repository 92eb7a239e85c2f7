let watcher: IntersectionObserver | undefined

/** Marks the section that is being read in the contents, in browsers that do not do so by themselves. */
export function watchSections(): void {
  watcher?.disconnect()
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main nav details + ol a')]
  if (links.length === 0 || CSS.supports('scroll-target-group:auto')) return
  const headings = links.map(({ hash }) => document.getElementById(decodeURIComponent(hash.slice(1))))
  const mark = () => {
    const passed = headings.findLastIndex((heading) => heading && heading.getBoundingClientRect().top < innerHeight / 3)
    for (const [index, link] of links.entries()) {
      if (index === passed) link.ariaCurrent = 'true'
      else link.ariaCurrent = null
    }
  }
  // From far above the window to its upper third: a jump over all of it is noticed too.
  watcher = new IntersectionObserver(mark, { rootMargin: '999999px 0px -66%' })
  for (const heading of headings) if (heading) watcher.observe(heading)
}
