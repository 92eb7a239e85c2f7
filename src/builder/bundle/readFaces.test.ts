import { expect, test } from 'vitest'
import { readFaces, withoutCyrillic } from './readFaces.ts'

const latin = '@font-face{font-family:Ysabeau;font-style:normal;src:url(/a/latin.woff2);unicode-range:U+A1-FF,U+1E??}'
const cyrillic = '@font-face{font-family:"Brygada 1918";font-style:italic;src:url("/a/cyrillic.woff2");unicode-range:U+301,U+400-45F}'
const standIn = '@font-face{font-family:Stand-in;src:local(Arial)}'

test('faces are read with their Unicode ranges, except those with a local source', () => {
  expect(readFaces(`${latin}a{color:red}${standIn}@layer b{${cyrillic}}`)).toEqual([
    {
      family: 'Ysabeau',
      isItalic: false,
      url: '/a/latin.woff2',
      ranges: [
        [0xa1, 0xff],
        [0x1e00, 0x1eff],
      ],
      isCyrillic: false,
    },
    {
      family: 'Brygada 1918',
      isItalic: true,
      url: '/a/cyrillic.woff2',
      ranges: [
        [0x301, 0x301],
        [0x400, 0x45f],
      ],
      isCyrillic: true,
    },
  ])
})

const cyrillicStandIn = '@font-face{font-family:Stand-in;src:local(Arial);unicode-range:U+400-52F}'

test('withoutCyrillic removes the Cyrillic faces and keeps everything else', () => {
  const rest = withoutCyrillic(`${latin}${cyrillic}${standIn}${cyrillicStandIn}p{color:red}`)
  expect(rest).not.toMatch(/cyrillic|U\+400/i)
  expect(rest).toMatch(/latin.*local.*p\{color:red\}/)
})
