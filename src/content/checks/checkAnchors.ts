import { createSuggester } from '../createSuggester.ts'
import type { Entry } from '../load/entry.ts'
import { internalLink } from '../load/internalLink.ts'
import type { LoadedContent } from '../load/loadedContent.ts'
import type { Problem } from '../problem.ts'
import { problemAt } from '../problemAt.ts'

/** Parts that every page has. */
const everywhere: ReadonlySet<string> = new Set(['', 'top', 'content'])

/** A link to a part of a page leads to a heading or a footnote that is there. */
export function checkAnchors(content: LoadedContent): readonly Problem[] {
  const entries: readonly Entry<unknown>[] = [...content.articles, ...content.authors, ...content.pages]
  const suggesters = new Map<ReadonlySet<string>, ReturnType<typeof createSuggester>>()
  const suggest = (anchor: string, anchors: ReadonlySet<string>) => {
    const suggester = suggesters.get(anchors) ?? createSuggester(anchors)
    suggesters.set(anchors, suggester)
    return suggester(anchor)
  }
  return entries.flatMap((entry) =>
    entry.body.links.flatMap(({ url, offset }) => {
      const target = internalLink(url, content.site.fields.url)
      if (target.kind !== 'internal' || target.anchor === undefined || everywhere.has(target.anchor)) return []
      const { anchor, path } = target
      const anchors = path === undefined ? entry.body.anchors : content.addresses.get(path)?.anchors
      if (!anchors || anchors.has(anchor)) return []
      const near = suggest(anchor, anchors)
      const fix = near ? `Did you mean \`#${near}\`?` : 'Link to one of its headings, or to the page as a whole.'
      const message = `${path === undefined ? 'This page' : `"${path}"`} has no part "#${anchor}".`
      return [problemAt(entry.source, offset, { severity: 'error', rule: 'broken-anchor', message, fix })]
    }),
  )
}
