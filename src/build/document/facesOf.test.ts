import { expect, test } from 'vitest'
import { facesOf, filesFor } from './facesOf.ts'

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
