import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../platform/testing/temporaryFolder.ts'
import type { BuildOptions, BuildResult } from '../BuildOptions.ts'
import { buildSite } from '../testing/buildSite.ts'
import { tracesFile } from '../facts/why.ts'
import { readSealed } from '../../platform/files/sealedFile.ts'
import { drawPictures } from '../testing/drawPictures.ts'
import { RandomSite } from '../testing/RandomSite.ts'
import { snapshot } from '../testing/snapshot.ts'

const root = join(import.meta.dirname, '../../..')

describe('pages made in threads', { timeout: 120_000 }, () => {
  let home: string
  let site: string

  beforeEach(() => {
    home = temporaryFolder('threads')
    site = join(home, 'site')
  })

  const run = async (jobs: number, more: Partial<BuildOptions> = {}): Promise<{ readonly result: BuildResult; readonly out: string }> => {
    const out = join(home, `out-${jobs}`)
    const threads = { jobs, pagesEach: 1, rests: jobs === 2 }
    const result = await buildSite({ site, out, drawsCards: false, threads, ...more })
    return { result, out }
  }

  /** Returns the traces without the changed files, which only the first build sees because the builds share a snapshot. */
  const reads = (out: string) => {
    const [base, made = '{}', ...rest] =
      readSealed(tracesFile({ cache: join(root, '.cache'), site, out }))
        ?.toString()
        .split('\n') ?? []
    return [base, { ...(JSON.parse(made) as object), files: [] }, ...rest]
  }

  /** Builds in this thread, in two others, and in two others and this one; compares everything that the builds leave. */
  const compare = async (more: Partial<BuildOptions> = {}) => {
    const one = await run(1, more)
    for (const jobs of [2, 3]) {
      const other = await run(jobs, more)
      expect(other.result).toEqual(one.result)
      if (one.result.output) expect(snapshot(other.out)).toEqual(snapshot(one.out))
      expect(reads(other.out)).toEqual(reads(one.out))
    }
    return one.result
  }

  it('have the same bytes and traces as in one thread, at first and after edits', async () => {
    mkdirSync(site)
    const publication = new RandomSite(site, { seed: 11, articles: 30, pictures: await drawPictures() })
    const now = publication.now
    expect((await compare({ now })).output?.written).toBeGreaterThan(100)
    for (let count = 0; count < 3; count += 1) publication.edit()
    await compare({ now: publication.now })
  })

  it('are the same as in one thread if the publication has code', async () => {
    cpSync(join(root, 'fixtures/sites/own'), site, { recursive: true })
    const result = await compare()
    expect(result.output).toBeDefined()
  })

  it('report the same failures as in one thread, with the place in the code', async () => {
    cpSync(join(root, 'fixtures/sites/own'), site, { recursive: true })
    writeFileSync(
      join(site, 'components/ArticleHead.tsx'),
      `export default function ArticleHead() {\n  throw new Error('no head today')\n}\n`,
    )
    const result = await compare()
    expect(result.output).toBeUndefined()
    expect(result.problems.map(({ message, file, line }) => [message, file, line])).toEqual([
      [expect.stringContaining('no head today'), 'components/ArticleHead.tsx', 2],
    ])
  })
})
