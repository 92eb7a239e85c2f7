import { appendFileSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { Snapshot } from '../../content/load/snapshot/Snapshot.ts'
import { loadEntries } from '../../content/load/entries/loadEntries.ts'
import { articleSchema } from '../../content/schemas/entrySchemas.ts'
import { temporaryFolder } from '../../platform/testing/temporaryFolder.ts'
import { ReadingThread, readingTasks } from './ReadingThread.ts'

function openThreads(count: number): readonly ReadingThread[] {
  const threads = readingTasks(count).map((task) => new ReadingThread(task))
  onTestFinished(() => threads.forEach((thread) => thread.close()))
  return threads
}

const namesOf = (files: number) => Array.from({ length: files }, (_, index) => `file-${index}`)

/** Takes turns in order until there are none. */
function takeTurns(threads: readonly ReadingThread[], files: number): readonly string[][] {
  const turns = threads.map((thread) => thread.begin('articles', namesOf(files)).turns()[Symbol.iterator]())
  const taken = threads.map((): string[] => [])
  for (let round = 0, left = true; left; round += 1) {
    const turn = turns[round % turns.length]?.next()
    left = turn?.done !== true
    if (turn && !turn.done) taken[round % turns.length]?.push(...turn.value)
  }
  return taken
}

describe('threads that read together', () => {
  it('share out every file of a list once', () => {
    const [one = [], two = []] = takeTurns(openThreads(2), 40)
    expect([one.length, two.length]).toEqual([24, 16])
    expect([...one, ...two].toSorted()).toEqual(namesOf(40).toSorted())
  })

  it('share out the files of each list', () => {
    const [thread] = openThreads(2)
    const read = (list: 'articles' | 'pictures', files: number) => [...(thread?.begin(list, namesOf(files)).turns() ?? [])]
    expect(read('articles', 3)).toEqual([['file-0', 'file-1', 'file-2']])
    expect(read('pictures', 2)).toEqual([['file-0', 'file-1']])
    expect(thread?.filesRead('articles')).toEqual(['file-0', 'file-1', 'file-2'])
    expect(read('articles', 3)).toEqual([])
  })

  it('tell each of the others what they find, once', () => {
    const [one, two, three] = openThreads(3).map((thread) => thread.begin('articles', namesOf(1)))
    one?.tell(['a'])
    two?.tell(['b'])
    expect(three?.told()).toEqual(['a', 'b'])
    expect(three?.told()).toEqual([])
    expect(one?.told()).toEqual(['b'])
  })
})

describe('texts that threads read together', () => {
  let home: string
  const text = (title: string) =>
    `---\ntitle: ${title}\nslug: ${title.toLowerCase()}\ndescription: A text.\nauthor: Ada\ndate: 2026-01-31\n---\nWords of ${title}.\n`
  const pathOf = (id: string) => join(home, 'articles', id, 'en.md')
  const ids = Array.from({ length: 40 }, (_, index) => `text-${String(index).padStart(2, '0')}`)
  const files = ids.map((id) => `articles/${id}/en.md`)

  beforeEach(() => {
    home = temporaryFolder('reading')
    for (const id of ids) {
      mkdirSync(join(home, 'articles', id), { recursive: true })
      writeFileSync(pathOf(id), text(id))
    }
  })

  const load = (shared?: ReadingThread, snapshot = new Snapshot(join(home, 'kept'), { version: '1', began: Infinity })) =>
    loadEntries({
      directory: home,
      root: 'articles',
      schema: articleSchema,
      languages: new Set(['en']),
      snapshot,
      ...(shared && { shared: (unread: readonly string[]) => shared.begin('articles', unread) }),
    })

  const seen = ({ entries, problems }: ReturnType<typeof load>) => ({
    problems,
    entries: entries.map(({ id, digest, front, body, source }) => ({
      id,
      digest,
      front,
      words: body.words,
      parts: body.parts,
      text: source.text,
    })),
  })

  /** Lets another thread read the first turn, as it was before `change`; then loads all in this one. */
  function loadAfterOther(change: () => void = () => undefined): {
    readonly loaded: ReturnType<typeof load>
    readonly other: ReadingThread
  } {
    const [here, other] = openThreads(2) as [ReadingThread, ReadingThread]
    const turn = other.begin('articles', files).turns()[Symbol.iterator]().next()
    expect(turn.value).toHaveLength(16)
    const alone = new Snapshot(join(home, 'other'), { version: '1', began: Infinity })
    const lines = (turn.value ?? []).flatMap((file: string) => {
      const index = files.indexOf(file)
      alone.recall(file, join(home, file))
      const { digest, front, body } = load(undefined, new Snapshot(join(home, 'none'), { version: '1' })).entries[index] ?? {}
      return (
        alone.keep(file, {
          digest,
          front,
          inserts: [],
          notes: [],
          headings: [],
          words: 1000 + (body?.words ?? 0),
          links: [],
          anchors: [],
        }) ?? []
      )
    })
    other.begin('articles', files).tell(lines)
    change()
    return { loaded: load(here), other }
  }

  it('are the same as those that one thread reads', () => {
    const [here] = openThreads(2)
    expect(seen(load()).problems).toEqual([])
    expect(seen(load(here))).toEqual(seen(load()))
  })

  it('are not read again if another has told what is in them', () => {
    const { entries } = seen(loadAfterOther().loaded)
    expect(entries.map(({ words }) => words > 1000)).toEqual(ids.map((_, index) => index < 16))
    expect(entries.map(({ text: whole }) => whole)).toEqual(ids.map(text))
  })

  it('are read again if they changed after another had read them', () => {
    const changed = pathOf('text-03')
    const { entries } = seen(loadAfterOther(() => (appendFileSync(changed, 'More.\n'), utimesSync(changed, 1, 1))).loaded)
    expect(entries.filter(({ words }) => words > 1000)).toHaveLength(15)
    expect(entries[3]?.text).toMatch(/More\.\n$/)
  })

  it('are read again, and their problems reported, if another found problems in them', () => {
    writeFileSync(pathOf('text-03'), `${text('text-03')}\n[^none]\n`)
    const [here, other] = openThreads(2) as [ReadingThread, ReadingThread]
    load(other)
    const { problems } = load(here)
    expect(problems.map(({ file, rule }) => [file, rule])).toEqual([['articles/text-03/en.md', 'missing-footnote']])
  })

  it('are kept for the next run, whoever has read them', () => {
    const [here, other] = openThreads(2) as [ReadingThread, ReadingThread]
    load(other)
    const snapshot = new Snapshot(join(home, 'kept'), { version: '1', began: Infinity })
    load(here, snapshot)
    snapshot.write()
    const next = new Snapshot(join(home, 'kept'), { version: '1' })
    expect(ids.filter((id) => next.recall(`articles/${id}/en.md`, pathOf(id)) !== undefined)).toEqual(ids)
  })
})
