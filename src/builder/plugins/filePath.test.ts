import { expect, test } from 'vitest'
import { clashOfFiles, filePathFault } from './filePath.ts'

test.each(['/data/glossary.json', '/.well-known/security.txt', '/a-b_c.v2.css', '/Ünlü/şey.txt'])('a plug-in may write %s', (path) => {
  expect(filePathFault(path)).toBeUndefined()
})

test.each([
  ['data.json', 'does not begin with `/`'],
  ['/', 'ends with `/`'],
  ['//a', 'has an empty part'],
  ['/a/../../b', 'leads out of its folder'],
  ['/%2e%2e/b', 'has a character that is not allowed in a plain address'],
  ['/a\0b', 'has a character that is not allowed in a plain address'],
  ['/a\\..\\b', 'has a character that is not allowed in a plain address'],
  ['/.htaccess', 'has a part that begins with a dot, which is not published'],
  ['/.roomwright/manifest.json', 'has a part that begins with a dot, which is not published'],
  ['/Assets/a.js', 'begins with `/Assets`, which belongs to the engine'],
  ['/SW.js', 'begins with `/SW.js`, which belongs to the engine'],
  ['/page-data/a.json', 'begins with `/page-data`, which belongs to the engine'],
  ['/a\u0308.txt', 'is not in the normal form NFC'],
  [`/${'a'.repeat(200)}`, 'is too long'],
])('a plug-in may not write %j', (path, fault) => {
  expect(filePathFault(path)).toBe(fault)
})

test.each([
  ['/a', '/A', 'is already used by a file of "one"'],
  ['/a', '/A/b.txt', 'needs a folder where "one" has a file, or vice versa: "/a"'],
  ['/a/b/c', '/a/b', 'needs a folder where "one" has a file, or vice versa: "/a/b/c"'],
  ['/a', '/ab', undefined],
  ['/a/b', '/a/c', undefined],
])('beside the file %s, a file %s is refused only if both need the same path', (taken, path, fault) => {
  expect(clashOfFiles(path, [{ path: taken, plugin: 'one' }])).toBe(fault)
})
