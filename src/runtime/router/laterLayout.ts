import * as attributes from '../../shared/html/dataAttributes.ts'

/**
 * Content below the first screen is laid out once that has been painted. The browser's own estimate (`auto`) lays out another screen
 * and a half, so what is certainly below is skipped (`hidden`). The rules select only by their own attribute: otherwise the browser
 * would restyle the page's layout with every page.
 */
const rules =
  'main{position:relative}[data-later]{content-visibility:auto;contain-intrinsic-block-size:20rem}[data-later=hidden]{content-visibility:hidden;contain-intrinsic-block-size:400vh}main[data-later]{content-visibility:visible;block-size:0;overflow:clip}main[data-later=past]{content-visibility:hidden}'

/** Adds the rules for deferred content to the document. */
export function allowLaterLayout(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules)
  document.adoptedStyleSheets.push(sheet)
}

/** Limits layout to the first screen of a page that is shown from its top. */
export function layOutFirstScreen(main: HTMLElement): void {
  for (const element of main.querySelectorAll<HTMLElement>(`[${attributes.below}],[${attributes.body}]>*`)) {
    const height = element.getAttribute(attributes.below)
    if (!height) element.dataset.later = ''
    else if (matchMedia(`(height<=${height}em)`).matches) element.dataset.later = 'hidden'
  }
}

/** Lets the browser lay out what `layOutFirstScreen` left out. */
export function layOutAll(main: HTMLElement): void {
  for (const element of main.querySelectorAll<HTMLElement>(`[${attributes.later}]`)) delete element.dataset.later
}

/** Reports whether a page is in the document without being shown: the next one, or the one just left. */
export function isHidden(main: HTMLElement): boolean {
  return main.dataset.later !== undefined
}

/** Hides a page in place. Changes no inherited property, so its elements are not restyled. */
export function hide(main: HTMLElement, when: 'next' | 'past'): void {
  main.dataset.later = when
  main.ariaHidden = 'true'
}

export function reveal(main: HTMLElement): void {
  delete main.dataset.later
  main.ariaHidden = null
}

/** Removes a hidden page from the document. */
export function removeHidden(main: HTMLElement): void {
  if (!isHidden(main)) return
  main.remove()
  reveal(main)
}
