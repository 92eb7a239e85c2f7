import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Traces } from './Traces.ts'
import { tracesFile, why } from './why.ts'

const file = 'articles/oak/en.md'

describe('the reason why a page was made', () => {
  let home: string

  beforeEach(() => {
    home = mkdtempSync(join(tmpdir(), 'why-'))
    mkdirSync(join(home, 'site/articles/oak'), { recursive: true })
    writeFileSync(join(home, 'site', file), '---\ntitle: Oak\nauthor: Ada\n---\n\nText.\n')
  })

  afterEach(() => rmSync(home, { recursive: true, force: true }))

  const folder = () => ({ cache: join(home, 'cache'), site: join(home, 'site'), out: join(home, 'out') })

  /** A build of a home page, which reads a card, a text and a list, and of one more page. */
  function build(facts: Readonly<Record<string, string>>, fields: readonly string[] = []): void {
    const traces = new Traces(tracesFile(folder()), { base: 'base', facts: new Map(Object.entries(facts)) })
    const reads = [`card of ${file}`, `body of ${file}`, 'en articles']
    for (const [name, read] of [
      ['page /', reads],
      ['page /terms', []],
    ] as const) {
      if (traces.isCurrent(name, 'key')) traces.keep(name)
      else traces.record(name, { key: 'key', reads: read, files: [], more: null })
    }
    traces.write([{ file, fields }])
  }

  const before = { [`card of ${file}`]: '1', [`body of ${file}`]: '1', 'en articles': '1' }

  it('names every changed fact, with its hashes and the line of its field or text', () => {
    build(before)
    build({ [`card of ${file}`]: '2', [`body of ${file}`]: '2', 'en articles': '2' }, ['author'])
    expect(why('/', folder())).toEqual({
      path: '/',
      state: 'made',
      reasons: [
        { fact: `card of ${file}`, before: '1', after: '2', source: { file, line: 3 } },
        { fact: `body of ${file}`, before: '1', after: '2', source: { file, line: 5 } },
        { fact: 'en articles', before: '1', after: '2', source: { file, line: 3 } },
      ],
    })
  })

  it('is empty for a page that was kept, and undefined for one that was never made', () => {
    build(before)
    build({ ...before, 'en articles': '2' })
    expect(why('/terms', folder())).toEqual({ path: '/terms', state: 'kept', reasons: [] })
    expect(why('/nowhere', folder())).toBeUndefined()
  })
})
