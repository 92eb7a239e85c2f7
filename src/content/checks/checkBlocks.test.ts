import { expect, test } from 'vitest'
import { article, loadFiles, placesOf } from '../testing/loadFiles.ts'

const list = '```shopping-list\nitems:\n  - { item: Oil, amount: 1 }\n```\n'

test('a block is allowed in an article or a page, but not in a biography', async () => {
  const page = `---\ntitle: About\ndescription: About.\n---\n${list}`
  const author = `---\nname: Ann Lee\nmeta_title: A\nmeta_description: A.\n---\n${list}`
  expect(placesOf(await loadFiles({ 'authors/ann/en.md': author }))).toContain('authors/ann/en.md:6:1 block-outside')
  expect((await loadFiles({ 'pages/about-us/en.md': page })).problems.filter(({ file }) => file.startsWith('pages/'))).toEqual([])
  expect(placesOf(await loadFiles({ 'articles/one/en.md': article({}, list) }))).not.toContain('block-outside')
})

test('the pictures of a block are read, and alternative texts are required', async () => {
  const block = '```before-after\nbefore: { src: ./a.jpg, alt: A, caption: B & C }\nafter: { src: ./b.jpg, caption: D }\n```\n'
  const files = { 'articles/one/en.md': article({ author: 'Ann Lee' }, block), 'articles/one/a.jpg': 'a' }
  const result = await loadFiles(files)
  expect(placesOf(result).filter((place) => !place.endsWith('unknown-author'))).toEqual([
    'articles/one/en.md:10:1 missing-alt',
    'articles/one/en.md:10:15 picture-missing',
  ])
})
