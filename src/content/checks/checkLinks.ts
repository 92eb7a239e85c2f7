import { didYouMean } from '../didYouMean.ts'
import type { Entry } from '../load/entry.ts'
import { internalLink } from '../load/internalLink.ts'
import type { LoadedContent } from '../load/loadedContent.ts'
import type { LinkReference } from '../markdown/renderedBody.ts'
import { matchRedirect } from '../matchRedirect.ts'
import type { Problem } from '../problem.ts'
import { problemAt, type Finding } from '../problemAt.ts'

type Words = Pick<Finding, 'message' | 'fix'>

/** Every link inside the site leads to a page or a file that readers can open. */
export function checkLinks(content: LoadedContent): readonly Problem[] {
  const hidden = new Set<Entry<unknown>>(content.articles.filter((article) => article.isHidden))
  const entries: readonly Entry<unknown>[] = [...content.articles, ...content.authors, ...content.pages]
  return entries.flatMap((entry) =>
    entry.body.links.flatMap((link) => {
      const words = faultOf(link, { content, isHidden: hidden.has(entry) })
      return words ? [problemAt(entry.source, link.offset, { severity: 'error', rule: 'broken-link', ...words })] : []
    }),
  )
}

interface LinkContext {
  readonly content: LoadedContent
  /** Whether the link stands in an article that is itself hidden: then it may lead to another. */
  readonly isHidden: boolean
}

function faultOf({ url }: LinkReference, { content, isHidden }: LinkContext): Words | undefined {
  const { addresses, articles, categories, redirects, site } = content
  const target = internalLink(url, site.fields.url)
  if (target.kind === 'external') return undefined
  if (target.kind === 'relative') {
    const article = articles.find(({ id }) => url.split(/[/#?]/).includes(id))
    const example = article?.fields.slug ? `/articles/${article.fields.slug}` : '/articles/the-slug'
    return { message: `"${url}" is relative, and breaks when the page moves.`, fix: `Write the whole path: \`${example}\`.` }
  }
  const { path } = target
  if (path === undefined) return undefined
  const address = addresses.get(path)
  if (address?.kind === 'hidden' && !isHidden) {
    return { message: `"${path}" is a draft or not yet published, so readers cannot open it.`, fix: 'Publish it, or take the link out.' }
  }
  if (address || redirects.items.some((redirect) => redirect && matchRedirect(redirect, path) !== undefined)) return undefined
  // With a part of the categories unread, any path may be one of theirs.
  if (!categories.isWhole && !path.includes('/articles/')) return undefined
  const near = didYouMean(path, addresses.keys())
  return {
    message: `There is no page "${path}".`,
    fix: near ? `Did you mean \`${near}\`?` : 'Link to a page that there is, or take the link out.',
  }
}
