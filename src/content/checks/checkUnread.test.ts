import { describe, expect, test } from 'vitest'
import { loadFiles, placesOf } from '../testing/loadFiles.ts'

const fixOf = async (files: Readonly<Record<string, string>>) => {
  const { problems } = await loadFiles(files)
  return problems.find(({ rule }) => rule !== 'no-authors')?.fix
}

describe('a folder that nothing reads', () => {
  test.each([
    ['author/ann/en.md', 'author', 'Did you mean `authors/`?'],
    ['Authors/ann/en.md', 'Authors', 'Did you mean `authors/`?'],
    ['componets/Footer.tsx', 'componets', 'Did you mean `components/`?'],
    ['images/a.jpg', 'images', 'Move its files next to a text or into `public/`, or give the folder a name that begins with a dot.'],
    [
      '_posts/2026-01-31-oak.md',
      '_posts',
      'Move its texts into folders of `articles/`, each as `articles/<id>/<lang>.md`, or give the folder a name that begins with a dot.',
    ],
    ['notes/idea.md', 'notes', 'Move its files next to a text or into `public/`, or give the folder a name that begins with a dot.'],
  ])('is reported for %s', async (file, folder, fix) => {
    const result = await loadFiles({ [file]: 'x' })
    expect(placesOf(result)).toEqual([`${folder}:1:1 unread-folder`])
    expect(result.problems.find(({ rule }) => rule === 'unread-folder')).toMatchObject({ severity: 'warning', fix })
  })

  test('belongs into the folder that it resembles, if there is one', async () => {
    const author = '---\nname: Ann Lee\nmeta_title: A\nmeta_description: A.\n---\nA text.\n'
    expect(await fixOf({ 'author/ann/en.md': 'x', 'authors/ann/en.md': author })).toBe(
      'Did you mean `authors/`? Move its files there, or give the folder a name that begins with a dot.',
    )
  })

  test.each([
    'lib/a.ts',
    'plugins/a.ts',
    'blocks/a.tsx',
    'components/Footer.tsx',
    'languages/notes.txt',
    'node_modules/a/index.js',
    'dist/index.html',
    '.github/workflows/a.yml',
    'output/.roomwright/manifest.json',
  ])('is not reported for %s', async (file) => {
    expect(placesOf(await loadFiles({ [file]: 'x' }))).toEqual([])
  })

  test('is not reported while the theme, which may name it, has a mistake', async () => {
    const theme = "{ look: 'plain', faces: { text: { name: 'A', files: [{ src: 'fonts/a.woff2', weight: '1 2 3' }] } } }"
    const settings = `export default { key: 'k', slug: 's', title: 'T', url: 'https://t.example', languages: ['en'], theme: ${theme} }\n`
    expect(placesOf(await loadFiles({ 'site.config.ts': settings, 'fonts/a.woff2': 'x' }))).toEqual(['site.config.ts:1:188 wrong-value'])
  })
})

describe('a misplaced or misnamed drawing', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>'

  test.each([
    ['logo.svg', 'Move it to `public/logo.svg`.'],
    ['public/Logo.svg', 'Did you mean `logo.svg`?'],
    ['public/drawing.svg', 'Did you mean `drawings.svg`?'],
  ])('is reported for %s', async (file, fix) => {
    expect(placesOf(await loadFiles({ [file]: svg }))).toEqual([`${file}:1:1 unread-drawing`])
    expect(await fixOf({ [file]: svg })).toBe(fix)
  })

  test('is reported for a folder in its place', async () => {
    expect(placesOf(await loadFiles({ 'public/logo.svg/old.svg': svg }))).toEqual(['public/logo.svg:1:1 unread-drawing'])
  })

  test.each(['public/house.svg', 'public/img/Logo.svg', 'public/logo.svg'])('is not reported for %s', async (file) => {
    expect(placesOf(await loadFiles({ [file]: svg }))).toEqual([])
  })
})
