import { hash } from 'node:crypto'
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { ThirdParty } from '../../shared/thirdParty.ts'
import { type FileKind, type Manifest, type ManifestFile, type Redirect, manifestFile } from '../../shared/manifest.ts'

export interface BuiltFolder {
  /** By path below the folder. */
  readonly files: Readonly<Record<string, string | Uint8Array>>
  readonly redirects?: readonly Redirect[]
  readonly gone?: readonly string[]
  readonly thirdParty?: ThirdParty
}

/** The script hash that the test builds list. */
export const scriptHash = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'roomwright-serve-'))
}

/** Makes what a build makes, beside the folder, and puts it in its place. */
export function writeBuiltFolder(directory: string, { files, ...rest }: BuiltFolder): Manifest {
  const manifest = manifestOf({ files, ...rest })
  const staging = `${directory}.building`
  for (const [path, content] of Object.entries({ ...files, [manifestFile]: JSON.stringify(manifest) })) {
    mkdirSync(dirname(join(staging, path)), { recursive: true })
    writeFileSync(join(staging, path), content)
  }
  rmSync(directory, { recursive: true, force: true })
  renameSync(staging, directory)
  return manifest
}

export function manifestOf({ files, redirects = [], gone = [], thirdParty }: BuiltFolder): Manifest {
  return {
    version: 1,
    webpackCompilationHash: 'c0ffee',
    files: Object.entries(files).map(describeFile),
    redirects,
    gone,
    scriptHashes: [scriptHash],
    ...(thirdParty && { thirdParty }),
  }
}

function describeFile([path, content]: readonly [string, string | Uint8Array]): ManifestFile {
  const kind = kindOf(path)
  return {
    path,
    hash: hash('sha256', content, 'hex').slice(0, 32),
    size: Buffer.byteLength(content),
    kind,
    cache: kind === 'asset' ? 'immutable' : 'revalidate',
  }
}

function kindOf(path: string): FileKind {
  if (path.startsWith('assets/')) return 'asset'
  if (/^(page|slice)-data\//.test(path)) return 'data'
  if (path === 'sw.js') return 'control'
  return path.endsWith('.html') && !path.startsWith('public-') ? 'document' : 'public'
}
