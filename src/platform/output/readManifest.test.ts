import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { manifestFile } from '../../shared/output/manifest.ts'
import { parseManifest, readManifest } from './readManifest.ts'

const file = { path: 'a/index.html', hash: 'c0ffee', size: 4, kind: 'document', cache: 'revalidate' }
const manifest = { version: 1, webpackCompilationHash: 'x', files: [file], redirects: [], scriptHashes: [] }

it('a manifest that a build writes is valid', () => {
  expect(parseManifest(JSON.stringify(manifest))).toEqual(manifest)
})

it.each([
  '',
  'null',
  '[]',
  '{"version":1}',
  JSON.stringify(manifest).slice(0, -9),
  ...[
    { ...manifest, version: 2 },
    { ...manifest, files: {} },
    ...['/../a', 'blog', '/blog/', '//a'].map((base) => ({ ...manifest, base })),
    { ...manifest, files: [null] },
    { ...manifest, redirects: [{ from: '/a', to: '/b', status: 200 }] },
    { ...manifest, scriptHashes: [1] },
    { ...manifest, gone: 'all' },
    { ...manifest, noindex: [1] },
    { ...manifest, thirdParty: null },
    { ...manifest, thirdParty: { scripts: [{}], proxied: [] } },
    { ...manifest, thirdParty: { scripts: [{ src: 'no address', strategy: 'idle' }], proxied: [] } },
    { ...manifest, thirdParty: { scripts: [], proxied: ['x.js'] } },
    { ...manifest, files: [{ ...file, size: -1 }] },
    ...['/etc/passwd', '../a', 'a//b', 'a/./b', 'a/..', '', 'a\0'].map((path) => ({ ...manifest, files: [{ ...file, path }] })),
    { ...manifest, files: [{ ...file, size: '4' }] },
    { ...manifest, files: [{ ...file, kind: 'page' }] },
  ].map((value) => JSON.stringify(value)),
])('%s is no valid manifest', (text) => {
  expect(parseManifest(text)).toBeUndefined()
})

it('a folder or a pipe in the place of a manifest counts as none', () => {
  const folder = temporaryFolder('manifest')
  const path = join(folder, manifestFile)
  mkdirSync(path, { recursive: true })
  expect(readManifest(folder)).toBeUndefined()
  rmSync(path, { recursive: true })
  execFileSync('mkfifo', [path])
  expect(readManifest(folder)).toBeUndefined()
  rmSync(path)
  writeFileSync(path, JSON.stringify(manifest))
  expect(readManifest(folder)?.manifest).toEqual(manifest)
})
