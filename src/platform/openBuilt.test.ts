import { hash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { type ManifestFile, manifestFile, pendingFolder } from '../shared/manifest.ts'
import { readBuiltFile } from './openBuilt.ts'

describe('a file of a built folder', () => {
  let directory: string
  const hashOf = (text: string) => hash('sha256', text, 'hex').slice(0, 32)
  const read = async (path: string) => (await readBuiltFile(directory, path))?.toString()
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(directory, path)), { recursive: true })
    writeFileSync(join(directory, path), text)
  }

  beforeEach(() => {
    const folder = mkdtempSync(join(tmpdir(), 'built-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    directory = folder
    write('a.txt', 'old')
    write('same.txt', 'same')
    const describeFile = ([path, text]: readonly [string, string]): ManifestFile => {
      return { path, hash: hashOf(text), size: text.length, kind: 'public', cache: 'revalidate' }
    }
    const files = Object.entries({ 'a.txt': 'new', 'b/c.txt': 'added', 'same.txt': 'same' }).map(describeFile)
    write(manifestFile, JSON.stringify({ version: 1, webpackCompilationHash: '', files, redirects: [], scriptHashes: [] }))
  })

  it('is the one that the manifest lists, whether it is pending or in place', async () => {
    for (const text of ['new', 'added']) write(join(pendingFolder, hashOf(text)), text)
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
