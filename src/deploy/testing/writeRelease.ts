import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { cardFile } from '../../shared/pictures/cards.ts'
import { contentHash, shortHash } from '../../platform/contentHash.ts'
import { type FileKind, type Manifest, type ManifestFile, type Redirect, describeFile, manifestFile } from '../../shared/output/manifest.ts'

/** A page of a tiny magazine: its text and the pages that it links to. */
export interface TinyPage {
  readonly text: string
  readonly links: readonly string[]
}

export interface TinySite {
  /** By address. */
  readonly pages: Readonly<Record<string, TinyPage>>
  /** Text of the only script; its file name contains a hash of it. */
  readonly script: string
  readonly redirects?: readonly Redirect[]
  /** Names of social cards: those drawn on demand, and (`drawnCards`) those that are files. */
  readonly cards?: readonly string[]
  readonly drawnCards?: readonly string[]
}

/** Writes a build of a tiny magazine, as `build` would. */
export function writeRelease(directory: string, { pages, script, redirects = [], cards, drawnCards = [] }: TinySite): Manifest {
  const style = `body{color:${script.length}}`
  const assets = { [`assets/app-${short(script)}.js`]: script, [`assets/app-${short(style)}.css`]: style }
  const names = Object.keys(assets).map((name) => `/${name}`)
  const files = new Map<string, string>(Object.entries(assets))
  for (const [address, page] of Object.entries(pages)) {
    const folder = address === '/' ? '' : `${address.slice(1)}/`
    files.set(`${folder}index.html`, documentOf(page, names))
    files.set(`page-data/${folder || 'index/'}page-data.json`, JSON.stringify({ path: address, ...page, files: names }))
  }
  for (const name of drawnCards) files.set(cardFile(name), `a file of ${name}`)
  files.set('404.html', documentOf({ text: 'Not found', links: ['/'] }, names))
  files.set('page-data/app-data.json', JSON.stringify({ webpackCompilationHash: short(script) }))
  files.set('sw.js', `const build=${JSON.stringify(names)}`)
  files.set('sitemap.xml', `<urlset>${Object.keys(pages).join(' ')}</urlset>`)
  const manifest: Manifest = {
    version: 1,
    webpackCompilationHash: short(script),
    files: [...files].map(describe),
    ...(cards && { cards }),
    redirects,
    scriptHashes: [],
  }
  for (const [path, content] of [...files, [manifestFile, JSON.stringify(manifest)] as const]) {
    mkdirSync(dirname(join(directory, path)), { recursive: true })
    writeFileSync(join(directory, path), content)
  }
  return manifest
}

function documentOf({ text, links }: TinyPage, assets: readonly string[]): string {
  const [script = '', style = ''] = assets
  const anchors = links.map((link) => `<a href="${link}">${link}</a>`).join('')
  return `<!DOCTYPE html><html lang="en"><head><title>${text}</title><link rel="stylesheet" href="${style}"><script src="${script}"></script></head><body><p>${text}</p>${anchors}</body></html>`
}

function describe([path, content]: readonly [string, string]): ManifestFile {
  return describeFile({ path, kind: kindOf(path) }, { hash: contentHash(content), size: Buffer.byteLength(content) })
}

function kindOf(path: string): FileKind {
  if (path.startsWith('assets/')) return 'asset'
  if (path.endsWith('.html')) return 'document'
  return /app-data|sw\.js|\.xml/.test(path) ? 'control' : 'data'
}

function short(text: string): string {
  return shortHash(text, 8)
}
