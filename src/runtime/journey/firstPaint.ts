/** What is below the first screen may wait until that is painted. */
const rules = `main[data-fresh]>:nth-child(n+2),main[data-fresh] [data-body]>:nth-child(n+4),main[data-fresh] [data-body]~*,main[data-fresh] li:nth-child(n+7),main[data-fresh]~footer{content-visibility:auto;contain-intrinsic-block-size:20rem}`

/** Adds what `paintFirst` needs to the document. */
export function allowFirstPaint(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules)
  document.adoptedStyleSheets.push(sheet)
}

/** Has the browser lay out the first screen of a page that begins at its top, and the rest once that is painted. */
export function paintFirst(main: HTMLElement): void {
  main.dataset.fresh = ''
  requestAnimationFrame(() => setTimeout(() => delete main.dataset.fresh))
}
