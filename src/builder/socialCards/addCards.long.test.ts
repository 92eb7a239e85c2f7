import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openCards } from '../../cards/openCards.ts'
import { cardFile } from '../../shared/pictures/cards.ts'
import { type Manifest, manifestFile } from '../../shared/output/manifest.ts'
import { build } from '../build.ts'
import { copyBundle } from '../testing/copyBundle.ts'
import { snapshot } from '../testing/snapshot.ts'
import { runConfigOnce } from '../../content/testing/loadFiles.ts'

const root = join(import.meta.dirname, '../../..')
const site = join(root, 'fixtures/sites/full')
const now = new Date('2026-11-21T12:00:00Z')

describe('the social cards of a build', { timeout: 240_000 }, () => {
  let home: string
  let cache: string

  const buildInto = async (name: string, drawsCards: boolean) => {
    const out = join(home, name)
    const steps: string[] = []
    const options = { root, site, out, cache, now, drafts: false, drawsCards, runConfig: runConfigOnce }
    const { output, failures } = await build({ ...options, progress: ({ step }) => steps.push(step) })
    expect([failures, output === undefined]).toEqual([[], false])
    const manifest = JSON.parse(readFileSync(join(out, manifestFile), 'utf8')) as Manifest
    const drawn = manifest.files.flatMap(({ path }) => (path.startsWith('assets/cards/') ? [path.slice(13, -4)] : []))
    return { out, manifest, drawn, steps, output }
  }

  beforeAll(async () => {
    home = mkdtempSync(join(tmpdir(), 'cards-'))
    cache = join(home, 'cache')
    await copyBundle(cache)
  })

  afterAll(() => rmSync(home, { recursive: true, force: true }))

  it('are recipes, the same in every build, and are not drawn', async () => {
    const [one, two] = [await buildInto('one', false), await buildInto('two', false)]
    expect([one.drawn, existsSync(join(one.out, 'assets/cards')), one.steps.includes('cards')]).toEqual([[], false, false])
    expect(one.manifest.cards?.length).toBeGreaterThan(40)
    expect(snapshot(two.out)).toEqual(snapshot(one.out))
  })

  it('are files if cards are drawn, under the names that pages use, and recipes again in the next build', async () => {
    const { manifest, drawn } = await buildInto('switched', true)
    expect(manifest.cards).toBeUndefined()
    expect(manifest.files.filter(({ path }) => path.startsWith('.roomwright/cards'))).toEqual([])
    expect((await buildInto('switched', true)).output).toMatchObject({ written: 0, removed: 0 })
    const { manifest: next, out } = await buildInto('switched', false)
    expect(next.cards).toEqual(drawn.toSorted())
    expect(existsSync(join(out, 'assets/cards'))).toBe(false)
  })

  it('are the same when drawn by a build without cache and from the output alone', async () => {
    const { out } = await buildInto('recipes', false)
    await buildInto('files', false)
    for (const lost of ['cards', 'pictures']) rmSync(join(cache, lost), { recursive: true, force: true })
    const { out: files, drawn } = await buildInto('files', true)
    const cards = openCards({ directory: out, cache: join(home, 'another'), log: () => undefined })
    await cards.drawAll(drawn, () => undefined)
    for (const name of drawn) {
      const jpeg = Buffer.from((await cards.draw(name)) ?? [])
      expect(jpeg.equals(readFileSync(join(files, cardFile(name)))), name).toBe(true)
    }
    expect(await sharp(join(files, cardFile(drawn[0] ?? ''))).metadata()).toMatchObject({ width: 1200, height: 630 })
  })
})
