import { expect, it } from 'vitest'
import type { Addresses } from '../../content/load/loadedContent.ts'
import { article, loadFiles } from '../../content/testing/loadFiles.ts'
import { createPicturePlanner } from '../images/planPictures.ts'
import { indexSite } from './indexSite.ts'
import { planPages } from './planPages.ts'

it('plans exactly the pages whose addresses `check` knows', async () => {
  let known: Addresses = new Map()
  const corrected = article({ slug: 'stool', corrections: '[{ date: 2026-01-02, text: It has three legs. }]' })
  const { publication, problems } = await loadFiles(
    {
      'articles/stool/en.md': corrected,
      'authors/ann/en.md': '---\nname: Ann Lee\nmeta_title: Ann\nmeta_description: On Ann.\n---\nShe writes.\n',
      'pages/imprint/en.md': '---\ntitle: Imprint\ndescription: Who answers.\naddress: /legal/imprint\n---\nWe do.\n',
      'pages/editorial-policy/en.md': '---\ntitle: Policy\ndescription: How we work.\n---\nSo.\n',
    },
    {
      further: async ({ addresses }) => {
        known = addresses
        return []
      },
    },
  )
  if (!publication) throw new Error(JSON.stringify(problems))
  const paths = publication.site.languages.flatMap((language) =>
    planPages(indexSite(publication, language), createPicturePlanner()).map(({ path }) => path),
  )
  expect(paths).toContain('/legal/imprint')
  expect(paths).toContain('/corrections')
  const pages = [...known].filter(([, { kind }]) => kind === 'page').map(([path]) => path)
  expect(paths.toSorted()).toEqual(pages.toSorted())
})
