import { hash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ClientBundle } from './ClientBundle.ts'

interface ManifestChunk {
  readonly file: string
  readonly name?: string
  readonly src?: string
  readonly isEntry?: boolean
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
}

type BundlerManifest = Readonly<Record<string, ManifestChunk>>

/** Describes the files that the bundler left in `directory` (`client/` and `server/`). */
export function readBundle(directory: string): ClientBundle {
  const client = join(directory, 'client')
  const manifest = JSON.parse(readFileSync(join(client, 'bundle-manifest.json'), 'utf8')) as BundlerManifest
  const files = readdirSync(join(client, 'assets'))
    .sort()
    .map((name) => `assets/${name}`)
  const entries = Object.entries(manifest).filter(([, chunk]) => chunk.isEntry)
  const chunks = Object.fromEntries(
    entries
      .filter(([, chunk]) => chunk.name !== 'runtime')
      .map(([key, chunk]): [string, string[]] => [chunk.name ?? key, [chunk.file, ...stylesOf(manifest, key)].map((file) => `/${file}`)])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )
  const runtime = entries.find(([, chunk]) => chunk.name === 'runtime')
  if (!runtime) throw new Error('The client bundle has no runtime entry')
  return {
    directory: client,
    files,
    compilationHash: contentHash(client, files),
    chunks,
    runtime: `/${runtime[1].file}`,
    styles: Object.fromEntries(
      files.filter((file) => file.endsWith('.css')).map((file) => [`/${file}`, readFileSync(join(client, file), 'utf8').trim()]),
    ),
    fonts: Object.fromEntries(
      Object.values(manifest)
        .filter((chunk) => chunk.src?.endsWith('.woff2'))
        .map((chunk) => [basename(chunk.src ?? '', '.woff2'), `/${chunk.file}`]),
    ),
    renderer: pathToFileURL(join(directory, 'server/renderer.mjs')).href,
  }
}

function stylesOf(manifest: BundlerManifest, key: string, seen = new Set<string>()): string[] {
  const chunk = manifest[key]
  if (!chunk || seen.has(key)) return []
  seen.add(key)
  const inherited = (chunk.imports ?? []).flatMap((name) => stylesOf(manifest, name, seen))
  return [...new Set([...inherited, ...(chunk.css ?? [])])]
}

function contentHash(directory: string, files: readonly string[]): string {
  return hash(
    'sha256',
    files.map((file) => `${file}\0${hash('sha256', readFileSync(join(directory, file)), 'hex')}`).join('\n'),
    'hex',
  ).slice(0, 20)
}
