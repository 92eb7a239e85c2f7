import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeSbom, type NpmSbom } from './sbom.ts'
import { shippedPackages } from './shippedPackages.ts'

const root = join(import.meta.dirname, '../..')
const packages = shippedPackages()
const listed = packages.filter(({ isForOneSystem }) => !isForOneSystem)

/** Licences that a publisher can accept without review. libvips (LGPL) is used as a library, beside sharp's own code. */
const free = /^(?:MIT|Apache-2\.0|BSD-[23]-Clause|0BSD|ISC|OFL-1\.1|BlueOak-1\.0\.0)$/

test('every shipped package except the binaries of sharp has a permissive licence', () => {
  const others = packages.filter(({ licence }) => !free.test(licence))
  expect(others.filter(({ name }) => !name.startsWith('@img/sharp-')).map(({ name, licence }) => `${name}: ${licence}`)).toEqual([])
})

test('every shipped package has a stated reason or is required by another package', () => {
  expect(packages.filter(({ reason, wantedBy }) => reason === undefined && wantedBy.length === 0).map(({ name }) => name)).toEqual([])
})

test('docs/dependencies.md lists every package with its version, licence and publication date', () => {
  const rows = readFileSync(join(root, 'docs/dependencies.md'), 'utf8').matchAll(
    /^\| `([^`]+)` \| (\S+) \| ([\d-]+) \| [\d ]*\| ([^|]+) \|/gm,
  )
  const written = [...rows].map(([, name, version, published, licence]) => ({
    name,
    version,
    licence,
    isDated: /^20\d\d-\d\d-\d\d$/.test(published ?? ''),
  }))
  expect(written).toEqual(listed.map(({ name, version, licence }) => ({ name, version, licence, isDated: true })))
})

test('the bill of materials lists only shipped packages, omits none, and is deterministic', () => {
  const print = () => JSON.parse(execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx'], { cwd: root, encoding: 'utf8' })) as NpmSbom
  const bill = makeSbom(print(), packages, 'roomwright') as NpmSbom
  const installed = listed.map(({ name, version }) => `${name}@${version}`)
  expect(bill.components.map(({ name, version }) => `${name}@${version}`)).toEqual(expect.arrayContaining(installed))
  const known = new Set(packages.map(({ name, version }) => `${name}@${version}`))
  expect(bill.components.filter(({ name, version }) => !known.has(`${name}@${version}`))).toEqual([])
  expect(bill.metadata.component.name).toBe('roomwright')
  expect(makeSbom(print(), packages, 'roomwright')).toEqual(bill)
})
