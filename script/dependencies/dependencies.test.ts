import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeSbom, type NpmSbom } from './sbom.ts'
import { shippedPackages } from './shippedPackages.ts'

const root = join(import.meta.dirname, '../..')
const packages = shippedPackages()
const listed = packages.filter(({ isForOneSystem }) => !isForOneSystem)

/** Licences that a publisher may take on unread; libvips is used as a library (LGPL), beside sharp's own code. */
const free = /^(?:MIT|Apache-2\.0|BSD-[23]-Clause|0BSD|ISC|OFL-1\.1|BlueOak-1\.0\.0)$/

test('every package that is shipped has a free licence', () => {
  const others = packages.filter(({ licence }) => !free.test(licence))
  expect(others.filter(({ name }) => !name.startsWith('@img/sharp-')).map(({ name, licence }) => `${name}: ${licence}`)).toEqual([])
})

test('every package is there for a reason of its own, or for another package', () => {
  expect(packages.filter(({ reason, wantedBy }) => reason === undefined && wantedBy.length === 0).map(({ name }) => name)).toEqual([])
})

test('the document names every package with its version, licence and age', () => {
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

test('the bill of materials has what is shipped and nothing else, and is the same twice', () => {
  const print = () => JSON.parse(execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx'], { cwd: root, encoding: 'utf8' })) as NpmSbom
  const bill = makeSbom(print(), packages, 'roomwright') as NpmSbom
  const installed = listed.map(({ name, version }) => `${name}@${version}`)
  expect(bill.components.map(({ name, version }) => `${name}@${version}`)).toEqual(expect.arrayContaining(installed))
  const known = new Set(packages.map(({ name, version }) => `${name}@${version}`))
  expect(bill.components.filter(({ name, version }) => !known.has(`${name}@${version}`))).toEqual([])
  expect(bill.metadata.component.name).toBe('roomwright')
  expect(makeSbom(print(), packages, 'roomwright')).toEqual(bill)
})
