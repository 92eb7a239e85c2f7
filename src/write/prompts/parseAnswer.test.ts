import { describe, expect, it } from 'vitest'
import { answerSchemas, parseAnswer } from './parseAnswer.ts'

const read = (text: string) => parseAnswer(text, answerSchemas.author)

describe('an answer of the model', () => {
  it.each([
    '<think>\nOne {or} another {"author":"Bo"}?\n</think>\n\n{"author":"Ann"}',
    '<think>{}</think>{"author":"Ann"}',
    'The desk {"author":"Bo"} might fit.\n</think>\n{"author":"Ann"}',
    '[THINK]Bo?[/THINK]{"author":"Ann"}',
    '{"author":"Ann"} She is "the" one.',
    '{"author":"Ann"}',
    '```json\n{"author":"Ann"}\n```',
    'Here you are: {"author":"Ann","why":"she knows"} Good luck!',
  ])('is found in %j', (text) => {
    expect(read(text)).toEqual({ answer: { author: 'Ann' } })
  })

  it.each([
    ['Ann', 'json', 'not a JSON object'],
    ['{"author":"Ann"', 'json', 'not a JSON object'],
    ['{"authors":[{"author":"Ann"},{"auth', 'json', 'breaks off'],
    ['{"author":"Ann}', 'json', 'not valid JSON'],
    ['{"name":"Ann"}', 'form', '`author`'],
    ['{"author":["Ann"]}', 'form', '`author`'],
  ])('is refused with a reason: %j', (text, rule, reason) => {
    const result = read(text)
    expect('findings' in result && result.findings[0]).toMatchObject({ rule, message: expect.stringContaining(reason) as string })
  })

  it('may begin with very much white space, without a delay', () => {
    // A new search from each space would take longer than a test may.
    expect(read(`${'\n'.repeat(1_000_000)}{"author":"Ann"}`)).toEqual({ answer: { author: 'Ann' } })
    expect(read(`${' '.repeat(1_000_000)}Ann`)).toMatchObject({ findings: [{ rule: 'json' }] })
  })
})

it('an answer that is wrong in many places is sent back with the first eight', () => {
  const sections = Array.from({ length: 12 }, () => ({ heading: 1, points: [] }))
  const result = parseAnswer(JSON.stringify({ sections }), answerSchemas.outline)
  expect('findings' in result && result.findings.map(({ message }) => /`(.*)`/.exec(message)?.[1])).toEqual(
    Array.from({ length: 8 }, (_, at) => `sections.${at}.heading`),
  )
})

describe('the length of an answer', () => {
  it.each([
    ['a line', answerSchemas.author, 'author', 2000],
    ['a text', answerSchemas.draft, 'body', 200_000],
  ] as const)('has a limit: %s', (_what, schema, field, most) => {
    const answerOf = (length: number) => parseAnswer<unknown>(JSON.stringify({ [field]: 'a'.repeat(length) }), schema)
    expect(answerOf(most)).toHaveProperty('answer')
    expect(answerOf(most + 1)).toHaveProperty('findings')
  })
})
