import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../platform/testing/temporaryFolder.ts'
import { noCards, writeBuiltFolder } from '../testing/serveFiles.ts'
import { BodyStore } from './BodyStore.ts'
import { makeSiteTable } from './SiteTable.ts'

const picture = Buffer.alloc(200_000, 'picture')
const page = '<p>north</p>'.repeat(20_000)

function stage(transformDocument?: (html: string) => string) {
  const parent = temporaryFolder('serve')
  const directory = join(parent, 'dist')
  const table = makeSiteTable(writeBuiltFolder(directory, { files: { 'a.png': picture, 'index.html': page } }))
  const bodies = new BodyStore({ directory, cards: noCards, limit: 10, ...(transformDocument && { transformDocument }) })
  const load = (path: string) => {
    const file = table.files.get(path)
    if (!file) throw new Error(`There is no ${path}.`)
    return Promise.resolve(bodies.load(file))
  }
  return { load, remove: () => rmSync(directory, { recursive: true }) }
}

test.each([
  ['/a.png', undefined],
  ['/', undefined],
  ['/', (html: string) => html.replaceAll('north', 'south')],
])('the body of %s is not read again while a part of it is still in use, even after its eviction', async (path, transformDocument) => {
  const { load, remove } = stage(transformDocument)
  const first = await load(path)
  // All that a partly sent body keeps.
  const part = first.whole.bytes.subarray(5, 10)
  remove()
  const second = await load(path)
  expect(second).toEqual(first)
  expect(second.whole.bytes.buffer).toBe(part.buffer)
})
