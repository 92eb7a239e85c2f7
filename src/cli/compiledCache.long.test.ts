import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'compiled-'))
})

afterAll(() => rmSync(folder, { recursive: true }))

function run(): string {
  const script = `import { enableCompileCache } from 'node:module'
    enableCompileCache(${JSON.stringify(folder)})
    const { explainError } = await import(${JSON.stringify(join(import.meta.dirname, 'explainError.ts'))})
    console.log(explainError(Object.assign(new Error(), { code: 'ENOSPC' })))`
  // NODE_COMPILE_CACHE, which the tests share, takes precedence over a cache named in code.
  const { NODE_COMPILE_CACHE: _shared, ...env } = process.env
  return execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8', env })
}

function filesOfCache(): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

it.each([
  ['flipped in the middle', (content: Buffer) => void content.writeUInt8(content.readUInt8(content.length >> 1) ^ 1, content.length >> 1)],
  ['flipped in its last byte', (content: Buffer) => void content.writeUInt8(content.readUInt8(content.length - 1) ^ 1, content.length - 1)],
])('Node detects compiled code that was %s, and compiles it again', (_how, harm) => {
  expect(run()).toBe('The disk is full.\n')
  expect(filesOfCache().length).toBeGreaterThan(2)
  for (const file of filesOfCache()) {
    const content = readFileSync(file)
    harm(content)
    writeFileSync(file, content)
  }
  expect(run()).toBe('The disk is full.\n')
})

it.each([0, 20])('Node detects compiled code that was cut to %i bytes, and compiles it again', (length) => {
  run()
  for (const file of filesOfCache()) truncateSync(file, length)
  expect(run()).toBe('The disk is full.\n')
})
