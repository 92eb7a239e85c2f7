import { expect, test } from 'vitest'
import { closeShapes } from './closeShapes.ts'

test('drawing elements without content need no end tag, and all else keeps its own', () => {
  const html = '<svg><path d="M0 0"></path><use href="/a#b"></use><rect><title>A</title></rect></svg><p></p>'
  expect(closeShapes(html)).toBe('<svg><path d="M0 0"/><use href="/a#b"/><rect><title>A</title></rect></svg><p></p>')
})
