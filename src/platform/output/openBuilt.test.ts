import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { describeFile, manifestFile, pendingFolder } from '../../shared/output/manifest.ts'
import { contentHash } from '../contentHash.ts'
import { readBuiltFile } from './openBuilt.ts'

describe('a file of a built folder', () => {
  let directory: string
  const read = async (path: string) => (await readBuiltFile(directory, path))?.toString()
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(directory, path)), { recursive: true })
    writeFileSync(join(directory, path), text)
  }

  beforeEach(() => {
    directory = temporaryFolder('built')
    write('a.txt', 'old')
    write('same.txt', 'same')
    const files = Object.entries({ 'a.txt': 'new', 'b/c.txt': 'added', 'same.txt': 'same' }).map(([path, text]) =>
      describeFile({ path, kind: 'public' }, { hash: contentHash(text), size: text.length }),
    )
    write(manifestFile, JSON.stringify({ version: 1, webpackCompilationHash: '', files, redirects: [], scriptHashes: [] }))
  })

  it('is the one that the manifest lists, whether it is pending or in place', async () => {
    for (const text of ['new', 'added']) write(join(pendingFolder, contentHash(text)), text)
    expect([await read('a.txt'), await read('b/c.txt'), await read('same.txt'), await read('d.txt')]).toEqual([
      'new',
      'added',
      'same',
      undefined,
    ])
  })

  it('is the plain file if nothing is pending', async () => {
    expect([await read('a.txt'), await read('b/c.txt'), await read('same.txt')]).toEqual(['old', undefined, 'same'])
  })
})
