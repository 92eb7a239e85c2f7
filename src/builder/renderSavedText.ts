import { documentFile } from '../shared/addresses/paths.ts'
import { rereadBody } from '../content/assemble/rereadBody.ts'
import { textKey } from './addresses/AddressBook.ts'
import { createPagePlanner } from './createPagePlanner.ts'
import { makePart } from './facts/Part.ts'
import { withBody } from './facts/watchArticle.ts'
import type { SitePlan } from './making/planSite.ts'
import { textOf } from './output/fileContent.ts'
import type { EarlyDocument } from './renderPages.ts'

interface SavedText {
  /** The publication folder. */
  readonly directory: string
  /** Relative to it, separated by `/`. */
  readonly file: string
  /** Reports whether a page is open; `path` includes the publication's base. Others are not rendered. */
  isOpen(path: string): boolean
}

/**
 * Renders the page of a text that was saved, with its new body and everything else as in the last build. Undefined if that cannot be
 * done; the next build shows or reports everything.
 */
export async function renderSavedText(site: SitePlan, { directory, file, isOpen }: SavedText): Promise<EarlyDocument | undefined> {
  // What plug-ins make of a text is known only after they have run.
  if (site.code.plugins) return undefined
  const { base = '' } = site.publication.site
  const texts = site.sites.flatMap(({ articles, collections }) => [
    ...articles,
    ...[...collections.values()].flatMap(({ entries }) => entries),
  ])
  const article = texts.find((text) => text.file === file)
  const key = article && textKey(article)
  const plan = site.plans.find(
    ({ component, alternateKey, language }) => component === 'article' && alternateKey === key && language === article?.language,
  )
  if (!article || !plan || !isOpen(base + plan.path)) return undefined
  const body = rereadBody(article, { directory, base, code: site.code })
  if (!body) return undefined
  const partOf = await createPagePlanner(site)
  const { written } = withBody(article, body, () => makePart(site.reader, () => partOf(plan)))
  const document = written.files.find((each) => each.file.kind === 'document')
  return document && { path: base + plan.path, file: documentFile(plan.path), html: textOf(document.text) }
}
