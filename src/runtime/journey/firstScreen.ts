/**
 * What is below the first screen may wait until that is painted. The browser's own judgement (`auto`) takes in another screen and a half, so
 * an article's body is left out by hand. The rules ask for nothing but their own attribute: with others the browser would style all of the
 * page's frame anew for every change of page.
 */
const rules =
  'main{position:relative}[data-later]{content-visibility:auto;contain-intrinsic-block-size:20rem}[data-later=body]{content-visibility:hidden;contain-intrinsic-block-size:400vh}main[data-later]{content-visibility:visible;block-size:0;overflow:clip}main[data-later=past]{content-visibility:hidden}'

const below = ':scope>:nth-child(n+2),[data-body]>:nth-child(n+4),[data-body]~*,li:nth-child(n+7)'

/** Adds what `leaveForLater` needs to the document. */
export function allowLater(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules)
  document.adoptedStyleSheets.push(sheet)
}

/** Has the browser lay out the first screen alone of a page that begins at its top. */
export function leaveForLater(main: HTMLElement): void {
  for (const element of main.querySelectorAll<HTMLElement>(below)) element.dataset.later = ''
  const [, second, ...body] = main.querySelector<HTMLElement>(':scope>article')?.children ?? []
  // It begins more than 48em down, and more than 60em where a picture leads it.
  if (matchMedia(`(height<=${second?.querySelector('img') ? 60 : 48}em)`).matches)
    for (const element of body) (element as HTMLElement).dataset.later = 'body'
}

/** Gives back what `leaveForLater` left out. */
export function layOutAll(main: HTMLElement): void {
  for (const element of main.querySelectorAll<HTMLElement>('[data-later]')) delete element.dataset.later
}
