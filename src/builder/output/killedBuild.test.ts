import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBuilt } from '../../platform/openBuilt.ts'
import { readManifest } from '../../platform/readManifest.ts'
import type { FileKind } from '../../shared/manifest.ts'
import { runKilled } from '../testing/runKilled.ts'
import { snapshot } from '../testing/snapshot.ts'
import { shortHash } from './FileTable.ts'
import { OutputFolder } from './OutputFolder.ts'
import { claimOutput } from './claimOutput.ts'
import { finishAbandonedOutput } from './finishAbandonedOutput.ts'
import { finishOutput } from './finishOutput.ts'
import { lockOutput } from './lockOutput.ts'

/** Files that name one another by `href`, with what they are on top of that. */
type Site = Readonly<Record<string, string>>

const none: Site = {}

const first: Site = {
  'index.html': 'home href=assets/1.js href=chairs/index.html href=gone/index.html',
  'chairs/index.html': 'chairs href=assets/1.js href=index.html href=gone/index.html',
  'same/index.html': 'same href=index.html',
  'gone/index.html': 'gone href=assets/1.js href=assets/gone.png',
  'assets/1.js': 'script 1',
  'assets/gone.png': 'gone',
  'sitemap.xml': 'href=chairs/index.html href=gone/index.html',
  'was/a/folder': 'a folder',
  'was/more': 'more',
  a: 'a file',
}

/** Pages that are new name one another, three files have one content, and a file and a folder have changed names. */
const second: Site = {
  'index.html': 'new home href=assets/2.js href=sofas/index.html href=chairs/index.html',
  'chairs/index.html': 'better chairs href=assets/2.js href=sofas/index.html',
  'same/index.html': 'same href=index.html',
  'sofas/index.html': 'sofas href=assets/2.js href=beds/index.html href=page-data/sofas.json',
  'beds/index.html': 'beds href=assets/2.js href=sofas/index.html',
  'page-data/sofas.json': 'href=assets/2.js',
  'assets/2.js': 'script 2',
  'assets/same.js': 'script 2',
  'b/same.txt': 'script 2',
  'sitemap.xml': 'href=sofas/index.html href=beds/index.html',
  was: 'a file',
  'a/file': 'in a folder',
}

function kindOf(path: string): FileKind {
  if (path.startsWith('assets/')) return 'asset'
  if (path.endsWith('.html')) return 'document'
  return /^page-data|\.xml$/.test(path) ? 'data' : 'public'
}

/** What a build does to its output, from the lock to the last file. */
async function write(target: string, files: Site): Promise<void> {
  const unlock = lockOutput(target)
  try {
    const output = new OutputFolder(target, { standing: claimOutput(target) })
    for (const [path, content] of Object.entries(files)) output.add({ path, kind: kindOf(path) }, content)
    await output.finish({ webpackCompilationHash: '', redirects: [], scriptHashes: [] })
  } finally {
    unlock()
  }
}

function plainFiles(folder: string): Site {
  const files = Object.entries(existsSync(folder) ? snapshot(folder) : {}).filter(([path]) => !path.startsWith('.roomwright/'))
  return Object.fromEntries(files.map(([path, content]) => [path, Buffer.from(content, 'base64').toString()]))
}

/** The site that the manifest names, as its readers find it. */
async function published(target: string): Promise<Site> {
  const site = new Map<string, string>()
  for (const file of readManifest(target)?.manifest.files ?? []) {
    const content = await openBuilt(target, file, async (path) => {
      const bytes = readFileSync(path)
      expect(shortHash(bytes)).toBe(file.hash)
      return bytes
    })
    site.set(file.path, content.toString())
  }
  return Object.fromEntries(site)
}

/**
 * Files that are named and not there, for readers who are on a page of the old site or come in by the front page. Pages that leave go one after
 * another, so that the last of them may name the first.
 */
function brokenNames(files: Site, old: Site, next: Site): readonly string[] {
  const seen = new Set(['index.html', ...Object.keys(old)].filter((path) => path in files))
  const broken: string[] = []
  for (const path of seen) {
    for (const [, named = ''] of files[path]?.matchAll(/href=(\S+)/g) ?? []) {
      if (named in files) seen.add(named)
      else if (path in next || kindOf(named) !== 'document') broken.push(`${path} names ${named}`)
    }
  }
  return broken
}

const cases: readonly [name: string, old: Site, next: Site][] = [
  ['the first', none, first],
  ['the next', first, second],
  ['the way back', second, first],
]

const harms: readonly [name: string, next: Site, harm: (target: string) => void][] = [
  ['an output whose manifest was cut', second, (target) => writeFileSync(join(target, '.roomwright/manifest.json'), '{"version":1,')],
  ['lost and changed files', second, harmFiles],
  ['lost and changed files, which it mends,', first, harmFiles],
]

function harmFiles(target: string): void {
  rmSync(join(target, 'same/index.html'))
  writeFileSync(join(target, 'chairs/index.html'), 'chairs ')
}

describe('a build that is killed', { timeout: 120_000 }, () => {
  let home: string
  let count = 0

  beforeAll(() => {
    // In memory, where there is such a folder: each step flushes files.
    home = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'killed-'))
  })

  afterAll(() => rmSync(home, { recursive: true, force: true }))

  interface Killing {
    readonly old: Site
    readonly next: Site
    readonly harm?: (target: string) => void
  }

  /** Kills a build at each step in turn; gives the number of steps. */
  async function killEach({ old, next, harm }: Killing, judge: (target: string, at: string) => Promise<void>): Promise<number> {
    for (let step = 1; ; step += 1) {
      const target = join(home, String((count += 1)), 'dist')
      if (old !== none) await write(target, old)
      harm?.(target)
      if (!(await runKilled(step, () => write(target, next)))) return step - 1
      await judge(target, `killed at step ${step}`)
    }
  }

  it.each(cases)(
    'at any step leaves the old site or the new one, and the next command ends it, though that is killed as well: %s',
    async (...sites) => {
      const [, old, next] = sites
      const kills = await killEach({ old, next }, async (target, at) => {
        const site = await published(target)
        expect([old, next], at).toContainEqual(site)
        for (let again = 1; ; again += 1) {
          const plain = plainFiles(target)
          for (const [path, content] of Object.entries(plain))
            expect([old[path], next[path]], `${path}, ${at}, ${again}`).toContain(content)
          expect(brokenNames(plain, old, next), `${at}, ${again}`).toEqual([])
          expect(await published(target), `${at}, ${again}`).toEqual(site)
          if (!(await runKilled(again, () => finishOutput(target)))) break
        }
        finishAbandonedOutput(target)
        expect(plainFiles(target), at).toEqual(site)
        await expectWhole(target, next)
      })
      expect(kills).toBeGreaterThan(30)
    },
  )

  it.each(harms)('at any step over %s leaves no file half written, and the next build is whole', async (_name, next, harm) => {
    const kills = await killEach({ old: first, next, harm }, async (target, at) => {
      for (const [path, content] of Object.entries(plainFiles(target))) {
        expect([first[path], next[path], 'chairs '], `${path}, ${at}`).toContain(content)
      }
      await expectWhole(target, next)
    })
    expect(kills).toBeGreaterThan(10)
  })
})

/** Builds again, and finds the output as one that was never disturbed. */
async function expectWhole(target: string, site: Site): Promise<void> {
  await write(target, site)
  expect(plainFiles(target)).toEqual(site)
  // A lock that was cut off is swept by its age.
  const beside = readdirSync(join(target, '..')).filter((name) => !name.startsWith('.dist.lock.half'))
  expect(beside.toSorted()).toEqual(['.dist.stamps', 'dist'])
  expect(readdirSync(join(target, '.roomwright'))).toEqual(['manifest.json'])
}
