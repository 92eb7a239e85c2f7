import { expect, it } from 'vitest'
import { xmlText } from './element.ts'

it.each([
  ['a < b && "c"', 'a &lt; b &amp;&amp; &quot;c&quot;'],
  [']]>', ']]&gt;'],
  ['стул 의자 🪑', 'стул 의자 🪑'],
  ['a\u0000b\u000bc\ufffed\ud800e', 'abcde'],
  ['a\r\nb\tc', 'a&#13;\nb\tc'],
])('%j is made valid for XML', (text, written) => {
  expect(xmlText(text)).toBe(written)
})
