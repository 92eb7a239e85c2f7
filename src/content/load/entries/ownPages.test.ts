import { expect, test } from 'vitest'
import type { Addresses } from '../loadedContent.ts'
import { withOwnFiles } from './ownPages.ts'

const addresses: Addresses = new Map([
  ['/', { kind: 'page' }],
  ['/articles/oak', { kind: 'page' }],
  ['/drafts/elm', { kind: 'hidden' }],
  ['/Notes', { kind: 'file' }],
])

test.each([
  ['/articles/oak', '/articles/oak'],
  ['/articles/oak/index.html', '/articles/oak'],
  ['/index.html', '/'],
  ['/Articles', '/articles/oak'],
  ['/notes/a.txt', '/Notes'],
  ['/notes/deep/a.txt', '/Notes'],
])('a plug-in cannot write the file %s, since %s is taken', (path, owner) => {
  const { problems } = withOwnFiles(addresses, [{ path, text: '', plugin: 'one', from: { file: 'site.config.ts', line: 1, column: 1 } }])
  expect(problems.map(({ message }) => message)).toEqual([
    `The plug-in "one" gives a file the path "${path}", which the site already uses for ${owner}.`,
  ])
})

test.each(['/articles/oak/data.json', '/articles/elm.json', '/drafts', '/notes.txt'])('a plug-in may write %s', (path) => {
  const from = { file: 'site.config.ts', line: 1, column: 1 }
  expect(withOwnFiles(addresses, [{ path, text: '', plugin: 'one', from }]).problems).toEqual([])
})
