import { mkdtempSync, readSync, rmSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readWholeFile } from './readWholeFile.ts'

const folder = mkdtempSync(join(tmpdir(), 'whole-'))
const file = join(folder, 'file')
const content = 'abc한'.repeat(50_000)

type Read = (descriptor: number, bytes: Buffer, length: number) => number

/** Opens a file whose reads are replaced. */
const opening = (read: Read) => async (path: string) => {
  const handle = await open(path)
  const other = async (bytes: Buffer, _offset: number, length: number) => {
    await Promise.resolve()
    return { bytesRead: read(handle.fd, bytes, length) }
  }
  return Object.assign(handle, { read: other })
}

describe('readWholeFile', () => {
  beforeAll(() => writeFileSync(file, content))
  afterAll(() => rmSync(folder, { recursive: true }))

  it('returns what was written', async () => {
    expect((await readWholeFile(file)).toString()).toBe(content)
  })

  it('returns the whole file if each read gives only half of the rest', async () => {
    const halves = opening((descriptor, bytes, length) => readSync(descriptor, bytes, 0, Math.ceil(length / 2), null))
    expect((await readWholeFile(file, halves)).toString()).toBe(content)
  })

  it('returns the whole file if it has grown', async () => {
    const grown = opening((descriptor, bytes, length) => {
      writeFileSync(file, `${content}${content}`)
      return readSync(descriptor, bytes, 0, length, null)
    })
    expect((await readWholeFile(file, grown)).toString()).toBe(`${content}${content}`)
    writeFileSync(file, content)
  })

  it('continues if a signal interrupts it', async () => {
    let count = 0
    const interrupted = opening((descriptor, bytes, length) => {
      count += 1
      if (count % 2 === 1) throw Object.assign(new Error('EINTR'), { code: 'EINTR' })
      return readSync(descriptor, bytes, 0, Math.min(length, 70_000), null)
    })
    expect((await readWholeFile(file, interrupted)).toString()).toBe(content)
  })

  it('throws with the path of a file that cannot be read', async () => {
    const broken = opening(() => {
      throw Object.assign(new Error('EIO'), { code: 'EIO' })
    })
    await expect(readWholeFile(file, broken)).rejects.toMatchObject({ code: 'EIO', path: file })
    await expect(readWholeFile(join(folder, 'nothing'))).rejects.toMatchObject({ code: 'ENOENT' })
    await expect(readWholeFile(folder)).rejects.toMatchObject({ code: 'EISDIR', path: folder })
  })
})
