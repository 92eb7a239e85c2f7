import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, extname, join, relative } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isEveryCase, seedOfRun } from '../platform/testing/sampleCases.ts'
import type { BuildResult } from './BuildOptions.ts'
import { buildSite } from './testing/buildSite.ts'
import { loadBundle } from './bundle/loadBundle.ts'
import { snapshot } from './testing/snapshot.ts'

const root = join(import.meta.dirname, '../..')
const site = join(root, 'fixtures/sites/full')

function flip(file: string): void {
  const content = readFileSync(file)
  if (content.length === 0) return writeFileSync(file, 'x')
  const place = Math.floor(content.length / 2)
  content.writeUInt8(content.readUInt8(place) ^ 1, place)
  writeFileSync(file, content)
}

/** The kind of a cache file, from its path. */
function kindOf(cache: string, file: string): string {
  const [part = '', ...rest] = relative(cache, file).split('/')
  return rest.length === 0 ? 'inspected picture' : `${part} ${part === 'bundle' ? rest.slice(1, 2).join() : extname(file)}`
}

describe('a damaged cache', { timeout: 900_000 }, () => {
  let home: string
  let cache: string
  let expected: Readonly<Record<string, string>>
  let builds = 0

  const buildNew = async (): Promise<BuildResult & { readonly files: Readonly<Record<string, string>> }> => {
    builds += 1
    const out = join(home, `dist-${builds}`)
    const result = await buildSite({ site, out, cache, drawsCards: true })
    return { ...result, files: snapshot(out) }
  }
  const filesOfCache = () =>
    readdirSync(cache, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))

  beforeAll(async () => {
    home = mkdtempSync(join(tmpdir(), 'cache-'))
    cache = join(home, 'cache')
    // Bundling takes longest, so a bundle that other tests have made is copied.
    const bundle = await loadBundle({ root, cacheDirectory: join(root, '.cache'), stayReady: false })
    const folder = dirname(bundle.directory)
    cpSync(folder, join(cache, 'bundle', basename(folder)), { recursive: true })
    const { files } = await buildNew()
    expected = files
  }, 900_000)

  afterAll(() => rmSync(home, { recursive: true, force: true }))

  it('has files of exactly the kinds that this test knows', () => {
    expect([...new Set(filesOfCache().map((file) => kindOf(cache, file)))].toSorted()).toEqual([
      'bundle bundle.json',
      'bundle client',
      'bundle leave',
      'bundle looks',
      'bundle seal.json',
      'bundle serve',
      'bundle server',
      'cards .jpg',
      'inspected picture',
      'pictures .avif',
      'pictures .jpg',
      'pictures .webp',
      'publications .snapshot',
      'publications .standing',
      'publications .traces',
    ])
  })

  const harms = {
    flipped: flip,
    cut: (file: string) => truncateSync(file, Math.floor(readFileSync(file).length / 2)),
    empty: (file: string) => truncateSync(file, 0),
  }
  type Harm = keyof typeof harms
  const each = Object.keys(harms) as readonly Harm[]
  // Damaging all files in every way takes one build for each way; usually one build mixes the ways.
  const rounds: readonly (readonly Harm[])[] = isEveryCase() ? each.map((harm) => [harm]) : [each]

  it.each(rounds)('is repaired after its files were %s %s %s, and the site is the same', async (...kinds) => {
    const pristine = join(home, 'pristine')
    rmSync(pristine, { recursive: true, force: true })
    cpSync(cache, pristine, { recursive: true })
    for (const [index, file] of filesOfCache().entries()) harms[kinds[(index + seedOfRun()) % kinds.length] ?? 'cut'](file)
    const { output, problems, files } = await buildNew()
    expect(output).toBeDefined()
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(files).toEqual(expected)
    // Traces, and what documents share, belong to one output folder, and each of these builds has its own.
    const [after, before] = [snapshot(cache), snapshot(pristine)]
    const others = [...new Set([...Object.keys(after), ...Object.keys(before)])].filter((file) => after[file] !== before[file])
    expect(others.filter((file) => !/\.(?:traces|standing)$/.test(file))).toEqual([])
  })
})
