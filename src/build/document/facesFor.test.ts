import { expect, it } from 'vitest'
import { facesFor } from './facesFor.ts'

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
