/** Keeps the reader's choice of theme on the device, and marks the choice that was kept. */
export function rememberTheme(): void {
  markTheme()
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== 'theme') return
    const theme = target.id.replace('theme-', '')
    if (theme === 'auto') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = theme
    // The first of two, which is for dark: what browsers paint around the page.
    const colour = document.querySelector<HTMLMetaElement>('[name=theme-color]')
    if (colour) colour.media = theme === 'auto' ? '(prefers-color-scheme:dark)' : theme === 'dark' ? 'all' : 'not all'
    store(theme)
  })
}

/** Marks the theme in use in the document's choice of themes. */
export function markTheme(): void {
  const radio = document.getElementById(`theme-${document.documentElement.dataset.theme ?? 'auto'}`)
  if (radio instanceof HTMLInputElement) radio.checked = true
}

function store(theme: string): void {
  try {
    if (theme === 'auto') localStorage.removeItem('theme')
    else localStorage.setItem('theme', theme)
  } catch {
    // The reader's browser keeps nothing: the choice lasts as long as the page.
  }
}
