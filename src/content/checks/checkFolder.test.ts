import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { listFiles } from '../load/files/listFolder.ts'
import { article, loadFiles, placesOf } from '../testing/loadFiles.ts'

describe('checkTopLevel', () => {
  test.each([
    ['redirects.yml', 'redirects.yml'],
    ['add.json', 'add.json'],
    ['ads.yaml', 'ads.yaml'],
    ['redirects.json', 'redirects.json'],
    ['public', 'public'],
  ])('reports %s as an unknown part', async (file, part) => {
    expect(placesOf(await loadFiles({ [file]: 'x' }))).toEqual([`${part}:1:1 unknown-part`])
  })

  test.each(['README.md', '.gitignore', '.git/HEAD', '.notes/idea.md', 'package.json', 'categories.ts'])('ignores %s', async (file) => {
    expect(placesOf(await loadFiles({ [file]: 'x' }))).toEqual([])
  })
})

describe('checkFileNames', () => {
  const text = article({ slug: 'b' })

  test.each([
    ['articles/b/EN.md', ['articles/b/EN.md:1:1 unknown-language'], 'Did you mean `en.md`?'],
    ['articles/b/eng.md', ['articles/b/eng.md:1:1 unknown-language'], 'Did you mean `en.md`?'],
    ['articles/b/en.markdown', ['articles/b/en.markdown:1:1 unknown-language'], 'Did you mean `en.md`?'],
    [
      'articles/b/fr.md',
      ['articles/b/fr.md:1:1 unknown-language'],
      "Add 'fr' to `languages` in site.config.ts, and its words in `languages/fr.yaml`.",
    ],
    ['articles/b/draft.md', ['articles/b/draft.md:1:1 unknown-language'], 'Name it after one of en.'],
    ['articles/b/chair.jpg', ['articles/b:1:1 empty-folder'], 'Write `en.md` in it.'],
    ['articles/2026/b/en.md', ['articles/2026:1:1 empty-folder'], 'Move it to `articles/b/en.md`.'],
    ['articles/b/pictures/chair.jpg', ['articles/b:1:1 empty-folder'], 'Write `en.md` in it.'],
    ['articles/b.md', ['articles/b.md:1:1 misplaced-file'], 'Move it to `articles/b/en.md`.'],
    ['articles/.DS_Store', [], undefined],
    ['articles/b/.en.md.swp', ['articles/b:1:1 empty-folder'], 'Write `en.md` in it.'],
    ['articles/README.txt', [], undefined],
  ])('reports the file %s if its name or place is wrong', async (file, places, fix) => {
    const page = '---\ntitle: T\ndescription: T\nheading: T\n---\nT\n'
    const result = await loadFiles({ [file]: file.startsWith('pages') ? page : text })
    expect(placesOf(result)).toEqual(places)
    if (fix) expect(result.problems.find((problem) => problem.rule !== 'no-authors')?.fix).toBe(fix)
  })

  test('warns of every text in a folder beside a text, but not of pictures and notes there', async () => {
    const inner = ['sub/en.md', 'older/en.md', 'pictures/chair.jpg', 'pictures/README.md', '.old/en.md', 'sub/deep/en.md']
    const { problems } = await loadFiles({
      'articles/b/en.md': text,
      ...Object.fromEntries(inner.map((name) => [`articles/b/${name}`, text])),
    })
    const unread = problems.filter(({ rule }) => rule === 'unread-folder').map(({ file, severity, fix }) => [file, severity, fix])
    const fix = (to: string) => `Move it to \`articles/${to}/en.md\`, or give the folder a name that begins with a dot.`
    expect(unread).toEqual([
      ['articles/b/older', 'warning', fix('older')],
      ['articles/b/sub', 'warning', fix('sub')],
    ])
  })

  test('reports a second file in the same language at the file that is not read', async () => {
    const result = await loadFiles({ 'articles/b/en.md': text, 'articles/b/en.markdown': text })
    expect(placesOf(result)).toEqual(['articles/b/en.markdown:1:1 duplicate-language'])
  })
})

describe('checkPublicFiles', () => {
  test.each(['a\u0001b.txt', 'deep/Icon\r', 'de\u007Fep/a.txt'])('reports a control character in a name: %j', async (name) => {
    expect(placesOf(await loadFiles({ [`public/${name}`]: 'x', 'public/é ü.txt': 'x' }))).toEqual([`public/${name}:1:1 special-file`])
  })

  test.each([
    'sw.js',
    'offline.html',
    'tr/offline.html',
    'terms',
    'saved',
    'furniture',
    'articles',
    'page-data',
    'page-data/x.json',
    'assets',
    '.roomwright',
    '404.html/a.txt',
    'terms/index.html',
    'index.html/a.txt',
  ])('refuses the public file %s, whose path belongs to the build', async (name) => {
    expect(placesOf(await loadFiles({ [`public/${name}`]: 'x' }))).toEqual([`public/${name}:1:1 public-clash`])
  })

  test('reports public files whose paths differ only in case', async () => {
    const files = { 'public/Data/a.txt': 'a', 'public/data/A.txt': 'b', 'public/data/b.txt': 'c' }
    expect(placesOf(await loadFiles(files))).toEqual(['public/data/A.txt:1:1 public-twin'])
  })

  test.each(['robots.txt', 'assets/own.css', 'terms/notes.txt', 'articles.txt'])('accepts the public file %s', async (name) => {
    expect(placesOf(await loadFiles({ [`public/${name}`]: 'x' }))).toEqual([])
  })

  test.each([
    ['.env', '.env'],
    ['.git/objects/ab/cdef', '.git'],
    ['fonts/.DS_Store', 'fonts/.DS_Store'],
    ['.well-known/.cache/a.txt', '.well-known/.cache'],
    ['fonts/.well-known/a.txt', 'fonts/.well-known'],
  ])('leaves out the hidden public file %s with a single warning', async (name, place) => {
    const result = await loadFiles({ [`public/${name}`]: 'x', 'public/.well-known/security.txt': 'x', 'public/a.b/..c/.d': 'x' })
    expect(placesOf(result)).toEqual([`public/${place}:1:1 hidden-file`, 'public/a.b/..c:1:1 hidden-file'].toSorted())
    expect(result.problems.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(result.publication?.publicFiles).toEqual(['.well-known/security.txt'])
  })

  test('treats a file named `.well-known` as hidden', async () => {
    expect(placesOf(await loadFiles({ 'public/.well-known': 'x' }))).toEqual(['public/.well-known:1:1 hidden-file'])
  })

  test('does not follow links that lead out of public/ or back into themselves', () => {
    const home = mkdtempSync(join(tmpdir(), 'public-'))
    try {
      mkdirSync(join(home, 'articles'))
      writeFileSync(join(home, 'articles/draft.md'), 'secret')
      mkdirSync(join(home, 'public/real'), { recursive: true })
      writeFileSync(join(home, 'public/real/a.txt'), 'a')
      symlinkSync('../articles', join(home, 'public/files'))
      symlinkSync('.', join(home, 'public/round'))
      symlinkSync('itself', join(home, 'public/itself'))
      symlinkSync('real', join(home, 'public/same'))
      expect(listFiles(home, 'public')).toEqual({
        files: ['real/a.txt', 'same/a.txt'],
        outside: ['files', 'itself', 'round'],
        special: [],
        hidden: [],
        unreadable: [],
      })
    } finally {
      rmSync(home, { recursive: true })
    }
  })

  test.each(['ads.json', 'redirects.yaml', 'categories.yaml'])(
    'reports a folder in place of %s as a problem instead of crashing',
    async (name) => {
      const places = placesOf(await loadFiles({ [name]: null, [`${name}/inside.txt`]: 'x' }))
      expect(places).toContain(`${name}:1:1 unreadable-file`)
    },
  )
})
