import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadPublication } from '../../content/loadPublication.ts'
import { runConfigOnce } from '../../content/testing/loadFiles.ts'
import { makePublication } from '../testing/makePublication.ts'
import { scriptedBody } from '../testing/scriptedText.ts'
import { acceptDraft, rejectDraft } from './acceptDraft.ts'
import { findDraft, loadDrafts } from './loadDrafts.ts'

const body = scriptedBody('en', 'a draft')
const draftText = `---
title: "Old: Chairs" # as the model had it
slug: old-chairs
description: Chairs.
author: Ann Lee
date: 2026-03-01
entities:
  - category: homeDecorTrends
status: draft
made: { by: model, model: m, prompt: roomwright-3, at: 2026-03-01 }
---

${body}
`
const now = new Date('2026-03-05T09:00:00Z')

describe('the review of drafts', () => {
  let directory: string
  const file = () => join(directory, 'articles/old-chairs/en.md')
  const load = () =>
    loadDrafts({ directory, now, runConfig: runConfigOnce, inspectPicture: async () => ({ reason: 'missing', detail: '' }) })
  const judgement = () => ({ directory, by: 'Kim: the desk', now })

  beforeEach(() => {
    directory = makePublication({
      'articles/old-chairs/en.md': draftText,
      '.writing/notes/old-chairs.en.json': '{"picture":"Two chairs","notes":[{"rule":"source","message":"One was left out."}]}',
    })
  })

  afterEach(() => rmSync(directory, { recursive: true }))

  it('lists only drafts, with the findings about them', async () => {
    const [draft, ...others] = await load()
    expect(others).toEqual([])
    expect(draft).toMatchObject({ id: 'old-chairs', language: 'en', title: 'Old: Chairs', picture: 'Two chairs' })
    expect(draft?.findings.map(({ rule }) => rule)).toEqual(['source'])
  })

  it.each([
    ['Windows line endings', draftText.replaceAll('\n', '\r\n')],
    ['the line endings of old editors', draftText.replaceAll('\n', '\r')],
    ['spaces behind the dashes', draftText.replaceAll('---\n', '--- \n')],
    ['a byte order mark', `\uFEFF${draftText}`],
  ])('reports the same about a draft with %s, and publishes it without other changes', async (_which, text) => {
    const [plain] = await load()
    writeFileSync(file(), text)
    const [draft] = await load()
    expect([draft?.findings, draft?.words]).toEqual([plain?.findings, plain?.words])
    acceptDraft(findDraft(await load(), 'old-chairs'), judgement())
    expect(await load()).toEqual([])
    const published = readFileSync(file(), 'utf8')
    expect(published).toContain('status: published')
    expect(published.endsWith(text.slice(text.indexOf('## ')))).toBe(true)
  })

  it('gives length and topic, and reports where a draft is filed if the plan was different', async () => {
    const asked = async (place: object) => {
      writeFileSync(join(directory, '.writing/notes/old-chairs.en.json'), JSON.stringify({ topic: 'Old chairs', asked: place }))
      const [draft] = await load()
      expect(draft).toMatchObject({ topic: 'Old chairs', words: expect.any(Number) as number })
      expect(draft?.words).toBeGreaterThan(100)
      return draft?.filedElsewhere
    }
    expect(await asked({ category: 'homeDecorTrends' })).toBeUndefined()
    expect(await asked({ category: 'homeDecorTrends', subcategory: 'colorSchemes' })).toEqual({
      filed: 'homeDecorTrends',
      asked: 'homeDecorTrends / colorSchemes',
    })
    expect(await asked({ category: 'gardens' })).toEqual({ filed: 'homeDecorTrends', asked: 'gardens' })
  })

  it('continues if the notes cannot be read', async () => {
    writeFileSync(join(directory, '.writing/notes/old-chairs.en.json'), '{"topic": "half')
    const [draft] = await load()
    expect(draft?.findings.map(({ rule }) => rule)).toEqual(['notes'])
  })

  it('checks a draft as it is now', async () => {
    writeFileSync(file(), `${draftText}\n\nAs an AI language model, I like [this](https://evil.example/).\n`)
    const [draft] = await load()
    expect(draft?.findings.map(({ rule }) => rule)).toEqual(['source', 'refusal', 'link'])
  })

  it('publishes an accepted draft with reviewer and date, and leaves its body unchanged', async () => {
    acceptDraft(findDraft(await load(), 'old-chairs'), judgement())
    const text = readFileSync(file(), 'utf8')
    expect(text).toContain('title: "Old: Chairs" # as the model had it')
    expect(text).toContain('date: 2026-03-05')
    expect(text).toContain('status: published')
    expect(text).toContain('made: { by: model, model: m')
    expect(text).toContain('reviewedBy: "Kim: the desk"')
    expect(text).toContain('readings: [ { by: "Kim: the desk", kind: person, date: 2026-03-05 } ]')
    expect(text.endsWith(body + '\n')).toBe(true)
    expect(await load()).toEqual([])
    const record = JSON.parse(readFileSync(join(directory, '.writing/reviews.jsonl'), 'utf8')) as unknown
    expect(record).toMatchObject({ decision: 'accepted', by: 'Kim: the desk', at: '2026-03-05T09:00:00.000Z', id: 'old-chairs' })
  })

  it.each([
    ['that an editor began by hand', ''],
    [
      'that was read and rated before',
      'rating: 4.5\nmade: { by: model, model: m, readings: [{ by: M, kind: model, date: 2026-03-02, answers: [1, 1, 1, 1, 0.5] }] }\n',
    ],
  ])('leaves a draft %s without mistakes, and keeps its readings', async (_which, made) => {
    writeFileSync(file(), draftText.replace(/^made: .*\n/m, made))
    acceptDraft(findDraft(await load(), 'old-chairs'), judgement())
    const text = readFileSync(file(), 'utf8')
    expect(text).toContain('status: published')
    expect(text.match(/answers/g)).toEqual(made === '' ? null : ['answers'])
    expect(text).toContain(made === '' ? 'by: person' : 'by: model')
    const { problems } = await loadPublication({
      directory,
      now,
      drafts: false,
      runConfig: runConfigOnce,
      inspectPicture: async () => ({ reason: 'missing', detail: '' }),
    })
    expect(problems.filter((problem) => problem.file.startsWith('articles/old-chairs') && problem.severity === 'error')).toEqual([])
  })

  it.each([
    ['a picture that is not there', '\n![Two chairs](./chairs.jpg)\n'],
    ['a link that leads nowhere', '\n[More](/articles/nowhere)\n'],
    ['a link to another draft', '\n[More](/articles/other-chairs)\n'],
  ])('accepts no draft with %s, which stops no build before', async (_what, more) => {
    writeFileSync(file(), draftText + more)
    mkdirSync(join(directory, 'articles/other-chairs'))
    writeFileSync(join(directory, 'articles/other-chairs/en.md'), draftText.replace('slug: old-chairs', 'slug: other-chairs'))
    const draft = findDraft(await load(), 'old-chairs')
    expect(draft.problems.filter(({ severity }) => severity === 'error')).toHaveLength(1)
    expect(() => acceptDraft(draft, judgement())).toThrow('Correct it (1 in all)')
  })

  it('finds that a draft repeats another one', async () => {
    mkdirSync(join(directory, 'articles/other-chairs'))
    writeFileSync(join(directory, 'articles/other-chairs/en.md'), draftText.replace('slug: old-chairs', 'slug: other-chairs'))
    const findings = (await load()).map((draft) => draft.findings.map(({ rule }) => rule))
    expect(findings).toEqual([['source', 'duplicate'], ['duplicate']])
  })

  it('accepts a draft that links to itself', async () => {
    writeFileSync(file(), `${draftText}\n[Above](/articles/old-chairs)\n`)
    acceptDraft(findDraft(await load(), 'old-chairs'), judgement())
    expect(await load()).toEqual([])
  })

  it('accepts no draft that would stop a build', async () => {
    writeFileSync(file(), draftText.replace('slug: old-chairs', 'slug: white-walls'))
    const draft = findDraft(await load(), 'old-chairs')
    expect(() => acceptDraft(draft, judgement())).toThrow(/articles\/old-chairs\/en\.md:\d+: .*Correct it/)
    expect(readFileSync(file(), 'utf8')).toContain('status: draft')
  })

  it('accepts no draft that changed after it was loaded', async () => {
    const draft = findDraft(await load(), 'old-chairs/en')
    writeFileSync(file(), `${draftText}\nMore.\n`)
    expect(() => acceptDraft(draft, judgement())).toThrow('has just changed')
  })

  it('removes a rejected draft from the articles, but keeps the file', async () => {
    const kept = rejectDraft(findDraft(await load(), 'old-chairs'), { ...judgement(), reason: 'dull' })
    expect(existsSync(join(directory, 'articles/old-chairs'))).toBe(false)
    expect(readFileSync(kept, 'utf8')).toBe(draftText)
    expect(readFileSync(join(directory, '.writing/reviews.jsonl'), 'utf8')).toContain('"reason":"dull"')
  })

  it('moves the picture of a rejected draft along with it', async () => {
    writeFileSync(join(directory, 'articles/old-chairs/plain-room-4.webp'), 'picture')
    const kept = rejectDraft(findDraft(await load(), 'old-chairs'), judgement())
    expect(existsSync(join(directory, 'articles/old-chairs'))).toBe(false)
    expect(readFileSync(join(kept, '../plain-room-4.webp'), 'utf8')).toBe('picture')
  })

  it.each([
    ['accepted', acceptDraft],
    ['rejected', rejectDraft],
  ])('records a verdict once if the draft is %s again because the file could not be changed the first time', async (decision, judge) => {
    judge(findDraft(await load(), 'old-chairs'), judgement())
    const verdicts = () => readFileSync(join(directory, '.writing/reviews.jsonl'), 'utf8').match(/"decision":"\w+"/g)
    // What a failure between the record and the file leaves.
    mkdirSync(join(directory, 'articles/old-chairs'), { recursive: true })
    writeFileSync(file(), draftText)
    judge(findDraft(await load(), 'old-chairs'), { ...judgement(), now: new Date('2026-03-06T09:00:00Z') })
    expect([await load(), verdicts()]).toEqual([[], [`"decision":"${decision}"`]])
    mkdirSync(join(directory, 'articles/old-chairs'), { recursive: true })
    writeFileSync(file(), `${draftText}\nMore.\n`)
    judge(findDraft(await load(), 'old-chairs'), judgement())
    expect(verdicts()).toHaveLength(2)
  })

  it('adds a verdict below one that was only half written', async () => {
    const reviews = join(directory, '.writing/reviews.jsonl')
    writeFileSync(reviews, '{"decision":"rej')
    acceptDraft(findDraft(await load(), 'old-chairs'), judgement())
    expect(readFileSync(reviews, 'utf8').split('\n')).toEqual(['{"decision":"rej', expect.stringContaining('"accepted"'), ''])
  })

  it('keeps a draft that could not be rejected because its picture could not be moved', async () => {
    writeFileSync(join(directory, 'articles/old-chairs/plain-room-4.webp'), 'picture')
    mkdirSync(join(directory, '.writing/rejected/old-chairs/plain-room-4.webp'), { recursive: true })
    const draft = findDraft(await load(), 'old-chairs')
    expect(() => rejectDraft(draft, judgement())).toThrow()
    expect(existsSync(file())).toBe(true)
    rmSync(join(directory, '.writing/rejected'), { recursive: true })
    rejectDraft(findDraft(await load(), 'old-chairs'), judgement())
    expect(existsSync(join(directory, 'articles/old-chairs'))).toBe(false)
  })

  it('lists a draft whose title and author are missing by its id', async () => {
    writeFileSync(file(), draftText.replace(/^(?:title|author): .*\n/gm, ''))
    expect(await load()).toMatchObject([{ title: 'old-chairs', author: '' }])
  })

  it('wants the picture that a draft should have, until there is one', async () => {
    const pictureOf = async () => (await load())[0]?.picture
    expect(await pictureOf()).toBe('Two chairs')
    writeFileSync(file(), draftText.replace('date:', 'image: { src: chairs.webp, alt: Two chairs }\ndate:'))
    expect(await pictureOf()).toBeUndefined()
    rmSync(join(directory, '.writing/notes'), { recursive: true })
    writeFileSync(file(), draftText)
    expect(await pictureOf()).toBeUndefined()
  })

  it('finds a draft by its id alone only if it is in one language', async () => {
    writeFileSync(join(directory, 'articles/old-chairs/tr.md'), draftText)
    const drafts = await load()
    expect(() => findDraft(drafts, 'old-chairs')).toThrow('2 drafts have the id "old-chairs". Name one: old-chairs/en, old-chairs/tr.')
    expect(findDraft(drafts, 'old-chairs/tr').language).toBe('tr')
  })

  it('keeps the picture of a rejected draft that has a text in another language', async () => {
    writeFileSync(join(directory, 'articles/old-chairs/tr.md'), draftText)
    writeFileSync(join(directory, 'articles/old-chairs/plain-room-4.webp'), 'picture')
    rejectDraft(findDraft(await load(), 'old-chairs/en'), judgement())
    expect(readdirSync(join(directory, 'articles/old-chairs')).toSorted()).toEqual(['plain-room-4.webp', 'tr.md'])
  })

  it('reports that a draft does not exist', async () => {
    const drafts = await load()
    expect(() => findDraft(drafts, 'white-walls')).toThrow('There is no draft "white-walls"')
  })
})
