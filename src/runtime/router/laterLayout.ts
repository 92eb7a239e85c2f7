import * as attributes from '../../shared/dataAttributes.ts'

/**
 * What is below the first screen is laid out once that has been painted. The browser's own judgement (`auto`) lays out another screen and a
 * half, so what is certainly below is skipped (`hidden`). The rules select by their own attribute alone: others would have the browser
 * style the page's layout anew with every page.
 */
const rules =
  'main{position:relative}[data-later]{content-visibility:auto;contain-intrinsic-block-size:20rem}[data-later=hidden]{content-visibility:hidden;contain-intrinsic-block-size:400vh}main[data-later]{content-visibility:visible;block-size:0;overflow:clip}main[data-later=past]{content-visibility:hidden}'

/** Adds the rules for all that is below to the document. */
export function allowLaterLayout(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules)
  document.adoptedStyleSheets.push(sheet)
}

/** Has the browser lay out the first screen alone, of a page that is shown from its top. */
export function layOutFirstScreen(main: HTMLElement): void {
  for (const element of main.querySelectorAll<HTMLElement>(`[${attributes.below}],[${attributes.body}]>*`)) {
    const height = element.getAttribute(attributes.below)
    if (!height) element.dataset.later = ''
    else if (matchMedia(`(height<=${height}em)`).matches) element.dataset.later = 'hidden'
  }
}

/** Has the browser lay out what `layOutFirstScreen` left out. */
export function layOutAll(main: HTMLElement): void {
  for (const element of main.querySelectorAll<HTMLElement>(`[${attributes.later}]`)) delete element.dataset.later
}

/** Whether a page is in the document without being shown: the next one, or the one that was left just now. */
export function isHidden(main: HTMLElement): boolean {
  return main.dataset.later !== undefined
}

/** Hides a page where it is. No property changes that its elements inherit, so they are not styled again. */
export function hide(main: HTMLElement, when: 'next' | 'past'): void {
  main.dataset.later = when
  main.ariaHidden = 'true'
}

export function reveal(main: HTMLElement): void {
  delete main.dataset.later
  main.ariaHidden = null
}

/** Takes a hidden page out of the document. */
export function removeHidden(main: HTMLElement): void {
  if (!isHidden(main)) return
  main.remove()
  reveal(main)
}
