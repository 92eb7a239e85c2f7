import { expect, it } from 'vitest'
import { article, loadFiles } from '../../content/testing/loadFiles.ts'
import { indexSite } from '../pages/indexSite.ts'
import { factHashes } from './factHashes.ts'

async function factsOf(image: string): Promise<ReadonlyMap<string, string>> {
  const files = { 'articles/shelf/lead.webp': 'a picture', 'articles/shelf/en.md': article({ slug: 'shelf', image }) }
  const { publication } = await loadFiles({ 'articles/a-plain-chair': null, ...files })
  if (!publication) throw new Error('The publication has mistakes')
  return factHashes([indexSite(publication, 'en')])
}

const changed = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>) =>
  [...after].filter(([fact, hash]) => before.get(fact) !== hash).map(([fact]) => fact)

it.each([
  ['the words for its picture', '{ src: ./lead.webp, alt: A tall shelf }'],
  ['the point that its crops keep in view', '{ src: ./lead.webp, alt: A shelf, focus: [0.2, 1] }'],
])('only the hash of an article’s card changes with %s', async (_what, image) => {
  expect(changed(await factsOf('{ src: ./lead.webp, alt: A shelf }'), await factsOf(image))).toEqual(['card of articles/shelf/en.md'])
})
