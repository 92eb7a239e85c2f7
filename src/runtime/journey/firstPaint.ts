/**
 * What is below the first screen may wait until that is painted. The browser's own judgement (`auto`) takes in another screen and a half, so
 * an article's body, which begins more than 60em down where a picture leads it, is left out by hand.
 */
const rules = `@media(height<=60em){main[data-fresh]>article>:nth-child(2):has(img)~*{content-visibility:hidden;contain-intrinsic-block-size:400vh}}main[data-fresh]>:nth-child(n+2),main[data-fresh] [data-body]>:nth-child(n+4),main[data-fresh] [data-body]~*,main[data-fresh] li:nth-child(n+7),main[data-fresh]~footer{content-visibility:auto;contain-intrinsic-block-size:20rem}`

/** Adds what `paintFirst` needs to the document. */
export function allowFirstPaint(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules)
  document.adoptedStyleSheets.push(sheet)
}

/** Has the browser lay out the first screen of a page that begins at its top; `data-fresh` is to go once that is painted. */
export function paintFirst(main: HTMLElement): void {
  main.dataset.fresh = ''
}
