import fs, { rmSync, symlinkSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest'
import { runConfigOnce } from '../../content/testing/loadFiles.ts'
import { makePublication, withPictures } from '../testing/makePublication.ts'
import { loadKnownPublication } from './loadKnownPublication.ts'

let directory: string

beforeEach(() => {
  directory = makePublication(withPictures(2))
})

afterEach(() => rmSync(directory, { recursive: true }))

const load = () => loadKnownPublication(directory, new Date('2026-03-01'), runConfigOnce)

/** Lets one file fail to open. */
function failToOpen(name: 'openSync' | 'readFileSync', path: string, code: string): void {
  const call = fs[name] as (...args: readonly unknown[]) => unknown
  const replace = (other: typeof call) => {
    Object.assign(fs, { [name]: other })
    syncBuiltinESMExports()
  }
  replace((file, ...options) => {
    if (file === join(directory, path)) throw Object.assign(new Error(code), { code, syscall: 'open' })
    return call(file, ...options)
  })
  onTestFinished(() => replace(call))
}

it('knows the pictures that are finished', async () => {
  expect((await load()).pictures.map(({ name }) => name)).toEqual(['picture-1', 'picture-2'])
})

it.each(['authors/ann-lee/en.md', 'articles/white-walls/en.md', 'categories.yaml'])(
  'asks no model about a publication of which it cannot read %s',
  async (file) => {
    failToOpen('openSync', file, 'EACCES')
    await expect(load()).rejects.toThrow(`${join(directory, file)}: The permission to read the file is missing. The model was not asked.`)
  },
)

it.each(['pictures.json', 'waiting/picture-2.webp'])(
  'does not take %s, which cannot be opened, for one that is wrong or missing',
  async (file) => {
    failToOpen('readFileSync', file, 'EMFILE')
    await expect(load()).rejects.toMatchObject({ code: 'EMFILE', path: join(directory, file) })
  },
)

it('does without a picture that is a link to nowhere', async () => {
  rmSync(join(directory, 'waiting/picture-2.webp'))
  symlinkSync('picture-2.webp', join(directory, 'waiting/picture-2.webp'))
  expect((await load()).pictures.map(({ name }) => name)).toEqual(['picture-1'])
})
