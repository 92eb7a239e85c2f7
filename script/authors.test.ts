import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const folder = new URL('../site/authors/', import.meta.url)
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'))

/** Front matter and biography of an author's file. */
function readAuthor(file: string) {
  const [, front = '', body = ''] = readFileSync(new URL(file, folder), 'utf8').split(/^---$/m)
  return { file, front, body: body.trim() }
}

const authorsIn = (language: string) => files.filter((file) => file.endsWith(`/${language}.md`)).map(readAuthor)

const words = { en: /language model/, tr: /dil model/i, ru: /модел/, ko: /언어 모델|모델/ }
/** Phrases that claim human writers. */
const hands = /several people|several members|more than one hand|more than one of us|birden çok yazan|нескольких пишущих|여러 손/i

describe.each(['en', 'tr', 'ru', 'ko'] as const)('author pages in %s', (language) => {
  const authors = authorsIn(language)

  it('disclose that a language model writes, and claim no human writers', () => {
    expect(authors.filter(({ body }) => !words[language].test(body) || hands.test(body)).map(({ file }) => file)).toEqual([])
  })

  it('differ in their titles, descriptions and last sentences', () => {
    const ends = authors.map(({ body }) => body.split(/(?<=[.!?:;])\s+/).at(-1))
    const fields = ['meta_title', 'meta_description'].map((field) =>
      authors.map(({ front }) => new RegExp(`^${field}: (.*)$`, 'm').exec(front)?.[1]),
    )
    for (const list of [ends, ...fields]) expect(new Set(list).size).toBe(authors.length)
  })
})

it('every English author has a distinct voice', () => {
  const manners = authorsIn('en').map(({ front }) => /^voice:\n(?: {2}\w+: .+\n){5}/m.exec(front)?.[0] ?? '')
  expect(manners).not.toContain('')
  expect(new Set(manners.map((text) => text.split('\n')[1])).size).toBe(manners.length)
  expect(new Set(manners.map((text) => text.split('\n')[5])).size).toBe(manners.length)
})
