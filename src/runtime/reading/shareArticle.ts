/** Hands the page to the device's own way of sharing. */
export function shareArticle(): void {
  const url = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href
  // Whoever changes their mind has made no error.
  navigator.share({ title: document.querySelector('h1')?.textContent ?? document.title, url }).catch(() => undefined)
}
