import { describe, expect, it, test } from 'vitest'
import type { ClientBundle } from '../bundle/describeBundle.ts'
import { facesFor, facesOf, filesFor, fontsOf } from './facesOf.ts'

describe('facesOf', () => {
  const faces = facesOf(
    [
      '@font-face{font-family:Ysabeau;font-style:normal;src:url(/a/wide.woff2);unicode-range:U+A1-FF,U+1E??}',
      '@font-face{font-family:Ysabeau;font-style:normal;src:url("/a/plain.woff2");unicode-range:U+20-7E,U+D7}',
      '@font-face{font-family:Stand-in;src:local(Arial)}',
    ].join('a{color:red}'),
  )

  test('faces are read with their ranges; one that names a local font is none', () => {
    expect(faces.map(({ family, style, url }) => [family, style, url])).toEqual([
      ['Ysabeau', 'normal', '/a/wide.woff2'],
      ['Ysabeau', 'normal', '/a/plain.woff2'],
    ])
  })

  test.each([
    ['oak', []],
    ['café', ['/a/wide.woff2']],
    ['é ×', ['/a/wide.woff2', '/a/plain.woff2']],
    ['ẞ', ['/a/wide.woff2']],
    ['×', ['/a/plain.woff2']],
    ['가구', []],
  ])('%s needs %j', (text, files) => {
    expect(filesFor(text, faces)).toEqual(files)
  })
})

describe('fontsOf', () => {
  const names = ['brygada-1918-latin-wght-normal', 'ysabeau-latin-wght-normal', 'ysabeau-latin-wght-italic', 'ysabeau-cyrillic-wght-italic']
  const bundle = { fonts: Object.fromEntries(names.map((name) => [name, `/assets/${name}.woff2`])) } as unknown as ClientBundle

  test('a page asks early for the italics only if it stresses a word', () => {
    expect(fontsOf(bundle, { language: 'en', body: '<p>An <em>oak</em> chair</p>', styles: '' })).toEqual(
      names.slice(0, 3).map((name) => `/assets/${name}.woff2`),
    )
    expect(fontsOf(bundle, { language: 'en', body: '<p>An <img alt="oak"> chair</p>', styles: '' })).toHaveLength(2)
  })

  test('the italics are those of the language’s letters', () => {
    expect(fontsOf(bundle, { language: 'ru', body: '<em>дуб</em>', styles: '' })).toEqual(['/assets/ysabeau-cyrillic-wght-italic.woff2'])
    expect(fontsOf(bundle, { language: 'ko', body: '<em>참나무</em>', styles: '' })).toEqual([])
  })

  test('a page asks early for the faces of its rarer letters, headlines for their own', () => {
    const face = (family: string, file: string) =>
      `@font-face{font-family:${family};font-style:normal;src:url(/assets/${file}.woff2);unicode-range:U+A1-FF}`
    const styles =
      face('"Brygada 1918"', 'brygada-1918-latin-1') +
      face('Ysabeau', 'ysabeau-latin-1') +
      face('Ysabeau', 'italic').replace('normal', 'italic')
    expect(fontsOf(bundle, { language: 'en', body: '<h2>Oak</h2><p>3 m³ of oak</p>', styles }).slice(2)).toEqual([
      '/assets/ysabeau-latin-1.woff2',
    ])
    expect(fontsOf(bundle, { language: 'en', body: '<h2 id="a">The <b>café</b> chair</h2><p>oak</p>', styles }).slice(2)).toEqual([
      '/assets/brygada-1918-latin-1.woff2',
      '/assets/ysabeau-latin-1.woff2',
    ])
    expect(fontsOf(bundle, { language: 'en', body: '<p title="café">oak</p>', styles })).toHaveLength(2)
    expect(fontsOf(bundle, { language: 'ko', body: '<p>café</p>', styles })).toEqual([])
  })
})

describe('facesFor', () => {
  const latin = '@font-face{font-family:A;src:url(/l.woff2);unicode-range:U+0-FF}'
  const cyrillic = '@font-face{font-family:A;src:url(/c.woff2);unicode-range:U+301,U+400-45F}'
  const rest = 'p{color:red}'

  it.each([
    ['ru', latin + cyrillic + rest],
    ['en', latin + rest],
    ['tr', latin + rest],
    ['ko', latin + rest],
  ] as const)('a page in %s has the faces of its own letters', (language, styles) => {
    expect(facesFor(language, latin + cyrillic + rest)).toBe(styles)
  })
})
