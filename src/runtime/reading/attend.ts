type Reading = typeof import('./reading.ts')

/** What a reader can press: tools, pictures that enlarge, and headings that are links to themselves. */
const pressable = '[data-tool],[data-picture],:is(h2,h3,h4)>[href^="#"]'

const load = (): Promise<Reading> => import('./reading.ts')

/** Answers presses with a script that is loaded at the first of them, on whatever page stands then. */
export function attendReading(): void {
  document.addEventListener('click', (event) => {
    const element = (event.target as Element).closest<HTMLElement>(pressable)
    // With one of these keys a link opens elsewhere.
    if (!element || event.ctrlKey || event.metaKey || event.shiftKey) return
    const picture = element.matches('a[data-picture]')
    if (picture) event.preventDefault()
    load().then(
      (reading) => reading.press(element),
      // The picture's file can still be looked at; a button does nothing, as without scripts.
      () => picture && location.assign((element as HTMLAnchorElement).href),
    )
  })
  addEventListener('storage', attendPage)
  attendPage()
}

/** Offers what the device can; loads the script at once where the page that stands has something for it: a saved story, the list of them, an enlarged picture. */
export function attendPage(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-tool=share]')) button.hidden = !('share' in navigator)
  let saved = ''
  try {
    saved = localStorage.getItem('saved') ?? ''
  } catch {
    // The reader's browser keeps nothing.
  }
  document.documentElement.toggleAttribute('data-saves', saved !== '')
  if (
    saved.includes(`"${location.pathname}"`) ||
    location.hash.startsWith('#picture-') ||
    document.querySelector('[data-saved],[aria-pressed=true],.picture-view') ||
    (!CSS.supports('scroll-target-group:auto') && document.querySelector('main nav details'))
  )
    load().then(
      (reading) => reading.dress(),
      () => undefined,
    )
}
