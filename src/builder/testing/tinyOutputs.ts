import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openBuilt } from '../../platform/output/openBuilt.ts'
import { readManifest } from '../../platform/output/readManifest.ts'
import type { FileKind } from '../../shared/output/manifest.ts'
import { contentHash } from '../../platform/contentHash.ts'
import { OutputFolder } from '../output/OutputFolder.ts'
import { claimOutput } from '../output/claimOutput.ts'
import { lockOutput } from '../output/lockOutput.ts'
import { snapshot } from './snapshot.ts'

/** Texts of files that refer to one another by `href`, by path. */
export type Site = Readonly<Record<string, string>>

export const firstSite: Site = {
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

/** New pages refer to one another, three files have the same content, a file has become a folder, and a folder a file. */
export const secondSite: Site = {
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

/** Returns a site with two thirds of forty pages; kinds 0 and 1 share half of theirs. */
export function largeSite(kind: number): Site {
  const pages = Array.from({ length: 40 }, (_, page) => page).filter((page) => page % 3 !== kind)
  const links = pages.map((page) => `href=pages/${page}/index.html`).join(' ')
  const text = `kind ${kind} href=assets/${kind}.js `.repeat(20)
  return {
    'index.html': `${text} ${links}`,
    [`assets/${kind}.js`]: `script ${kind}`,
    ...Object.fromEntries(pages.map((page) => [`pages/${page}/index.html`, `${page % 4 === 0 ? 'same' : text} href=index.html`])),
  }
}

function kindOf(path: string): FileKind {
  if (path.startsWith('assets/')) return 'asset'
  if (path.endsWith('.html')) return 'document'
  return /^page-data|\.xml$/.test(path) ? 'data' : 'public'
}

/** Does what a build does to its output, from the lock to the last file. */
export async function writeOutput(target: string, files: Site): Promise<void> {
  const unlock = lockOutput(target)
  try {
    const output = new OutputFolder(target, { standing: claimOutput(target) })
    for (const [path, content] of Object.entries(files)) output.add({ path, kind: kindOf(path) }, content)
    await output.finish({ webpackCompilationHash: '', redirects: [], scriptHashes: [] })
  } finally {
    unlock()
  }
}

export function plainFiles(folder: string): Site {
  const files = Object.entries(existsSync(folder) ? snapshot(folder) : {}).filter(([path]) => !path.startsWith('.roomwright/'))
  return Object.fromEntries(files.map(([path, content]) => [path, Buffer.from(content, 'base64').toString()]))
}

/** Returns the site that the manifest lists, as its readers find it. */
export async function published(target: string): Promise<Site> {
  const site = new Map<string, string>()
  for (const file of readManifest(target)?.manifest.files ?? []) {
    const content = await openBuilt(target, file, async (path) => {
      const bytes = readFileSync(path)
      if (contentHash(bytes) === file.hash) return bytes
      throw new Error(`${file.path} is another than the manifest has it.`)
    })
    site.set(file.path, content.toString())
  }
  return Object.fromEntries(site)
}

/**
 * Returns references to missing files, for readers who are on a page of the old site or enter by the front page. Removed pages disappear
 * one after another, so the last of them may refer to the first.
 */
export function brokenNames(files: Site, { old, next }: { readonly old: Site; readonly next: Site }): readonly string[] {
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

/** Creates a folder, in memory if possible: outputs are flushed at each step. */
export function quickFolder(): string {
  return mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'roomwright-output-'))
}
