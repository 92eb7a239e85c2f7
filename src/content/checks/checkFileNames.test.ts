import { expect, test } from 'vitest'
import { article, loadFiles, placesOf } from '../testing/loadFiles.ts'

const text = article({ slug: 'b' })

test.each([
  ['articles/b/EN.md', ['articles/b/EN.md:1:1 unknown-language'], 'Did you mean `en.md`?'],
  ['articles/b/eng.md', ['articles/b/eng.md:1:1 unknown-language'], 'Did you mean `en.md`?'],
  ['articles/b/en.markdown', ['articles/b/en.markdown:1:1 unknown-language'], 'Did you mean `en.md`?'],
  ['articles/b/fr-FR.md', ['articles/b/fr-FR.md:1:1 unknown-language'], 'Name it after one of en, tr, ru, ko.'],
  ['articles/b/chair.jpg', ['articles/b:1:1 empty-folder'], 'Write `en.md` in it.'],
  ['articles/b.md', ['articles/b.md:1:1 misplaced-file'], 'Move it to `articles/b/en.md`.'],
  ['articles/.DS_Store', [], undefined],
  ['articles/b/.en.md.swp', ['articles/b:1:1 empty-folder'], 'Write `en.md` in it.'],
  ['articles/README.txt', [], undefined],
  ['pages/term/en.md', ['pages/term:1:1 unknown-page'], 'Did you mean `terms`?'],
])('the file %s is told', async (file, places, fix) => {
  const page = '---\ntitle: T\ndescription: T\nheading: T\n---\nT\n'
  const result = await loadFiles({ [file]: file.startsWith('pages') ? page : text })
  expect(placesOf(result)).toEqual(places)
  if (fix) expect(result.problems.find((problem) => problem.rule !== 'no-authors')?.fix).toBe(fix)
})

test('a language twice in a folder is told at the file that is not read', async () => {
  const result = await loadFiles({ 'articles/b/en.md': text, 'articles/b/en.markdown': text })
  expect(placesOf(result)).toEqual(['articles/b/en.markdown:1:1 duplicate-language'])
})
