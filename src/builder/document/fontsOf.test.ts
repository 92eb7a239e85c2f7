import { describe, expect, it, test } from 'vitest'
import type { ClientBundle, Face } from '../bundle/ClientBundle.ts'
import { filesFor, fontsOf, layoutStyles } from './fontsOf.ts'

const face = (url: string, rest: Partial<Face> = {}): Face => ({
  family: 'Ysabeau',
  isItalic: false,
  isCyrillic: false,
  ranges: [[0xa1, 0xff]],
  ...rest,
  url: `/assets/${url}.woff2`,
})

const none = { before: '', after: '' }

describe('filesFor', () => {
  const faces = [
    face('wide', {
      ranges: [
        [0xa1, 0xff],
        [0x1e00, 0x1eff],
      ],
    }),
    face('plain', {
      ranges: [
        [0x20, 0x7e],
        [0xd7, 0xd7],
      ],
    }),
  ]

  test.each([
    ['oak', []],
    ['café', ['/assets/wide.woff2']],
    ['é ×', ['/assets/wide.woff2', '/assets/plain.woff2']],
    ['ẞ', ['/assets/wide.woff2']],
    ['×', ['/assets/plain.woff2']],
    ['가구', []],
  ])('%s needs %j', (text, files) => {
    expect(filesFor(text, faces)).toEqual(files)
  })
})

describe('fontsOf', () => {
  const names = ['brygada-1918-latin-wght-normal', 'ysabeau-latin-wght-normal', 'ysabeau-latin-wght-italic', 'ysabeau-cyrillic-wght-italic']
  const bundle = (faces: readonly Face[] = []) =>
    ({ fonts: Object.fromEntries(names.map((name) => [name, `/assets/${name}.woff2`])), faces }) as unknown as ClientBundle

  test('a page preloads the italics only if it emphasises a word', () => {
    expect(fontsOf(bundle(), { language: 'en', content: '<p>An <em>oak</em> chair</p>', frame: none })).toEqual(
      names.slice(0, 3).map((name) => `/assets/${name}.woff2`),
    )
    expect(fontsOf(bundle(), { language: 'en', content: '<p>An <img alt="oak"> chair</p>', frame: none })).toHaveLength(2)
  })

  test('preloaded italics are those for the script of the language', () => {
    expect(fontsOf(bundle(), { language: 'ru', content: '<em>дуб</em>', frame: none })).toEqual([
      '/assets/ysabeau-cyrillic-wght-italic.woff2',
    ])
    expect(fontsOf(bundle(), { language: 'ko', content: '<em>참나무</em>', frame: none })).toEqual([])
  })

  test('a page preloads what the frame around it needs', () => {
    const rare = bundle([face('ysabeau-latin-1')])
    const frame = { before: '<p>café</p>', after: '<em>oak</em>' }
    const needed = [...names.slice(0, 3).map((name) => `/assets/${name}.woff2`), '/assets/ysabeau-latin-1.woff2']
    for (const content of ['<p>oak</p>', '<p>3 m³</p>']) expect(fontsOf(rare, { language: 'en', content, frame })).toEqual(needed)
  })

  test('a page preloads faces for its rarer letters, separately for headlines and text', () => {
    const rare = bundle([
      face('brygada-1918-latin-1', { family: 'Brygada 1918' }),
      face('ysabeau-latin-1'),
      face('italic', { isItalic: true }),
      face('cyrillic', { isCyrillic: true, ranges: [[0x400, 0x45f]] }),
    ])
    const asked = (content: string) => fontsOf(rare, { language: 'en', content, frame: none }).slice(2)
    expect(asked('<h2>Oak</h2><p>3 m³ of oak</p>')).toEqual(['/assets/ysabeau-latin-1.woff2'])
    expect(asked('<h2 id="a">The <b>café</b> chair</h2><p>oak</p>')).toEqual([
      '/assets/brygada-1918-latin-1.woff2',
      '/assets/ysabeau-latin-1.woff2',
    ])
    expect(asked('<p title="café">oak</p>')).toEqual([])
    expect(asked('<p>дуб</p>')).toEqual([])
    expect(fontsOf(rare, { language: 'ru', content: '<p>дуб</p>', frame: none })).toContain('/assets/cyrillic.woff2')
    expect(fontsOf(rare, { language: 'ko', content: '<p>café</p>', frame: none })).toEqual([])
  })
})

describe('fontsOf a publication with its own faces', () => {
  const bundle = {
    fonts: { 'ysabeau-latin-wght-normal': '/y.woff2', 'brygada-1918-latin-wght-normal': '/b.woff2' },
    faces: [],
  } as unknown as ClientBundle
  const own = face('own', { family: 'Own', ranges: [[0x41, 0x7a]] })

  test.each([
    [{ display: [own] }, '<h2>Oak</h2><p>chair</p>', ['/assets/own.woff2', '/y.woff2']],
    [{ display: [own] }, '<h2>дуб</h2><p>chair</p>', ['/y.woff2']],
    [{ display: [own], text: [own] }, '<h2>Oak</h2><p>chair</p>', ['/assets/own.woff2']],
    [{ display: [], text: [] }, '<h2>Oak</h2><p><em>chair</em></p>', []],
  ])('%j: a page preloads the faces that its letters need', (faces, content, files) => {
    expect(fontsOf(bundle, { language: 'en', content, frame: none }, faces)).toEqual(files)
  })
})

describe('layoutStyles', () => {
  const layouts = { page: { cyrillic: 'all', latin: 'latin' }, article: { cyrillic: 'all, short', latin: 'latin, short' } }

  it.each([
    ['ru', 'all'],
    ['en', 'latin'],
    ['tr', 'latin'],
    ['ko', 'latin'],
  ] as const)('a page in %s has the Cyrillic faces only if its language needs them', (language, styles) => {
    expect(layoutStyles({ layouts }, language, 'page')).toBe(styles)
    expect(layoutStyles({ layouts }, language, 'article')).toBe(`${styles}, short`)
  })
})
