import { collectionNameOf } from '../../../content/own/reference.ts'
import type { Article } from '../../../content/publication.ts'
import { withoutUndefined } from '../../../shared/withoutUndefined.ts'
import type { CodeEntry, LinkedEntry } from '../../../shared/pages/CodeEntry.ts'
import { articlePath } from '../../../shared/addresses/paths.ts'
import { type SiteIndex, pathIn, pathOfArticle } from '../../pages/SiteIndex.ts'
import { referenceTo } from '../../pages/collection/indexCollections.ts'

/** Returns an article or entry as the publication's code receives it: plain data. */
export function codeEntry(site: SiteIndex, text: Article): CodeEntry {
  const { id, language, own } = text
  const { title, slug, description, author, date, updated, rating, sources, corrections, made } = text
  const written = { title, slug, description, author, date, updated, sources }
  const fields = own ? { ...written, ...own.fields } : { ...written, rating, corrections, made }
  return {
    collection: collectionNameOf(text),
    id,
    language,
    path: pathOfArticle(site, text),
    fields: withoutUndefined(fields),
    references: (own?.references ?? []).flatMap((name) => (site.targets.get(name) ?? []).map((target) => linkTo(site, target))),
    referencedBy: (site.referrers.get(referenceTo(text)) ?? []).map((referrer) => linkTo(site, referrer)),
  }
}

function linkTo(site: SiteIndex, text: Article): LinkedEntry {
  const { id, language, heading } = text
  return { collection: collectionNameOf(text), id, language, path: pathOfArticle(site, text), title: heading }
}

/** Returns the article or entry whose page has a path; undefined if there is none. */
export function entryAt(sites: readonly SiteIndex[], path: string): CodeEntry | undefined {
  for (const site of sites) {
    const text = textAt(site, path)
    if (text) return codeEntry(site, text)
  }
  return undefined
}

function textAt(site: SiteIndex, path: string): Article | undefined {
  const article = within(path, pathIn(site, articlePath('')), site.articleBySlug)
  if (article) return article
  for (const { path: listing, entryBySlug } of site.collections.values()) {
    const entry = within(path, `${listing}/`, entryBySlug)
    if (entry) return entry
  }
  return undefined
}

function within(path: string, folder: string, bySlug: ReadonlyMap<string, Article>): Article | undefined {
  return path.startsWith(folder) ? bySlug.get(path.slice(folder.length)) : undefined
}
