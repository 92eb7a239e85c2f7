import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { findPlaceholders } from './findPlaceholders.ts'

const folder = mkdtempSync(join(tmpdir(), 'placeholders-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('finds placeholders among articles and pages, and nothing else', () => {
  const files = {
    'articles/oak/en.md': '---\ntitle: Oak\nplaceholder: true\n---\n\nTo be written.\n',
    'articles/oak/tr.md': '---\ntitle: Meşe\nplaceholder: false\n---\n\nYazıldı.\n',
    'articles/ash/en.md': '---\ntitle: Ash\n---\n\nplaceholder: true\n',
    'articles/elm/en.md': '---\ntitle: A placeholder\n---\n\nWritten.\n',
    'articles/elm/notes.txt': '---\nplaceholder: true\n---\n',
    'articles/fir/en.md': '---\ntitle: No end of the front matter\nplaceholder: true\n',
    'articles/en.md': '---\nplaceholder: true\n---\n',
    'pages/terms/en.md': '---\nplaceholder: true\n---\n\nTerms.\n',
    'authors/ada/en.md': '---\nplaceholder: true\n---\n',
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  expect(findPlaceholders(folder)).toEqual(['articles/oak/en.md', 'pages/terms/en.md'])
})

it('finds none in an empty folder', () => {
  expect(findPlaceholders(join(folder, 'authors'))).toEqual([])
})
