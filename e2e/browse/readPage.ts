import type { Page } from '@playwright/test'

/** What distinguishes pages: two with equal looks are the same page to readers and search engines. */
export interface PageLook {
  readonly headings: readonly string[]
  readonly title: string
  readonly lang: string
  readonly canonical: string | undefined
  readonly alternates: readonly string[]
  readonly neighbours: readonly string[]
  readonly metas: readonly string[]
  readonly structuredData: readonly string[]
  readonly header: string
  readonly footer: string
}

export interface Place {
  /** Path, query and hash, decoded. */
  readonly address: string
  readonly look: PageLook
}

/** Reads the page in the window, and its address. */
export function readPlace(page: Page): Promise<Place> {
  return page.evaluate(() => {
    const text = (element: Element | null) => (element?.textContent ?? '').replace(/\s+/g, ' ').trim()
    // Status texts are not part of the page, nor are the style sheets of hydrated islands.
    const withoutNews = (element: Element | null) => {
      const copy = element?.cloneNode(true) as Element | undefined
      for (const passing of copy?.querySelectorAll('output, style') ?? []) passing.remove()
      return text(copy ?? null)
    }
    const all = (selector: string) => [...document.querySelectorAll(selector)]
    const attribute = (name: string) => (element: Element) => element.getAttribute(name) ?? ''
    return {
      address: decodeURI(location.pathname + location.search + location.hash),
      look: {
        headings: all('h1').map(text),
        title: document.title,
        lang: document.documentElement.lang,
        canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? undefined,
        alternates: all('head link[rel=alternate][hreflang]').map((link) => `${attribute('hreflang')(link)} ${attribute('href')(link)}`),
        neighbours: all('head link[rel=prev], head link[rel=next]').map((link) => `${attribute('rel')(link)} ${attribute('href')(link)}`),
        metas: all('head meta[name], head meta[property]')
          .map((meta) => `${attribute('name')(meta)}${attribute('property')(meta)}=${attribute('content')(meta)}`)
          .sort(),
        structuredData: all('script[type="application/ld+json"]').map(text),
        header: withoutNews(document.querySelector('header')),
        footer: text(document.querySelector('footer')),
      },
    }
  })
}
