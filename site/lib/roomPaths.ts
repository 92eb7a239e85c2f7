/** Where the listing is in each language, without the language's prefix. */
export const listings: Readonly<Record<string, string>> = { en: '/rooms', tr: '/odalar', ru: '/komnaty', ko: '/rooms' }

/** The address of the listing. */
export function roomsPath(language: string): string {
  return `${language === 'en' ? '' : `/${language}`}${listings[language] ?? ''}`
}

/** The address of a room. */
export function roomPath(language: string, slug: string): string {
  return `${roomsPath(language)}/${slug}`
}
