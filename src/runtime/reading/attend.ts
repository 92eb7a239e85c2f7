type Reading = typeof import('./reading.ts')

/** What a reader can press: tools, pictures that enlarge, and headings that are links to themselves. */
const pressable = '[data-tool],[data-picture],:is(h2,h3,h4)>[href^="#"]'

function load(use: (reading: Reading) => void): void {
  // The browser itself reports what it cannot load; what was pressed then does nothing.
  import('./reading.ts').then(use, () => undefined)
}

/** Answers presses with a script that is loaded at the first of them, on whatever page stands then. */
export function attendReading(): void {
  addEventListener('click', (event) => {
    const element = (event.target as Element).closest<HTMLAnchorElement>(pressable)
    // With one of these keys a link opens elsewhere.
    if (!element || event.ctrlKey || event.metaKey || event.shiftKey) return
    if ('picture' in element.dataset) event.preventDefault()
    load((reading) => reading.press(element))
  })
  addEventListener('storage', attendPage)
  attendPage()
}

/** Offers what the device can; loads the script at once for a reader with saved stories, a picture's address, and contents that the browser does not mark. */
export function attendPage(): void {
  let isWanted: unknown =
    location.hash.startsWith('#picture-') || (!CSS.supports('scroll-target-group:auto') && document.querySelector('main details'))
  try {
    // The page of saved stories never shows itself empty then.
    if (localStorage.getItem('saved')) isWanted = document.documentElement.dataset.saves = 'yes'
  } catch {
    // The reader's browser keeps nothing.
  }
  if (isWanted) load((reading) => reading.dress())
  document.querySelector('[data-tool=share]')?.toggleAttribute('hidden', !('share' in navigator))
}
