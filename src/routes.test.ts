import { join } from 'node:path'
import { expect, it } from 'vitest'
import { FactReader } from './builder/facts/FactReader.ts'
import { Parts } from './builder/facts/Parts.ts'
import { Traces } from './builder/facts/Traces.ts'
import { addDiscovery } from './builder/discovery/addDiscovery.ts'
import { createPicturePlanner } from './builder/images/planPictures.ts'
import { makeHeads } from './builder/pageData/makePageData.ts'
import { indexSite } from './builder/pages/indexSite.ts'
import { planPages } from './builder/pages/planPages.ts'
import { assemblePublication } from './content/assemble/assemblePublication.ts'
import { loadContent } from './content/load/loadContent.ts'
import { pretendToInspect } from './content/testing/loadFiles.ts'

const root = join(import.meta.dirname, '..')

/** The key that proves to search engines who owns the site; no text links to it. */
const indexNow = /^\/[0-9a-f]{32}\.txt$/

it.each(['minimal', 'full'])(
  'the check knows exactly the addresses that a build of %s creates',
  async (name) => {
    const now = new Date('2026-06-01')
    const directory = join(root, 'fixtures/sites', name)
    const { content } = await loadContent({ directory, now, drafts: false, inspectPicture: pretendToInspect })
    const publication = assemblePublication(content, now)
    const sites = publication.site.languages.map((language) => indexSite(publication, language))
    const pictures = createPicturePlanner()
    const plans = sites.flatMap((site) => planPages(site, pictures))
    const files: string[] = []
    const output = { add: ({ path }: { readonly path: string }) => void files.push(`/${path}`) }
    const head = makeHeads(plans, { url: publication.site.url, defaultLanguage: publication.site.languages[0] })
    const parts = new Parts({
      traces: new Traces('', { common: {}, facts: new Map() }),
      reader: new FactReader(),
      output: { ...output, keep: () => false, hashOf: () => '' },
    })
    addDiscovery({ output, parts, sites, plans, pictures, head, pagesKey: '' })

    const known = (kind: string) => [...content.addresses].filter(([, address]) => address.kind === kind).map(([path]) => path)
    expect(known('page').toSorted()).toEqual(plans.map(({ path }) => path).toSorted())
    const own = new Set(content.publicFiles.flatMap((file) => [`/${file}`, `/${file}`.replace(/\/index\.html$/, '')]))
    const made = files.filter((path) => !own.has(path) && !indexNow.test(path))
    expect(
      known('file')
        .filter((path) => !own.has(path))
        .toSorted(),
    ).toEqual(made.toSorted())
  },
  // The settings run in a separate process.
  60_000,
)
