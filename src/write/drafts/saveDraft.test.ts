import fs, { linkSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { slugFault } from '../../content/schemas/fields.ts'
import { type JournalRecord, runState } from '../journal/runState.ts'
import type { KnownPublication } from '../run/loadKnownPublication.ts'
import { replaceCalls } from '../testing/replaceCalls.ts'
import { type Draft, draftSlug, saveDraft } from './saveDraft.ts'

const draft: Draft = {
  language: 'en',
  slug: 'oil',
  title: 'Oil',
  description: 'Which oil.',
  author: 'Ann Lee',
  date: '2026-03-01',
  entity: { category: 'trends', subcategories: [] },
  asked: { category: 'trends' },
  sources: [],
  model: 'scripted',
  body: 'A body.\n',
  notes: [],
  picture: 'A tin',
  topic: 'Oil',
}

/** Makes an empty publication. */
function makeFolder(): string {
  const directory = mkdtempSync(join(tmpdir(), 'drafts-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  return directory
}

/** Makes a publication whose disk is full for some files; the error of the system names no file. */
function fillDisk(isFor: (path: string) => boolean): string {
  const directory = makeFolder()
  const write = fs.writeFileSync
  replaceCalls({
    writeFileSync(...[path, content, options]: Parameters<typeof write>) {
      write(path, content, options)
      if (!isFor(String(path))) return
      write(path, 'half')
      throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC', syscall: 'write' })
    },
  })
  return directory
}

test('a draft stays intact if its process was killed before it removed the second link to the file', () => {
  const directory = makeFolder()
  save(directory)
  const file = join(directory, 'articles/oil/en.md')
  const content = readFileSync(file, 'utf8')
  linkSync(file, join(directory, '.writing/half-1.1'))
  writeFileSync(join(directory, 'picture.webp'), 'a picture')
  const lead = { picture: { name: 'oil', scene: 'tin', seed: 1, file: join(directory, 'picture.webp'), hash: '0', alt: {} }, alt: 'A tin' }
  save(directory, { ...draft, lead }, [{ type: 'writing', article: '1.1', id: 'oil', language: 'en', hash: '0' }])
  expect(readFileSync(file, 'utf8')).toBe(content)
  expect(readFileSync(join(directory, 'articles/oil/tin-1.webp'), 'utf8')).toBe('a picture')
})

test('a draft is saved on a file system without hard links, and replaces no file there either', () => {
  const directory = makeFolder()
  replaceCalls({
    linkSync() {
      throw Object.assign(new Error('EPERM'), { code: 'EPERM', syscall: 'link' })
    },
  })
  save(directory)
  const file = join(directory, 'articles/oil/en.md')
  expect(readFileSync(file, 'utf8')).toMatch(/A body\.\n$/)
  expect(readdirSync(join(directory, '.writing'))).toEqual(['notes'])
  writeFileSync(file, 'of an editor')
  expect(() => save(directory)).toThrow('articles/oil/en.md was put there by someone else during the run.')
  expect(readFileSync(file, 'utf8')).toBe('of an editor')
})

test('a draft that the run has written is not written again, even if an editor has deleted it since', () => {
  const directory = makeFolder()
  save(directory, draft, [{ type: 'written', article: '1.1', id: 'oil', language: 'en' }])
  expect(readdirSync(directory)).toEqual([])
})

const save = (directory: string, saved = draft, records: readonly JournalRecord[] = []) =>
  saveDraft('1.1', saved, {
    publication: { directory } as KnownPublication,
    journal: { earlier: [], appended: [], append: () => undefined, close: () => undefined },
    state: runState(records),
  })

test.each([
  ['/notes/', '.writing/notes/oil.en.json'],
  ['/half-', 'articles/oil/en.md'],
])('a full disk at %s leaves no partial file, and the error names the file', (part, file) => {
  const directory = fillDisk((path) => path.includes(part))
  let error: unknown
  try {
    save(directory)
  } catch (thrown) {
    error = thrown
  }
  expect(error).toMatchObject({ code: 'ENOSPC', path: join(directory, file) })
  const names = readdirSync(directory, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  expect(names.map(({ name }) => name)).toEqual(part === '/notes/' ? [] : ['oil.en.json'])
})

test('a draft has its front matter, its sources only if there are any, and then its text', () => {
  const directory = makeFolder()
  save(directory, { ...draft, sources: [{ title: 'Linseed', url: 'https://pedia.example/linseed' }] })
  expect(readFileSync(join(directory, 'articles/oil/en.md'), 'utf8')).toBe(
    [
      '---',
      'title: Oil',
      'slug: oil',
      'description: Which oil.',
      'author: Ann Lee',
      'date: 2026-03-01',
      'entities:',
      '  - category: trends',
      '    subcategories: []',
      'status: draft',
      'sources:',
      '  - title: Linseed',
      '    url: https://pedia.example/linseed',
      'made:',
      '  by: model',
      '  model: scripted',
      '  prompt: roomwright-3',
      '  at: 2026-03-01',
      '---',
      '',
      'A body.',
      '',
    ].join('\n'),
  )
  save(directory, { ...draft, slug: 'wax' })
  expect(readFileSync(join(directory, 'articles/wax/en.md'), 'utf8')).not.toContain('sources')
})

test.each([
  ['mavi-odalar', 'Mavi Odalar', 'mavi-odalar'],
  ['', 'İnce Işık: Şehirde', 'ince-isik-sehirde'],
  ['../../etc/passwd', 'A quiet room', 'a-quiet-room'],
  ['Not A Slug', 'A quiet room', 'a-quiet-room'],
  ['синяя-комната', 'Синяя комната', 'синяя-комната'],
  ['a--b', 'Ä b', 'a-b'],
  ['', '🙂', 'section'],
  ['a'.repeat(100), 'A quiet room', 'a'.repeat(100)],
  ['a'.repeat(101), 'A quiet room', 'a-quiet-room'],
  ['', '파란 방', '파란-방'],
])('the slug %j for "%s" becomes %s', (proposed, title, slug) => {
  expect(draftSlug(proposed, title)).toBe(slug)
  expect(slugFault(slug)).toBeUndefined()
})

test('a very long title gives a slug of limited length', () => {
  expect(Buffer.byteLength(draftSlug('', 'очень длинное слово '.repeat(40)))).toBeLessThanOrEqual(100)
  expect(draftSlug('', 'ы'.repeat(500))).toBe('article')
})
