import { expect, test } from 'vitest'
import { loadFiles, placesOf } from '../testing/loadFiles.ts'

test.each([
  ['redirects.yml', 'redirects.yml'],
  ['Authors/ann/en.md', 'Authors'],
  ['author/ann/en.md', 'author'],
  ['add.json', 'add.json'],
  ['public', 'public'],
])('%s is not passed over in silence', async (file, part) => {
  expect(placesOf(await loadFiles({ [file]: 'x' }))).toEqual([`${part}:1:1 unknown-part`])
})

test.each(['README.md', '.gitignore', '.git/HEAD', 'notes/idea.md', 'package.json'])('%s is nobody’s affair', async (file) => {
  expect(placesOf(await loadFiles({ [file]: 'x' }))).toEqual([])
})
