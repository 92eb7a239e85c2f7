import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Language } from '../../shared/languages/languages.ts'
import { scriptedBody } from '../testing/scriptedText.ts'
import { checkTalk, checkTalkLine } from './checkTalk.ts'
import { readBody } from './readBody.ts'

const root = join(import.meta.dirname, '../../..')

const phrasesOf = (language: Language, kind: 'chatter' | 'harmless') =>
  readFileSync(join(root, 'fixtures/chatter/held-out', language, `${kind}.md`), 'utf8')
    .trim()
    .split('\n')
const shareFound = (phrases: readonly string[], language: Language) =>
  phrases.filter((phrase) => checkTalk(readBody(phrase), language).length > 0).length / phrases.length

describe('chatter of a model around a text', () => {
  it.each([
    ['en', 'I must decline to write this article.'],
    ['en', 'Please let me know if you would like me to change anything.'],
    ['en', 'Word count: 640 words'],
    ['tr', 'Bu konuda yardımcı olamam, çünkü böyle metinler yazmıyorum.'],
    ['tr', 'Ne yazık ki bu içeriği oluşturamıyorum.'],
    ['tr', 'Başka bir konuda yardıma ihtiyacınız olursa bana bildirin.'],
    ['ru', 'Я искусственный интеллект и не могу писать такие тексты.'],
    ['ru', 'Вот статья, которую вы просили:'],
    ['ru', 'Если вам нужна дополнительная помощь, дайте мне знать.'],
    ['ko', '더 필요한 글이 있으시면 말씀해 주세요.'],
    ['tr', 'Here is the article:'],
    ['ko', 'Word count: 640'],
  ] as const)('in %s is found at the beginning and at the end: %s', (language, phrase) => {
    const body = scriptedBody(language, 'one')
    expect(checkTalk(readBody(`${phrase}\n\n${body}`), language)).toHaveLength(1)
    expect(checkTalk(readBody(`${body}\n\n${phrase}`), language)).toHaveLength(1)
  })

  it('is told of at most five times', () => {
    const phrases = Array.from({ length: 7 }, () => 'I must decline to write this article.')
    expect(checkTalk(readBody(phrases.join('\n\n')), 'en')).toHaveLength(5)
  })

  it('is found after a sentence of the article', () => {
    const [finding] = checkTalk(readBody(`${scriptedBody('en', 'one')} Let me know if you want a longer version.`), 'en')
    expect(finding?.message).toMatchInlineSnapshot(
      `""Let me know if you want a longer version." is not part of an article: it is about the task. Write the article itself."`,
    )
  })

  it.each(['Here is the revised version', 'Final text', 'Notes for the editor'])('is found in a heading: %s', (heading) => {
    expect(checkTalk(readBody(`## ${heading}\n\n${scriptedBody('en', 'one')}`), 'en')).toHaveLength(1)
  })

  it('is judged more strictly at the ends of a text than within it', () => {
    const body = scriptedBody('en', 'one')
    const phrase = 'I kept the sentences short.'
    expect(checkTalk(readBody(`${body}\n\n${phrase}`), 'en')).toHaveLength(1)
    expect(checkTalk(readBody(`${body}\n\n${phrase}\n\n${body}`), 'en')).toEqual([])
  })

  it('is allowed in a quotation', () => {
    expect(checkTalkLine('“I cannot help you with this article,” said the machine in the shop, and the chair stayed.', 'en')).toEqual([])
  })

  it('is searched for only within a plausible length of a sentence', () => {
    expect(checkTalkLine(`${'chairs, '.repeat(50_000)}and I cannot write this article.`, 'en')).toEqual([])
  })

  it.each([
    ['en', 120],
    ['tr', 24],
    ['ru', 24],
    ['ko', 24],
  ] as const)(
    'is found in no published text in %s',
    (language, least) => {
      const texts = readdirSync(join(root, 'site/articles'))
        .map((name) => join(root, 'site/articles', name, `${language}.md`))
        .filter((path) => existsSync(path))
        .map((path) => /^---\n([^]*?)\n---\n([^]*)$/.exec(readFileSync(path, 'utf8')) ?? [])
      const findings = texts.flatMap(([, front = '', body = '']) => {
        const lines = [...front.matchAll(/^(?:title|description): (.*)$/gm)].map(([, line = '']) => line)
        return [...checkTalk(readBody(body), language), ...lines.flatMap((line) => checkTalkLine(line, language))]
      })
      expect(texts.filter(([, , body]) => body).length).toBeGreaterThanOrEqual(least)
      expect(findings).toEqual([])
    },
    60_000,
  )
})

describe('held-out phrases', () => {
  // docs/writing.md has the measured shares; a change of the check may not fall far below them.
  it.each([
    ['en', 0.8],
    ['tr', 0.8],
    ['ru', 0.75],
    ['ko', 0.75],
  ] as const)('of chatter in %s are found to a share of at least %f', (language, least) => {
    const phrases = phrasesOf(language, 'chatter')
    expect(phrases.length).toBeGreaterThanOrEqual(100)
    expect(shareFound(phrases, language)).toBeGreaterThanOrEqual(least)
  })

  it.each(['en', 'tr', 'ru', 'ko'] as const)('without chatter in %s are flagged to a share of at most 0.05', (language) => {
    const phrases = phrasesOf(language, 'harmless')
    expect(phrases.length).toBeGreaterThanOrEqual(100)
    expect(shareFound(phrases, language)).toBeLessThanOrEqual(0.05)
  })
})
