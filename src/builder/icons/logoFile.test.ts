import { expect, test } from 'vitest'
import { logoFile } from './logoFile.ts'

const outlines = `<path fill="currentColor" d="${'m1 2q3 4 5 6'.repeat(90)}"/>`

test('a logo with many outlines becomes a file, and its element in the header keeps its size', () => {
  const file = logoFile(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -9 99 12" fill="none">${outlines}</svg>`)
  expect(file?.text).toBe(
    `<svg xmlns="http://www.w3.org/2000/svg"><symbol id="logo" overflow="visible" viewBox="0 -9 99 12" fill="none">${outlines}</symbol></svg>`,
  )
  expect(file?.path).toMatch(/^assets\/logo-[\da-f]{8}\.svg$/)
  expect(file?.html('/blog')).toBe(`<svg viewBox="0 0 99 12"><use href="/blog/${file?.path}#logo"/></svg>`)
})

test.each([
  ['a small one', '<svg viewBox="0 0 9 9"><path d="M0 0h9"/></svg>'],
  ['one without a size', `<svg>${outlines}</svg>`],
  ['none', undefined],
])('a logo stays in the documents: %s', (_name, svg) => {
  expect(logoFile(svg)).toBeUndefined()
})
