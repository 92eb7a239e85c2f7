import { expect, it } from 'vitest'
import { decodeEscapes, decodeStrictly, encodePath, toAsciiAddress } from './escapes.ts'

it.each([
  ['', ''],
  ['plain/text', 'plain/text'],
  ['caf%C3%A9', 'café'],
  ['a%2fb', 'a/b'],
  ['%25', '%'],
  ['100%', undefined],
  ['%e9', undefined],
  ['%C3%A9 and %', undefined],
])('%j decodes to %j; text with a malformed escape is left unchanged', (text, decoded) => {
  expect(decodeStrictly(text)).toBe(decoded)
  expect(decodeEscapes(text)).toBe(decoded ?? text)
})

it.each([
  ['/', '/'],
  ['/articles/oak-table', '/articles/oak-table'],
  ['/столы//x/', '/%D1%81%D1%82%D0%BE%D0%BB%D1%8B//x/'],
  ['/what?#:%20 a,b@c', '/what%3F%23%3A%2520%20a%2Cb%40c'],
])('the path %j is encoded as %j', (path, address) => {
  expect(encodePath(path)).toBe(address)
  expect(decodeEscapes(address)).toBe(path)
})

it.each([
  ['https://shop.example:8080/all?from=us&a=%C3%A9#top', 'https://shop.example:8080/all?from=us&a=%C3%A9#top'],
  ['/новое место', '/%D0%BD%D0%BE%D0%B2%D0%BE%D0%B5%20%D0%BC%D0%B5%D1%81%D1%82%D0%BE'],
  ['/a\r\nb', '/a%0D%0Ab'],
  ['/a\uD800', '/a%EF%BF%BD'],
])('the address %j is %j in ASCII', (address, header) => {
  expect(toAsciiAddress(address)).toBe(header)
})
