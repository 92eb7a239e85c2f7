import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listFiles } from '../load/listFiles.ts'
import { loadFiles, placesOf } from '../testing/loadFiles.ts'

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
])('the public file %s cannot stand where the build writes', async (name) => {
  expect(placesOf(await loadFiles({ [`public/${name}`]: 'x' }))).toEqual([`public/${name}:1:1 public-clash`])
})

test.each(['robots.txt', 'assets/own.css', 'terms/notes.txt', 'articles.txt'])('the public file %s may stand', async (name) => {
  expect(placesOf(await loadFiles({ [`public/${name}`]: 'x' }))).toEqual([])
})

test('links that lead out of public/, or round in it, are not followed', () => {
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
    expect(listFiles(home, 'public')).toEqual({ files: ['real/a.txt', 'same/a.txt'], outside: ['files', 'itself', 'round'], special: [] })
  } finally {
    rmSync(home, { recursive: true })
  }
})

test.each(['ads.json', 'redirects.yaml', 'categories.yaml'])('a folder in the place of %s is a problem, not a crash', async (name) => {
  const places = placesOf(await loadFiles({ [name]: null, [`${name}/inside.txt`]: 'x' }))
  expect(places).toContain(`${name}:1:1 unreadable-file`)
})
