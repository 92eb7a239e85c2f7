import { describe, expect, it } from 'vitest'
import type { FileKind } from '../../shared/manifest.ts'
import { FileTable, describeFile, foldersAbove, shortHash } from './FileTable.ts'

const kinds: readonly FileKind[] = ['asset', 'control', 'data', 'document', 'host', 'public']
const files = kinds.map((kind, index) =>
  describeFile({ path: `${kind}/file`, kind }, { hash: shortHash(Buffer.from(kind)), size: index * 1000 }),
)

describe('a table of files', () => {
  it('gives each file as it was listed, by its path', () => {
    const table = FileTable.of(files)
    expect(table.paths.map((_, row) => table.at(row))).toEqual(files)
    expect(files.map(({ path }) => table.rowOf(path))).toEqual([0, 1, 2, 3, 4, 5])
    expect(table.rowOf('document')).toBeUndefined()
  })

  it('is the same when it was written and read', () => {
    const table = FileTable.parse(JSON.parse(JSON.stringify(FileTable.of(files))) as Parameters<typeof FileTable.parse>[0])
    expect(table.paths.map((_, row) => table.at(row))).toEqual(files)
    expect(files.map((_, row) => table.kindAt(row))).toEqual(kinds)
    expect(files.map((_, row) => table.hashAt(row))).toEqual(files.map(({ hash }) => hash))
  })

  it('has no row behind its last', () => {
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

it('only files whose names carry a hash of their content may be kept for ever', () => {
  const cacheOf = (kind: FileKind) => describeFile({ path: 'file', kind }, { hash: '', size: 0 }).cache
  expect(kinds.filter((kind) => cacheOf(kind) === 'immutable')).toEqual(['asset'])
  expect(kinds.filter((kind) => cacheOf(kind) === 'revalidate')).toHaveLength(5)
})
