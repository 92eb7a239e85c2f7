import { expect, test } from 'vitest'
import { isHiddenPath } from './isHiddenPath.ts'

test.each([
  ['a/b.txt', false],
  ['a.b/c..d', false],
  ['.well-known/security.txt', false],
  ['.well-known/', false],
  ['.well-known', true],
  ['.well-known/.env', true],
  ['.well-known/.well-known/a', true],
  ['a/.well-known/b', true],
  ['.env', true],
  ['.git/config', true],
  ['a/.b', true],
  ['../a', true],
])('isHiddenPath decides for %s', (path, isHidden) => {
  expect(isHiddenPath(path)).toBe(isHidden)
})
