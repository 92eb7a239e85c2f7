import { themeKey } from '../../../shared/browser/storageKeys.ts'

/** Applies a theme to the document and stores it on the device; `auto` follows the system. */
export function chooseTheme(theme: string, page: Pick<Document, 'documentElement' | 'querySelector'>, store: () => Storage): void {
  const { dataset } = page.documentElement
  const isAuto = theme === 'auto'
  if (isAuto) delete dataset.theme
  else dataset.theme = theme
  // The first of the two elements is the dark theme's.
  const colour = page.querySelector<HTMLMetaElement>('[name=theme-color]')
  if (colour) colour.media = isAuto ? '(prefers-color-scheme:dark)' : theme === 'dark' ? 'all' : 'not all'
  try {
    if (isAuto) store().removeItem(themeKey)
    else store().setItem(themeKey, theme)
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}
