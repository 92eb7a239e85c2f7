import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../platform/testing/temporaryFolder.ts'
import { builtEngineFile } from '../platform/builtEngine.ts'
import { cacheFault, findCache, mayWriteEarly, usualSite } from './findCache.ts'

let home: string
let engine: string

beforeEach(() => {
  home = temporaryFolder('find-cache')
  engine = join(home, 'node_modules/roomwright/package')
  mkdirSync(engine, { recursive: true })
  writeFileSync(join(engine, builtEngineFile), '{"version":"1.0.0","hash":"0"}')
})

const addConfig = (folder: string) => {
  mkdirSync(join(home, folder), { recursive: true })
  writeFileSync(join(home, folder, 'site.config.ts'), 'export default {}')
}
const find = (...args: string[]) => findCache({ args, root: engine, workingDirectory: home, named: undefined })

describe('the default publication', () => {
  it('is the working directory if it has settings', () => {
    addConfig('.')
    expect(usualSite(home)).toBe('.')
  })

  it('is ./site otherwise, whether it exists or not', () => {
    expect(usualSite(home)).toBe('site')
  })
})

describe('a command that has not run yet', () => {
  const mayWrite = (...args: string[]) => mayWriteEarly(find(...args), { args, workingDirectory: home })

  it('writes nothing in a folder without a publication', () => {
    expect(mayWrite('--help')).toBe(false)
    expect(mayWrite('check')).toBe(false)
    expect(mayWrite('build', '--site', 'nowhere')).toBe(false)
  })

  it('uses the cache of a publication, and one that is there', () => {
    mkdirSync(join(home, '.roomwright/cache'), { recursive: true })
    expect(mayWrite('serve')).toBe(true)
    addConfig('site')
    expect(mayWrite('build')).toBe(true)
  })

  it('writes nothing beside the publication that `init` makes', () => {
    addConfig('.')
    expect(mayWrite('init', 'garden')).toBe(false)
  })
})

describe('the cache of an installed engine', () => {
  it.each([['.'], ['site']])('is in the publication in %s', (folder) => {
    addConfig(folder)
    expect(find('build')).toBe(join(home, folder, '.roomwright/cache'))
  })

  it.each([[['build', '--site', 'other']], [['build', '--drafts', '--site=other', '--port', '80']]])(
    'is in the publication given by the arguments: %j',
    (args) => {
      addConfig('.')
      addConfig('other')
      expect(find(...args)).toBe(join(home, 'other/.roomwright/cache'))
    },
  )

  it('is in the working directory if the publication does not exist', () => {
    expect(find('serve')).toBe(join(home, '.roomwright/cache'))
    expect(find('build', '--site', 'nowhere')).toBe(join(home, '.roomwright/cache'))
  })

  it('is the folder given by ROOMWRIGHT_CACHE', () => {
    addConfig('.')
    expect(findCache({ args: [], root: engine, workingDirectory: home, named: 'kept' })).toBe(join(home, 'kept'))
  })
})

it('the cache of an engine run from source is beside the sources, for all publications', () => {
  addConfig('.')
  expect(findCache({ args: [], root: home, workingDirectory: home, named: undefined })).toBe(join(home, '.cache'))
})

describe('cacheFault', () => {
  it.each([
    ['that is the output', 'dist', ['build'], 'is in the output folder'],
    ['in the output', 'web/cache', ['build', '--out', 'web'], 'is in the output folder'],
    ['that leads into the output by a link', 'link/cache', ['deploy', 'dev'], 'is in the output folder'],
    ['that is the publication', 'site', ['check'], 'is in the publication'],
    ['among its articles', 'other/articles/cache', ['build', '--site=other'], 'is in the publication'],
    ['that is a file', 'site/site.config.ts', ['build'], 'is not a folder'],
    ['below a file', 'file/cache', ['check'], 'cannot be made there. Name another folder with ROOMWRIGHT_CACHE.'],
    ['below a link to nothing', 'nothing/cache', ['check'], 'cannot be made there'],
    // Node's recursive `mkdir` would never end.
    ['in a folder of the kernel', '/proc/roomwright/cache', ['check'], 'cannot be made there'],
  ])('refuses a cache %s', (_, cache, args, sentence) => {
    addConfig('site')
    addConfig('other')
    mkdirSync(join(home, 'dist'))
    symlinkSync('dist', join(home, 'link'))
    symlinkSync('nowhere', join(home, 'nothing'))
    writeFileSync(join(home, 'file'), '')
    expect(cacheFault(resolve(home, cache), { args, workingDirectory: home })).toContain(sentence)
  })

  it.each([['cache'], ['site/.roomwright/cache'], ['site/cache'], ['.'], ['nowhere/at/all']])('accepts the cache %s', (cache) => {
    addConfig('site')
    const before = readdirSync(home, { recursive: true })
    expect(cacheFault(join(home, cache), { args: ['build'], workingDirectory: home })).toBeUndefined()
    expect(readdirSync(home, { recursive: true })).toEqual(before)
  })
})
