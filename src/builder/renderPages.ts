import { setImmediate } from 'node:timers/promises'
import type { Publication } from '../content/publication.ts'
import { errorCode } from '../platform/errorCode.ts'
import type { Language } from '../shared/languages.ts'
import type { Head, LanguagePaths, PageData, Slices } from '../shared/pageData.ts'
import { documentFile, pageDataFile } from '../shared/paths.ts'
import type { ThirdParty } from '../shared/thirdParty.ts'
import type { ClientBundle } from './bundle/ClientBundle.ts'
import { leadToLanguages, renderDocument } from './document/renderDocument.ts'
import type { HeadDetails } from './head/headDetails.ts'
import type { OutputFolder } from './output/OutputFolder.ts'
import { makePageData } from './pageData/makePageData.ts'
import type { PageOutline, PagePlan } from './pages/PagePlan.ts'
import { createPaidLinks } from './paidLinks/renderPaidLinks.ts'

/** A page that could not be rendered. */
export interface PageFailure {
  readonly path: string
  readonly error: unknown
}

/** The module that the bundler makes of `ui/server.tsx`. */
interface Renderer {
  renderLayout(language: Language, slices: Slices): { readonly before: string; readonly after: string; readonly notices: string }
  renderContent(page: PageData): string
}

interface RenderOptions {
  readonly publication: Publication
  readonly plans: readonly PagePlan[]
  readonly layouts: ReadonlyMap<Language, Slices>
  readonly bundle: ClientBundle
  /** Icons as HTML for `<head>`. */
  readonly icons: string
  readonly thirdParty: ThirdParty | undefined
  /** Address of the service worker, where the site has one. */
  readonly worker: string | undefined
  readonly output: OutputFolder
  head(page: PageOutline): Head
  languages(page: PageOutline): LanguagePaths
  readonly details: HeadDetails
  /** Called after each page. */
  rendered(plan: PagePlan, page: PageData): void
}

const pagesAtOnce = 8

/** Adds every page's document and data to the output, and returns all pages that failed. */
export async function renderPages({
  publication,
  plans,
  layouts,
  bundle,
  icons,
  thirdParty,
  worker,
  output,
  head,
  languages,
  details,
  rendered,
}: RenderOptions): Promise<PageFailure[]> {
  const { renderLayout, renderContent } = (await import(bundle.renderer)) as Renderer
  const frames = new Map([...layouts].map(([language, slices]) => [language, renderLayout(language, slices)]))
  const failures: PageFailure[] = []
  const sheets = { blocks: bundle.chunks.blocks?.find((url) => url.endsWith('.css')) ?? '' }
  const after = createPaidLinks(publication, sheets)
  for (const [index, plan] of plans.entries()) {
    // Pictures are encoded meanwhile, and their queue moves only when this loop yields.
    if (index % pagesAtOnce === 0) await setImmediate()
    try {
      const page = makePageData(plan, { compilationHash: bundle.compilationHash, sheets, head, languages, details, after })
      const frame = frames.get(plan.language)
      if (!frame) throw new Error(`No layout in the language ${plan.language}`)
      const body = leadToLanguages(frame.before, page.result) + renderContent(page) + frame.after
      const document = renderDocument({ bundle, page, body, notices: frame.notices, icons, thirdParty, worker })
      output.add({ path: documentFile(plan.path), kind: 'document' }, document)
      output.add({ path: pageDataFile(plan.path), kind: 'data' }, JSON.stringify(page))
      rendered(plan, page)
    } catch (error) {
      if (isDiskError(error)) throw error
      failures.push({ path: plan.path, error })
    }
  }
  return failures
}

function isDiskError(error: unknown): boolean {
  return errorCode(error) !== '' && error instanceof Error && 'syscall' in error
}
