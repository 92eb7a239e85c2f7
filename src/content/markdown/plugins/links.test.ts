import { expect, test } from 'vitest'
import { encodeUrl, isAllowedLink } from './links.ts'

test.each([
  'https://example.org/',
  'HTTP://example.org',
  'mailto:a@example.org',
  'tel:+44',
  '/articles/a',
  '#part',
  'a/b:c',
  './javascript:x',
  '//example.org',
  '?a:b',
  '',
])('the link %j is allowed', (url) => {
  expect(isAllowedLink(url)).toBe(true)
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  'java\r\nscript:alert(1)',
  ' \u0001javascript:alert(1)',
  '\u007Fjavascript:alert(1)',
  'vbscript:x',
  'data:text/html,x',
  'file:///etc/passwd',
  'blob:x',
  'ftp://example.org',
])('the link %j is refused', (url) => {
  expect(isAllowedLink(url)).toBe(false)
})

test.each([
  ['/a b', '/a%20b'],
  ['/a%20b', '/a%20b'],
  ['/100%', '/100%25'],
  ['/кресло', '/%D0%BA%D1%80%D0%B5%D1%81%D0%BB%D0%BE'],
  ['/a?b=c&d=e#f', '/a?b=c&d=e#f'],
  ['/\\evil.example', '/%5Cevil.example'],
  [' /a\n', '/a'],
  ['/"onclick="x', '/%22onclick=%22x'],
  ['/\uD800', '/%EF%BF%BD'],
])('the URL %j is encoded as %j', (url, encoded) => {
  expect(encodeUrl(url)).toBe(encoded)
})
