import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../platform/testing/temporaryFolder.ts'
import { FactReader } from './FactReader.ts'
import { Parts } from './Parts.ts'
import { type CommonHashes, Traces, readMade } from './Traces.ts'

describe('the parts of an output', () => {
  let home: string
  let file: string
  /** The output of the last build: paths with their contents. */
  let output: Map<string, string>

  beforeEach(() => {
    home = temporaryFolder('parts')
    file = join(home, 'traces')
    output = new Map()
  })

  interface Build {
    readonly facts: Readonly<Record<string, string>>
    readonly key?: string
    readonly common?: CommonHashes
  }

  /** Builds a page that shows a fact and a list; returns the steps that were taken. */
  function build({ facts, key = 'key', common = { settings: '1' } }: Build): readonly string[] {
    const steps: string[] = []
    const before = output
    output = new Map()
    const reader = new FactReader()
    const traces = new Traces(file, { common, facts: new Map(Object.entries(facts)) })
    const parts = new Parts({
      traces,
      reader,
      output: {
        add: ({ path }, content) => void output.set(path, String(content)),
        keep(path, hash) {
          if (hash === undefined || before.get(path) !== hash) return false
          output.set(path, hash)
          return true
        },
        hashOf: (path) => output.get(path),
      },
    })
    const more = parts.add('page /', key, () => {
      steps.push('planned')
      reader.note('title')
      if (facts.title === 'Long') reader.note('list')
      const content = facts.title?.toLowerCase() ?? ''
      return {
        content,
        more: { content },
        write(files) {
          steps.push('written')
          files.add({ path: 'index.html', kind: 'document' }, content)
        },
      }
    })
    expect(more).toEqual({ content: facts.title?.toLowerCase() })
    expect(output.get('index.html')).toBe(facts.title?.toLowerCase())
    traces.write([])
    return steps
  }

  it('are kept until something that they read changes', () => {
    expect(build({ facts: { title: 'Oak', list: '1' } })).toEqual(['planned', 'written'])
    expect(build({ facts: { title: 'Oak', list: '1' } })).toEqual([])
    expect(build({ facts: { title: 'Oak', list: '2' } })).toEqual([])
    expect(build({ facts: { title: 'Elm', list: '2' } })).toEqual(['planned', 'written'])
  })

  it('are not rewritten if their content is the same', () => {
    build({ facts: { title: 'Oak' } })
    expect(build({ facts: { title: 'OAK' } })).toEqual(['planned'])
    expect(build({ facts: { title: 'OAK' } })).toEqual([])
  })

  it('depend on what they read in the last build, not in the first', () => {
    build({ facts: { title: 'Oak', list: '1' } })
    build({ facts: { title: 'Long', list: '1' } })
    expect(build({ facts: { title: 'Long', list: '2' } })).toEqual(['planned'])
    build({ facts: { title: 'Oak', list: '2' } })
    expect(build({ facts: { title: 'Oak', list: '3' } })).toEqual([])
  })

  it.each([
    ['their outline', { key: 'other' }],
    ['what all are made of', { common: { settings: '2' } }],
  ])('are rebuilt if %s changed', (_what, change) => {
    build({ facts: { title: 'Oak' } })
    expect(build({ facts: { title: 'Oak' }, ...change })).not.toEqual([])
  })

  it('are rebuilt if a fact disappears, and if a missing one appears', () => {
    build({ facts: { title: 'Long', list: '1' } })
    expect(build({ facts: { title: 'Long' } })).toEqual(['planned'])
    expect(build({ facts: { title: 'Long', list: '1' } })).toEqual(['planned'])
  })

  it('are rewritten if their files were changed by hand', () => {
    build({ facts: { title: 'Oak' } })
    output.set('index.html', 'changed')
    expect(build({ facts: { title: 'Oak' } })).toEqual(['planned', 'written'])
  })

  it('record why they were made, as facts with their hashes, and nothing about kept ones', () => {
    build({ facts: { title: 'Oak', list: '1' } })
    expect(readMade(file)?.made).toEqual({
      everything: [{ fact: 'the first build', before: '', after: '' }],
      files: [],
      parts: { 'page /': [] },
    })
    build({ facts: { title: 'Elm', list: '2' }, key: 'other' })
    expect(readMade(file)?.made.parts).toEqual({
      'page /': [
        { fact: 'its outline', before: 'key', after: 'other' },
        { fact: 'title', before: 'Oak', after: 'Elm' },
      ],
    })
    build({ facts: { title: 'Elm', list: '2' }, key: 'other' })
    expect(readMade(file)?.made.parts).toEqual({})
  })
})
