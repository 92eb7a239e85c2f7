import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BuildOptions } from '../BuildOptions.ts'
import { build } from '../build.ts'
import { RandomSite } from './RandomSite.ts'
import { copyBundle } from './copyBundle.ts'
import { drawPictures } from './drawPictures.ts'
import { compareBuilds, runWrittenConfig } from './proveWarmBuilds.ts'

interface PlantOptions {
  /** Folder of the engine. */
  readonly root: string
  readonly seed: number
  readonly articles: number
  /** Number of rounds after which a plant counts as missed. */
  readonly rounds: number
  /** Returns the kind of a read that can be left out. */
  readonly kindOf: (part: string, fact: string) => string
  /** Chooses among the kinds that the first build reads. */
  readonly choose: (kinds: readonly string[]) => readonly string[]
  readonly caught: (kind: string, round: number, edits: readonly string[]) => void
}

/**
 * Plants faults: leaves one kind of read out of the traces of each of many outputs of one publication, and edits it at random until each
 * differs from a clean build. Returns the kinds that never did. An output with complete traces is built beside them, and must never differ.
 */
export async function provePlants({ root, seed, articles, rounds, kindOf, choose, caught }: PlantOptions): Promise<readonly string[]> {
  const home = mkdtempSync(join(tmpdir(), 'plants-'))
  const site = join(home, 'site')
  mkdirSync(site)
  const publication = new RandomSite(site, { seed, articles, pictures: await drawPictures() })
  const into = (out: string, more: Partial<BuildOptions> = {}) =>
    build({
      root,
      site,
      out,
      cache: join(home, 'cache'),
      now: publication.now,
      drafts: false,
      runConfig: runWrittenConfig,
      progress: () => undefined,
      ...more,
    })
  const [clean, whole] = [join(home, 'clean'), join(home, 'whole')]
  try {
    // The bundle is built once for all.
    await copyBundle(join(home, 'cache'))
    const kinds = new Set<string>()
    await into(whole, { forgets: (part, fact) => (kinds.add(kindOf(part, fact)), false) })
    const waiting = new Map(choose([...kinds]).map((kind, index) => [kind, join(home, `plant-${index}`)]))
    const warm = (kind: string, out: string) => into(out, { forgets: (part, fact) => kindOf(part, fact) === kind })
    for (const [kind, out] of waiting) await warm(kind, out)
    for (let round = 1; round <= rounds && waiting.size > 0; round += 1) {
      const edits = [publication.edit()]
      rmSync(clean, { recursive: true, force: true })
      const right = await into(clean, { clean: true })
      const differences = compareBuilds(await into(whole), right, [whole, clean])
      if (differences.length > 0) throw new Error(`Nothing was left out, and yet: ${edits.join('; ')}, ${differences.join(', ')}`)
      for (const [kind, out] of waiting) {
        if (compareBuilds(await warm(kind, out), right, [out, clean]).length === 0) continue
        caught(kind, round, edits)
        waiting.delete(kind)
        rmSync(out, { recursive: true, force: true })
      }
    }
    return [...waiting.keys()]
  } finally {
    rmSync(home, { recursive: true, force: true })
  }
}
