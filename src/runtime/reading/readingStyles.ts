import styles from './reading.css?inline'

/** Styles of what only a press brings about; no document carries them. */
export function addReadingStyles(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets.push(sheet)
}
