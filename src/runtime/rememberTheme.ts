/** Keeps the reader's choice of theme on the device, and marks the choice that was kept. */
export function rememberTheme(): void {
  const chosen = document.documentElement.dataset.theme
  const radio = chosen ? document.getElementById(`theme-${chosen}`) : null
  if (radio instanceof HTMLInputElement) radio.checked = true
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== 'theme') return
    const theme = target.id.replace('theme-', '')
    if (theme === 'auto') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = theme
    store(theme)
  })
}

function store(theme: string): void {
  try {
    if (theme === 'auto') localStorage.removeItem('theme')
    else localStorage.setItem('theme', theme)
  } catch (error) {
    // The reader's browser keeps nothing: the choice lasts as long as the page.
    if (!(error instanceof DOMException)) throw error
  }
}
