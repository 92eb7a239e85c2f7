import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../platform/testing/temporaryFolder.ts'
import type { PlanGroup } from '../plan/resolveEntry.ts'
import { chooseJournal, openJournal } from './openJournal.ts'
import { remainingGroups } from './remainingGroups.ts'
import type { JournalRecord } from './runState.ts'

const group: PlanGroup = { language: 'en', category: 'rooms', count: 2, topics: ['Red rooms', 'Blue rooms'] }
const begin: JournalRecord = { type: 'begin', at: '2026-03-01', command: 'x', model: 'm', prompt: 'p' }
const chosen: JournalRecord = { type: 'topics', group: '1', topics: ['Red rooms', 'Blue rooms'] }
const written = (article: string): JournalRecord => ({ type: 'written', article, id: `a-${article}`, language: 'en' })
const end: JournalRecord = { type: 'end', at: '2026-03-02' }

describe('a plan that is given again', () => {
  let folder: string

  beforeEach(() => {
    folder = temporaryFolder('runs')
  })

  const run = (groups: readonly PlanGroup[], ...records: readonly JournalRecord[]) => {
    const journal = openJournal(chooseJournal(folder, groups).file)
    for (const record of records) journal.append(record)
    journal.close()
  }

  it('is returned whole if nothing was written', () => {
    expect(remainingGroups(folder, [group])).toEqual({ groups: [group], done: [] })
    expect(remainingGroups(join(folder, 'none'), [group])).toEqual({ groups: [group], done: [] })
  })

  it('has nothing left if its run has ended', () => {
    run([group], begin, chosen, written('1.1'), written('1.2'), end)
    expect(remainingGroups(folder, [group])).toEqual({ groups: [], done: group.topics })
  })

  it('still has its new topics and those that were not written', () => {
    run([group], begin, chosen, written('1.1'), end)
    const longer = { ...group, count: 3, topics: [...group.topics, 'Green rooms'] }
    expect(remainingGroups(folder, [longer])).toEqual({
      groups: [{ ...longer, count: 2, topics: ['Blue rooms', 'Green rooms'] }],
      done: ['Red rooms'],
    })
  })

  it('still has in each of its groups what was not written', () => {
    const other: PlanGroup = { language: 'tr', category: 'rooms', count: 3, topics: ['Yeşil odalar', 'Red rooms'] }
    const chosenToo: JournalRecord = { type: 'topics', group: '2', topics: [...other.topics, 'Mavi odalar'] }
    const found: JournalRecord = { type: 'written', article: '2.1', id: 'yesil', language: 'tr' }
    run([group, other], begin, chosen, chosenToo, written('1.2'), found, end)
    expect(remainingGroups(folder, [group, other])).toEqual({
      groups: [
        { ...group, count: 1, topics: ['Red rooms'] },
        { ...other, count: 2, topics: ['Red rooms'] },
      ],
      done: ['Blue rooms', 'Yeşil odalar'],
    })
  })

  it('ignores unfinished runs of other plans, and other files', () => {
    run([{ ...group, count: 7 }], begin, chosen, written('1.1'))
    writeFileSync(join(folder, 'notes.txt'), 'Red rooms\n')
    expect(remainingGroups(folder, [group])).toEqual({ groups: [group], done: [] })
  })

  it('is returned whole if its run has not ended, so that the run resumes', () => {
    run([group], begin, chosen, written('1.1'))
    expect(remainingGroups(folder, [group])).toEqual({ groups: [group], done: [] })
  })

  it('is returned whole for an unfinished run, whatever the run before it has written', () => {
    run([group], begin, chosen, written('1.1'), written('1.2'), end)
    run([group], begin, chosen)
    expect(remainingGroups(folder, [group])).toEqual({ groups: [group], done: [] })
  })

  it('is returned whole if it names no topics, or is in another language', () => {
    const open = { ...group, topics: [] }
    run([group], begin, chosen, written('1.1'), written('1.2'), end)
    expect(remainingGroups(folder, [open])).toEqual({ groups: [open], done: [] })
    const other = { ...group, language: 'tr' } as const
    expect(remainingGroups(folder, [other])).toEqual({ groups: [other], done: [] })
  })
})
