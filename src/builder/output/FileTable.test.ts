import { describe, expect, it } from 'vitest'
import type { FileKind } from '../../shared/output/manifest.ts'
import { contentHash } from '../../platform/contentHash.ts'
import { describeFile } from '../../shared/output/manifest.ts'
import { FileTable, foldersAbove } from './FileTable.ts'

const kinds: readonly FileKind[] = ['asset', 'control', 'data', 'document', 'host', 'public']
const files = kinds.map((kind, index) => describeFile({ path: `${kind}/file`, kind }, { hash: contentHash(kind), size: index * 1000 }))

describe('a table of files', () => {
  it('returns each file by its row, and the row of each path', () => {
    const table = FileTable.of(files)
    expect(table.paths.map((_, row) => table.at(row))).toEqual(files)
    expect(files.map(({ path }) => table.rowOf(path))).toEqual([0, 1, 2, 3, 4, 5])
    expect(table.rowOf('document')).toBeUndefined()
  })

  it('is the same after it was serialised and parsed', () => {
    const table = FileTable.parse(JSON.parse(JSON.stringify(FileTable.of(files))) as Parameters<typeof FileTable.parse>[0])
    expect(table.paths.map((_, row) => table.at(row))).toEqual(files)
    expect(files.map((_, row) => table.kindAt(row))).toEqual(kinds)
    expect(files.map((_, row) => table.hashAt(row))).toEqual(files.map(({ hash }) => hash))
  })

  it('throws for a row beyond the last', () => {
    const table = FileTable.of(files)
    expect(() => table.at(6)).toThrow(RangeError)
    expect(() => table.kindAt(6)).toThrow(RangeError)
  })
})

it.each([
  ['index.html', ['']],
  ['a/index.html', ['a', '']],
  ['a/b/c.html', ['a/b', 'a', '']],
])('the folders above %s are %j', (path, folders) => {
  expect([...foldersAbove(path)]).toEqual(folders)
})

it('only assets, whose names contain a content hash, are cached as immutable', () => {
  const cacheOf = (kind: FileKind) => describeFile({ path: 'file', kind }, { hash: '', size: 0 }).cache
  expect(kinds.filter((kind) => cacheOf(kind) === 'immutable')).toEqual(['asset'])
  expect(kinds.filter((kind) => cacheOf(kind) === 'revalidate')).toHaveLength(5)
})
