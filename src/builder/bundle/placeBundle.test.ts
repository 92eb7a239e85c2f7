import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import type { ClientBundle } from './ClientBundle.ts'
import { addBundle, placeBundle } from './placeBundle.ts'

const directory = mkdtempSync(join(tmpdir(), 'bundle-'))
const texts = {
  'assets/layout-1.css': 'a{src:url(/assets/face-1.woff2)}b{src:url(/assets/unknown.woff2)}',
  'assets/layout-1.js': 'import"./app-1.js";const picture="/assets/face-1.woff2",other="x/assets/face-1.woff2"',
  'assets/app-1.js': 'plain',
  'assets/face-1.woff2': '/assets/app-1.js',
}
mkdirSync(join(directory, 'assets'))
for (const [file, text] of Object.entries(texts)) writeFileSync(join(directory, file), text)
afterAll(() => rmSync(directory, { recursive: true }))

const bothAlphabets = { cyrillic: texts['assets/layout-1.css'], latin: texts['assets/layout-1.css'] }

const bundle: ClientBundle = {
  directory,
  looks: {},
  files: Object.keys(texts),
  compilationHash: 'c',
  chunks: { layout: ['/assets/layout-1.js', '/assets/layout-1.css'] },
  chunkMap: '/assets/app-1.js',
  runtime: '/assets/app-1.js',
  styles: { '/assets/layout-1.css': texts['assets/layout-1.css'] },
  layouts: { page: bothAlphabets, article: bothAlphabets },
  scriptStyles: {},
  faces: [{ family: 'F', isItalic: false, url: '/assets/face-1.woff2', ranges: [], isCyrillic: false }],
  print: '/assets/layout-1.css',
  late: '/assets/layout-1.css',
  fonts: { face: '/assets/face-1.woff2' },
  workers: { serve: '', leave: '' },
  renderer: 'file:///renderer.js',
}

function filesOf(base: string) {
  const [added, taken] = [new Map<string, string>(), new Map<string, string>()]
  addBundle(
    {
      add: ({ path }, content) => void added.set(path, String(content)),
      addFile: ({ path }, read) => void taken.set(path, Buffer.from(read()).toString()),
    },
    placeBundle(bundle, { base }),
  )
  return { added, taken }
}

describe('a bundle below a base', () => {
  it('has the base once before the address of each of its files', () => {
    const placed = placeBundle(bundle, { base: '/blog' })
    expect(placed.chunks).toEqual({ layout: ['/blog/assets/layout-1.js', '/blog/assets/layout-1.css'] })
    expect([placed.chunkMap, placed.runtime, placed.print, placed.late, placed.fonts.face, placed.faces[0]?.url]).toEqual([
      '/blog/assets/app-1.js',
      '/blog/assets/app-1.js',
      '/blog/assets/layout-1.css',
      '/blog/assets/layout-1.css',
      '/blog/assets/face-1.woff2',
      '/blog/assets/face-1.woff2',
    ])
    const sheet = 'a{src:url(/blog/assets/face-1.woff2)}b{src:url(/assets/unknown.woff2)}'
    expect(placed.styles).toEqual({ '/blog/assets/layout-1.css': sheet })
    expect(placed.layouts.article).toEqual({ cyrillic: sheet, latin: sheet })
    expect(placed.place(placed.layouts.page.latin)).toBe(sheet)
  })

  it('rewrites style sheets and scripts, and copies the other files unchanged', () => {
    const { added, taken } = filesOf('/blog')
    expect([...added.keys()]).toEqual(['assets/layout-1.css', 'assets/layout-1.js', 'assets/app-1.js'])
    expect(added.get('assets/layout-1.js')).toBe(
      'import"./app-1.js";const picture="/blog/assets/face-1.woff2",other="x/assets/face-1.woff2"',
    )
    expect(taken.get('assets/face-1.woff2')).toBe(texts['assets/face-1.woff2'])
  })

  it('is the unchanged bundle if the base is empty', () => {
    const { place: _place, placedFile: _placedFile, ...placed } = placeBundle(bundle, { base: '' })
    expect(placed).toEqual(bundle)
    const { added, taken } = filesOf('')
    expect(Object.fromEntries([...added, ...taken])).toEqual(texts)
    expect([...taken.keys()]).toEqual(['assets/face-1.woff2'])
  })
})
