import type { Head } from '../pages/pageData.ts'

/** An element of `<head>` that changes from page to page. */
interface HeadTag {
  readonly tag: 'title' | 'meta' | 'link' | 'script'
  readonly attributes: Readonly<Record<string, string>>
  /** Content of a `title` or a `script`. */
  readonly text?: string
}

/** Returns the elements of a page's `<head>`, in document order. */
export function headTags(head: Head): readonly HeadTag[] {
  const { title, description, robots, canonical, alternates, previous, next, feeds = [], social = [], data, own = [] } = head
  const meta = (name: string, content: string): HeadTag => ({ tag: 'meta', attributes: { name, content } })
  const link = (rel: string, attributes: HeadTag['attributes']): HeadTag => ({ tag: 'link', attributes: { rel, ...attributes } })
  return [
    { tag: 'title', attributes: {}, text: title },
    { tag: 'meta', attributes: { name: 'description', ...(social.length > 0 && { property: 'og:description' }), content: description } },
    ...(robots === undefined ? [] : [meta('robots', robots)]),
    ...(canonical === undefined ? [] : [link('canonical', { href: canonical })]),
    ...alternates.map(({ language, url }) => link('alternate', { hreflang: language, href: url })),
    ...(previous === undefined ? [] : [link('prev', { href: previous })]),
    ...(next === undefined ? [] : [link('next', { href: next })]),
    ...feeds.map(({ type, title: name, url }) => link('alternate', { type, title: name, href: url })),
    ...social.map(([property, content]): HeadTag => ({ tag: 'meta', attributes: { property, content } })),
    ...own.map(({ tag, attributes }): HeadTag => ({ tag, attributes: { ...attributes, 'data-own': '' } })),
    ...(data === undefined ? [] : [{ tag: 'script', attributes: { type: 'application/ld+json' }, text: data } as const]),
  ]
}

/** Selects exactly these elements in a document. */
export const pageTagSelector =
  'head > :is(title, [name=description], [name=robots], [rel=canonical], [rel=alternate], [rel=prev], [rel=next], [property], [data-own], [type="application/ld+json"])'
