import type { Head } from './pageData.ts'

/** One element of `<head>` that belongs to a page and changes with it. */
export interface HeadTag {
  readonly tag: 'title' | 'meta' | 'link'
  readonly attributes: Readonly<Record<string, string>>
  /** Content of a `title`. */
  readonly text?: string
}

/** The elements of `<head>` that a page's data decides, in the order of the document. */
export function headTags(head: Head): readonly HeadTag[] {
  return [
    { tag: 'title', attributes: {}, text: head.title },
    { tag: 'meta', attributes: { name: 'description', content: head.description } },
    ...(head.robots === undefined ? [] : [{ tag: 'meta', attributes: { name: 'robots', content: head.robots } } as const]),
    ...(head.canonical === undefined ? [] : [{ tag: 'link', attributes: { rel: 'canonical', href: head.canonical } } as const]),
    ...head.alternates.map(
      ({ language, url }) => ({ tag: 'link', attributes: { rel: 'alternate', hreflang: language, href: url } }) as const,
    ),
    ...(head.previous === undefined ? [] : [{ tag: 'link', attributes: { rel: 'prev', href: head.previous } } as const]),
    ...(head.next === undefined ? [] : [{ tag: 'link', attributes: { rel: 'next', href: head.next } } as const]),
  ]
}

/** Finds these elements, and no others, in a document. */
export const pageTagSelector =
  'head > title, head > meta[name=description], head > meta[name=robots], head > link[rel=canonical], head > link[rel=alternate][hreflang], head > link[rel=prev], head > link[rel=next]'
