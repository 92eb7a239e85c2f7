import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, extname, join, relative } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BuildResult, build } from './build.ts'
import { loadBundle } from './bundle/loadBundle.ts'
import { snapshot } from './testing/snapshot.ts'

const root = join(import.meta.dirname, '../..')
const site = join(root, 'fixtures/sites/full')
const now = new Date('2026-11-21T12:00:00Z')

function flip(file: string): void {
  const content = readFileSync(file)
  if (content.length === 0) return writeFileSync(file, 'x')
  const place = Math.floor(content.length / 2)
  content.writeUInt8(content.readUInt8(place) ^ 1, place)
  writeFileSync(file, content)
}

/** What a file of the cache is, by where it lies. */
function kindOf(cache: string, file: string): string {
  const [part = '', ...rest] = relative(cache, file).split('/')
  return rest.length === 0 ? 'inspected picture' : `${part} ${part === 'bundle' ? rest.slice(1, 2).join() : extname(file)}`
}

describe('a cache that something has been at', { timeout: 240_000 }, () => {
  let home: string
  let cache: string
  let expected: Readonly<Record<string, string>>
  let builds = 0

  const buildNew = async (): Promise<BuildResult & { readonly files: Readonly<Record<string, string>> }> => {
    builds += 1
    const out = join(home, `dist-${builds}`)
    const result = await build({ root, site, out, cache, now, drafts: false, drawsCards: true, progress: () => undefined })
    return { ...result, files: snapshot(out) }
  }
  const filesOfCache = () =>
    readdirSync(cache, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))

  beforeAll(async () => {
    home = mkdtempSync(join(tmpdir(), 'cache-'))
    cache = join(home, 'cache')
    // Bundling takes longest; what other tests have bundled is as good.
    const bundle = await loadBundle({ root, cacheDirectory: join(root, '.cache'), stayReady: false })
    const folder = dirname(bundle.directory)
    cpSync(folder, join(cache, 'bundle', basename(folder)), { recursive: true })
    const { files } = await buildNew()
    expected = files
  }, 240_000)

  afterAll(() => rmSync(home, { recursive: true, force: true }))

  it('holds every kind of file that the test knows', () => {
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
      'publications .traces',
    ])
  })

  it.each([
    ['flipped', flip],
    ['cut', (file: string) => truncateSync(file, Math.floor(readFileSync(file).length / 2))],
    ['empty', (file: string) => truncateSync(file, 0)],
  ])('is made again where a file is %s, and the site is the same', async (_how, harm) => {
    const pristine = join(home, 'pristine')
    rmSync(pristine, { recursive: true, force: true })
    cpSync(cache, pristine, { recursive: true })
    for (const file of filesOfCache()) harm(file)
    const { output, problems, files } = await buildNew()
    expect(output).toBeDefined()
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(files).toEqual(expected)
    // Traces are of one output folder, and each of these builds has its own.
    const lasting = (folder: string) => Object.entries(snapshot(folder)).filter(([file]) => !file.endsWith('.traces'))
    expect(lasting(cache)).toEqual(lasting(pristine))
  })
})
