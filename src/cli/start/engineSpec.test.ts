import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { engineSpec } from './engineSpec.ts'

let home: string

beforeEach(() => {
  home = mkdtempSync(join(realpathSync(tmpdir()), 'spec-'))
})
afterEach(() => rmSync(home, { recursive: true }))

function write(file: string, text: string): void {
  mkdirSync(dirname(join(home, file)), { recursive: true })
  writeFileSync(join(home, file), text)
}

describe('an installed engine', () => {
  const specOf = () => engineSpec(join(home, 'tool/node_modules/roomwright/package'), join(home, 'garden'))

  beforeEach(() => write('tool/node_modules/roomwright/package/engine.json', '{"version":"1.2.3","hash":"0"}'))

  test.each([
    ['the registry', 'https://registry.example/roomwright-1.2.3.tgz', '1.2.3'],
    ['a file', 'file:../roomwright-1.2.3.tgz', 'file:../roomwright-1.2.3.tgz'],
    ['a file that is gone', 'file:../gone.tgz', '1.2.3'],
  ])('that came from %s', (_from, resolved, spec) => {
    write('roomwright-1.2.3.tgz', '')
    write('tool/node_modules/.package-lock.json', JSON.stringify({ packages: { 'node_modules/roomwright': { resolved } } }))
    expect(specOf()).toEqual({ spec })
  })

  test.each([
    ['missing', undefined],
    ['without the engine', '{"packages":{}}'],
    ['of another form', 'null'],
    ['broken', '{"packages":'],
  ])('counts as one from the registry if the record that npm keeps is %s', (_what, record) => {
    if (record !== undefined) write('tool/node_modules/.package-lock.json', record)
    expect(specOf()).toEqual({ spec: '1.2.3' })
  })
})

test('an engine that runs from its sources is installed from the file that a release packs', () => {
  write('engine/package.json', '{"version":"1.2.3"}')
  const specOf = () => engineSpec(join(home, 'engine'), join(home, 'sites/garden'))
  const spec = 'file:../../engine/release/roomwright-1.2.3.tgz'
  expect(specOf()).toEqual({ spec, unpacked: join(home, 'engine') })
  write('engine/release/roomwright-1.2.3.tgz', '')
  expect(specOf()).toEqual({ spec })
})
