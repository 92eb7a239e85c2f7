/**
 * What is below the first screen may wait until that is painted. The browser's own judgement (`auto`) takes in another screen and a half, so
 * an article's body is left out by hand: it begins more than 48em down, and more than 60em where a picture leads it.
 */
const rules = `${leaveOut(48, ':nth-child(n+3)')}${leaveOut(60, ':nth-child(2):has(img)~*')}main[data-fresh]>:nth-child(n+2),main[data-fresh] [data-body]>:nth-child(n+4),main[data-fresh] [data-body]~*,main[data-fresh] li:nth-child(n+7),main[data-fresh]~footer{content-visibility:auto;contain-intrinsic-block-size:20rem}`

function leaveOut(height: number, parts: string): string {
  return `@media(height<=${height}em){main[data-fresh]>article>${parts}{content-visibility:hidden;contain-intrinsic-block-size:400vh}}`
}

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
