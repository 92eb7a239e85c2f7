import { expect, test } from 'vitest'
import { loadFiles } from '../../content/testing/loadFiles.ts'
import { indexSite } from '../pages/indexSite.ts'
import { makeTitleIndex } from './slices.ts'

test('the search of a regional form knows the synonyms of its language and its own', async () => {
  const synonyms = "{ en: [['sofa', 'couch']], 'en-US': [['wardrobe', 'armoire']] }"
  const { publication } = await loadFiles({
    'site.config.ts': `export default { key: 'k', slug: 's', title: 'T', url: 'https://t.example', languages: ['en', 'en-US', 'tr'], search: { synonyms: ${synonyms} } }\n`,
    'languages/en-US.yaml': '',
  })
  if (!publication) throw new Error('The publication has mistakes')
  expect(['en', 'en-US', 'tr'].map((language) => makeTitleIndex(indexSite(publication, language)).synonyms)).toEqual([
    [['sofa', 'couch']],
    [
      ['sofa', 'couch'],
      ['wardrobe', 'armoire'],
    ],
    undefined,
  ])
})
