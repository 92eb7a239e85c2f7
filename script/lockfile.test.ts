import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

interface LockedPackage {
  readonly version?: string
  readonly integrity?: string
  readonly resolved?: string
  /** A folder of the engine that is linked as a package. */
  readonly link?: boolean
  readonly hasInstallScript?: boolean
  readonly dev?: boolean
  readonly os?: string
  readonly cpu?: string
}

const root = join(import.meta.dirname, '..')
const lockfile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { readonly packages: Record<string, LockedPackage> }
const packages = Object.entries(lockfile.packages).filter(([path, { link = false }]) => path.startsWith('node_modules/') && !link)

test('every package is pinned by hash, including the Node binaries for all platforms', () => {
  expect(packages.filter(([, { integrity }]) => integrity === undefined).map(([path]) => path)).toEqual([])
  const binaries = packages.filter(([path]) => /^node_modules\/node-(bin-)?(linux|darwin|win)-/.test(path))
  expect(binaries.map(([, { os, cpu }]) => `${os} ${cpu}`).sort()).toEqual([
    'darwin arm64',
    'darwin x64',
    'linux arm64',
    'linux x64',
    'win32 x64',
  ])
  for (const [path, { version, dev = false }] of binaries) {
    expect(version, path).toMatch(/^24\./)
    expect(dev, `${path} is for work on the engine alone`).toBe(true)
  }
})

test('no production package has an install script', () => {
  expect(packages.filter(([, { hasInstallScript, dev }]) => hasInstallScript && !dev).map(([path]) => path)).toEqual([])
})

test('the lockfile contains no registry URLs', () => {
  expect(packages.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([])
})
