import fs, { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../platform/testing/temporaryFolder.ts'
import type { PlanGroup } from '../plan/resolveEntry.ts'
import { replaceCalls } from '../testing/replaceCalls.ts'
import { JournalError, chooseJournal, openJournal, readJournal } from './openJournal.ts'
import type { JournalRecord } from './runState.ts'

const reserve: JournalRecord = { type: 'reserve', call: 'a/draft/0', bound: { input: 5, output: 10 } }
const settle: JournalRecord = { type: 'settle', call: 'a/draft/0', usage: { input: 4, output: 2 }, text: 'Sentence\nğ 한' }

describe('the journal of a run', () => {
  let folder: string
  let file: string

  beforeEach(() => {
    folder = temporaryFolder('journal')
    file = join(folder, 'runs/one.jsonl')
  })

  const write = (...records: readonly JournalRecord[]) => {
    const journal = openJournal(file)
    for (const record of records) journal.append(record)
    journal.close()
  }
  const read = () => {
    const journal = openJournal(file)
    journal.close()
    return journal.earlier
  }

  it('gives the next process what this one wrote', () => {
    write(reserve, settle)
    expect(read()).toEqual([reserve, settle])
  })

  it('continues after the last complete line, wherever the process died', () => {
    write(reserve)
    const half = Buffer.from(JSON.stringify(settle))
    for (let length = 1; length < half.length; length += 7) {
      appendFileSync(file, half.subarray(0, length))
      expect(read()).toEqual([reserve])
    }
    write(settle)
    expect(read()).toEqual([reserve, settle])
  })

  it('is refused, and left as it is, if any byte of it is damaged', () => {
    write(settle, reserve)
    const whole = readFileSync(file)
    for (let at = 0; at < whole.length - 1; at += 1) {
      const damaged = Buffer.from(whole)
      damaged[at] = 0xff
      writeFileSync(file, damaged)
      expect(read, `byte ${at}`).toThrow(JournalError)
      expect(readFileSync(file)).toEqual(damaged)
    }
  })

  it('never changes an existing line', () => {
    write(reserve)
    const before = readFileSync(file, 'utf8')
    write(settle)
    expect(readFileSync(file, 'utf8').startsWith(before)).toBe(true)
  })

  it('writes nothing after a line that it could not finish', () => {
    write(reserve)
    const journal = openJournal(file)
    journal.close()
    expect(() => journal.append(settle)).toThrow(/one\.jsonl cannot be written \(EBADF\)\. Run the same command/)
    expect(() => journal.append(settle)).toThrow(/cannot be written\. Run the same command/)
    expect(read()).toEqual([reserve])
  })

  it.each(['writeSync', 'fsyncSync'] as const)('writes a line again if %s fails in the middle of it', (name) => {
    const journal = openJournal(file)
    journal.append(reserve)
    const restore = replaceCalls({
      [name](descriptor: number) {
        restore()
        fs.writeSync(descriptor, '{"type":')
        throw Object.assign(new Error('EIO'), { code: 'EIO' })
      },
    })
    journal.append(settle)
    journal.close()
    expect(read()).toEqual([reserve, settle])
  })

  it('does not retry after an error that is not from the system, and writes nothing more', () => {
    write(reserve)
    const journal = openJournal(file)
    let writes = 0
    const restore = replaceCalls({
      writeSync() {
        writes += 1
        throw new Error('Stopped')
      },
    })
    expect(() => journal.append(settle)).toThrow(JournalError)
    restore()
    expect(() => journal.append(settle)).toThrow(JournalError)
    journal.close()
    expect([writes, journal.appended]).toEqual([1, []])
    expect(read()).toEqual([reserve])
  })

  it('separates the records of this process from earlier ones', () => {
    write(reserve)
    const journal = openJournal(file)
    journal.append(settle)
    journal.close()
    expect([journal.earlier, journal.appended]).toEqual([[reserve], [settle]])
  })

  it('flushes each line to the disk as it is appended', () => {
    const journal = openJournal(file)
    let flushed = ''
    const { fsyncSync } = fs
    replaceCalls({
      fsyncSync(descriptor: number) {
        fsyncSync(descriptor)
        flushed = readFileSync(file, 'utf8')
      },
    })
    journal.append(settle)
    journal.close()
    expect(flushed).toBe(`${JSON.stringify(settle)}\n`)
  })

  it('is complete even if the system writes a line in pieces', () => {
    const journal = openJournal(file)
    const { writeSync } = fs
    const restore = replaceCalls({
      writeSync: (descriptor: number, line: Uint8Array, from = 0) => writeSync(descriptor, line, from, Math.min(7, line.length - from)),
    })
    journal.append(settle)
    restore()
    journal.append(reserve)
    journal.close()
    expect(read()).toEqual([settle, reserve])
  })

  it('that cannot be read is an error, while a missing one is empty', () => {
    mkdirSync(file, { recursive: true })
    expect(() => readJournal(file)).toThrow(expect.objectContaining({ code: 'EISDIR', path: file }))
    expect(readJournal(join(folder, 'none'))).toEqual({ records: [], length: 0 })
  })

  it('stays the same for a plan until its run has ended, and then a new one is chosen', () => {
    const group: PlanGroup = { language: 'en', category: 'rooms', count: 2, topics: [] }
    const choose = (...groups: readonly PlanGroup[]) => chooseJournal(folder, groups).file
    const [first, other] = [choose(group), choose({ ...group, count: 3 })]
    expect(other).not.toBe(first)
    file = first
    write(reserve)
    expect(choose(group)).toBe(first)
    write({ type: 'end', at: '2026-03-01' })
    const second = choose(group)
    file = second
    write(reserve)
    expect([second === first, choose(group), choose({ ...group, count: 3 })]).toEqual([false, second, other])
  })

  it('refuses a file with a line that is not a record', () => {
    write(reserve)
    writeFileSync(file, `${readFileSync(file, 'utf8')}{"type":"gift"}\n`)
    expect(() => read()).toThrow(JournalError)
    expect(() => read()).toThrow(/one\.jsonl:2 is not a record/)
  })
})
