import { expect, test } from 'vitest'
import { z } from 'zod'
import { createSourceText } from '../../load/source/sourceText.ts'
import { parseYaml } from '../../load/yaml/parseYaml.ts'
import { adsSchema } from '../adsSchema.ts'
import { checkFields, checkSchema } from './checkSchema.ts'
import { articleSchema } from '../entrySchemas.ts'
import { choicesAt } from './explainIssue.ts'
import { redirectsSchema } from '../redirectsSchema.ts'

const sound = 'title: A Chair\nslug: a-chair\ndescription: A chair.\nauthor: Ann Lee\ndate: 2026-01-31\n'

function check(yaml: string) {
  const { data } = parseYaml(createSourceText('en.md', yaml))
  if (!data) throw new Error('This is not YAML')
  return checkFields(articleSchema, data)
}

test('valid front matter gets its defaults', () => {
  expect(check(sound)).toMatchObject({ value: { slug: 'a-chair', date: '2026-01-31', status: 'published' }, problems: [] })
})

test('white space around a text, such as the line break that ends a block of YAML, is no part of it', () => {
  const written = sound.replace('description: A chair.', 'description: >\n  A chair\n  of oak.').replace('Ann Lee', '" Ann Lee "')
  const { value } = check(`${written}image:\n  src: a.jpg\n  alt: >\n    Oak\n`)
  expect(value).toMatchObject({ description: 'A chair of oak.', author: 'Ann Lee', image: { alt: 'Oak' } })
})

test('the text for readers who cannot see a picture may be blank here, but not too long', () => {
  expect(check(`${sound}image: { src: a.jpg, alt: '' }\n`).problems).toEqual([])
  expect(check(`${sound}image: { src: a.jpg, alt: ${'x'.repeat(50_001)} }\n`).problems).toMatchObject([
    { rule: 'text-limit', message: '`alt` has 50001 characters; a field may have at most 50000.' },
  ])
})

test.each([
  ['auther: Ann Lee', 6, 1, 'unknown-field', '`auther` is not a field.', 'Did you mean `author`?'],
  ['title2: x', 6, 1, 'unknown-field', '`title2` is not a field.', 'Did you mean `title`?'],
  ['rating: 5.5', 6, 9, 'wrong-value', '`rating` is the number 5.5.', 'Write a number from 0 to 5.'],
  ["rating: '4'", 6, 9, 'wrong-type', '`rating` is "4".', 'Write a number from 0 to 5.'],
  ['status: drafts', 6, 9, 'wrong-value', '`status` is "drafts".', 'Did you mean `draft`?'],
  [
    'updated: 2026-02-30',
    6,
    10,
    'wrong-date',
    '`updated` "2026-02-30" does not exist: that month has 28 days.',
    'Write a date such as 2026-01-31.',
  ],
  ['updated: 2026', 6, 10, 'wrong-type', '`updated` is the number 2026.', 'Write a date such as 2026-01-31, in quotes.'],
  [
    'publishAt: 2026-01-31',
    6,
    12,
    'wrong-date',
    '`publishAt` "2026-01-31" has no time.',
    'Write a date and time such as 2026-01-31T08:00Z.',
  ],
  ['entities: furniture', 6, 11, 'wrong-type', '`entities` is "furniture".', 'Write a list of `- category: key`.'],
  ['entities:\n  - furniture', 7, 5, 'wrong-type', 'This entry of `entities` is "furniture".', 'Write `category: key`.'],
  ['entities:\n  - subcategories: []', 7, 5, 'missing-field', '`category` is missing.', 'Add `category:` with the key of a category.'],
  [
    'entities:\n  - category: a\n    subcategories:\n      - subcategory: 1',
    9,
    22,
    'wrong-type',
    '`subcategory` is the number 1.',
    'Write the key of a subcategory, in quotes.',
  ],
  ['image: ./a.jpg', 6, 8, 'wrong-type', '`image` is "./a.jpg".', 'Write a map with `src` and `alt`.'],
  [
    'image:\n  alt: x',
    6,
    1,
    'missing-field',
    '`src` is missing.',
    'Add `src:` with the path of a picture beside the file: `./picture.jpg`.',
  ],
  ['image:\n  scr: ./a.jpg\n  src: ./a.jpg', 7, 3, 'unknown-field', '`scr` is not a field.', 'Did you mean `src`?'],
  ['image:', 6, 1, 'wrong-type', '`image` has no value.', 'Write a map with `src` and `alt`.'],
  [
    "sources:\n  - { title: ' ', url: 'https://example.org/' }",
    7,
    14,
    'wrong-value',
    '`title` is empty.',
    'Write the title of the document.',
  ],
  [
    'sources:\n  - { title: V, url: example.org }',
    7,
    22,
    'wrong-value',
    '`url` "example.org" is not an absolute web address.',
    'Write its address: `https://example.org/page`.',
  ],
  [
    "sources:\n  - { title: V, url: 'javascript:alert(1)' }",
    7,
    22,
    'wrong-value',
    '`url` "javascript:alert(1)" is not an absolute web address.',
    'Write its address: `https://example.org/page`.',
  ],
  [
    'sources:\n  - { title: Chairs, publisher: The Press }',
    7,
    5,
    'source-without-place',
    'This entry of `sources` says neither where the document is nor who published it and when.',
    'Write `url`, or `publisher` and `year`.',
  ],
  [
    'corrections:\n  - { date: 2026-11-23 }',
    7,
    5,
    'missing-field',
    '`text` is missing.',
    'Add `text:` with one sentence that says what was corrected.',
  ],
  [
    'made:\n  by: model\n  readings:\n    - { by: A, kind: model, date: 2026-11-23, answers: [1, 1, 0.4, 1, 1] }',
    9,
    63,
    'wrong-value',
    'This entry of `answers` is the number 0.4.',
    'Write 0, 0.5 or 1.',
  ],
  [
    'made:\n  by: model\n  readings:\n    - { by: A, kind: model, date: 2026-11-23, answers: ["1", 1, 1, 1, 1] }',
    9,
    57,
    'wrong-value',
    'This entry of `answers` is "1".',
    'Write 1 without quotes.',
  ],
  [
    'made:\n  by: model\n  readings:\n    - { by: A, kind: model, date: 2026-11-23, answers: [x, 1, 1, 1, 1] }',
    9,
    57,
    'wrong-value',
    'This entry of `answers` is "x".',
    'Write 0, 0.5 or 1.',
  ],
  [
    'made:\n  by: model\n  readings:\n    - { by: A, kind: model, date: 2026-11-23, answers: [1, 1] }',
    9,
    56,
    'wrong-value',
    '`answers` is a list of 2.',
    'Write five of 0, 0.5 and 1: `[1, 0.5, 1, 1, 1]`.',
  ],
  [
    'made:\n  by: model\n  readings:\n    - { by: A, kind: model, date: 2026-11-23, answers: all }',
    9,
    56,
    'wrong-type',
    '`answers` is "all".',
    'Write five of 0, 0.5 and 1: `[1, 0.5, 1, 1, 1]`.',
  ],
  ['made: { by: robot }', 6, 13, 'wrong-value', '`by` is "robot".', 'Write `person` or `model`.'],
  [
    'image: { src: a.jpg, alt: A, focus: [0.5, 0.5], 5 }',
    6,
    49,
    'unknown-field',
    '`5` is not a field: a comma ends a number.',
    'Write a point: `92.5`.',
  ],
  ['😀: x', 6, 1, 'unknown-field', '`😀` is not a field.', expect.stringMatching(/^Write one of `title`/)],
  ['__proto__: x', 6, 1, 'unknown-field', '`__proto__` is not a field.', expect.stringMatching(/^Write one of/)],
])('%j is reported at its position, with a fix', (...[yaml, line, column, rule, message, fix]) => {
  expect(check(`${sound}${yaml}\n`).problems).toEqual([{ severity: 'error', file: 'en.md', line, column, rule, message, fix }])
})

test.each([
  [z.strictObject({ for: z.number() }), 'Remove it, or write `for`.'],
  [z.strictObject({}), 'Remove it.'],
])('the fix for an unknown field names the only other one, if there is one (%#)', (schema, fix) => {
  const { data } = parseYaml(createSourceText('en.md', 'for: 1\npeople: 2\n'))
  const problems = data ? checkSchema(schema, data).problems : []
  expect(problems.find(({ message }) => message === '`people` is not a field.')?.fix).toBe(fix)
})

test('a schema that wants a Date gets the blame, since YAML has none', () => {
  const { data } = parseYaml(createSourceText('en.md', 'when: 2026-01-31\n'))
  const [problem] = data ? checkSchema(z.strictObject({ when: z.date() }), data).problems : []
  expect(problem).toMatchObject({ line: 1, column: 7, message: '`when` is "2026-01-31".', fix: expect.stringContaining('`z.iso.date()`') })
  const absent = parseYaml(createSourceText('en.md', 'title: A\n')).data
  const [missing] = absent ? checkSchema(z.object({ when: z.date() }), absent).problems : []
  expect(missing).toMatchObject({ rule: 'missing-field', fix: expect.stringContaining('`z.iso.date()`') })
})

test.each([
  ['title: 1984', 'title', 'wrong-type', '`title` is the number 1984.', 'Write the title as readers see it, in quotes.'],
  ['title: ""', 'title', 'wrong-value', '`title` is empty.', 'Write the title as readers see it.'],
  ['slug: A_Chair', 'slug', 'slug-form', '`slug` "A_Chair" is not lower-case words joined by `-`.', 'Write `a-chair`.'],
  ['slug: кресло-качалка', 'slug', undefined, undefined, undefined],
  ['slug: テーブル', 'slug', undefined, undefined, undefined],
  ['slug: 人々', 'slug', undefined, undefined, undefined],
  ['slug: กๆ', 'slug', undefined, undefined, undefined],
  ['slug: ½-ⅳ-Inch', 'slug', 'slug-form', '`slug` "½-ⅳ-Inch" is not lower-case words joined by `-`.', 'Write `inch`.'],
  ['slug: ""', 'slug', 'slug-form', '`slug` "" is not lower-case words joined by `-`.', 'Write lower-case words joined by `-`.'],
  [
    `slug: ${'a'.repeat(59)}-${'b'.repeat(150)}`,
    'slug',
    'slug-form',
    expect.stringContaining('is longer than 200 bytes'),
    `Write \`${'a'.repeat(59)}\`.`,
  ],
  ['slug: a--chair', 'slug', 'slug-form', '`slug` "a--chair" is not lower-case words joined by `-`.', 'Write `a-chair`.'],
  [
    'slug: u\u0308ber',
    'slug',
    'slug-form',
    '`slug` "u\u0308ber" has letters made of parts (its Unicode form is not NFC).',
    'Write `über`.',
  ],
  ['slug: ../a', 'slug', 'slug-form', '`slug` "../a" is not lower-case words joined by `-`.', 'Write `a`.'],
])('%j in place of the valid field is checked', (...[line, field, rule, message, fix]) => {
  const yaml = sound.replace(new RegExp(`^${field}: .*$`, 'm'), line)
  expect(check(yaml).problems).toEqual(rule ? [expect.objectContaining({ rule, message, fix })] : [])
})

test.each([
  ['{ from: /a, to: /b, status: 410 }', '1:15 `to` does not belong with the fields beside it. Remove it.'],
  ["{ from: /a, to: /b, status: '301' }", '1:31 `status` is "301". Write 301 without quotes.'],
  [
    '{ from: /a?b=1, to: /b }',
    '1:11 `from` "/a?b=1" is not a path. Write it without `?`, `#`, `\\` and spaces; a space in an address is `%20`.',
  ],
  [
    '{ from: /a, to: "/b#c" }',
    '1:19 `to` "/b#c" is neither a path nor an address. Write it without `?`, `#`, `\\` and spaces; a space in an address is `%20`.',
  ],
  ['{ from: a, to: /b }', '1:11 `from` "a" is not a path. Write a path that begins with `/`.'],
])('the mistake in the redirect %s is reported with a fix that mends it', (redirect, sentence) => {
  const { data } = parseYaml(createSourceText('redirects.yaml', `- ${redirect}\n`))
  if (!data) throw new Error('This is not YAML')
  expect(
    checkSchema(redirectsSchema, data).problems.map(({ line, column, message, fix }) => `${line}:${column} ${message} ${fix}`),
  ).toEqual([sentence])
})

test('choicesAt returns the choices of an enum through every default', () => {
  const look = z.enum(['house', 'plain']).default('house')
  const schema = z.strictObject({ theme: z.strictObject({ look }).prefault({}), title: z.string().optional() })
  expect(choicesAt(schema, ['theme', 'look'])).toEqual(['house', 'plain'])
  expect([choicesAt(schema, ['title']), choicesAt(schema, ['theme', 'nothing'])]).toEqual([undefined, undefined])
})

test('missing fields are reported at the start of the front matter', () => {
  expect(check('title: A Chair').problems.map(({ line, column, message }) => `${line}:${column} ${message}`)).toEqual([
    '1:1 `slug` is missing.',
    '1:1 `description` is missing.',
    '1:1 `author` is missing.',
    '1:1 `date` is missing.',
  ])
})

test('valid fields are kept beside invalid ones', () => {
  const { fields, value } = check(`${sound}rating: many\nupdated: 2026-02-01\nnonsense: 1\n`)
  expect(value).toBeUndefined()
  expect(fields).toEqual({
    title: 'A Chair',
    slug: 'a-chair',
    description: 'A chair.',
    author: 'Ann Lee',
    date: '2026-01-31',
    updated: '2026-02-01',
  })
})

test('front matter that is not a map is a single problem', () => {
  expect(check('just words').problems).toMatchObject([{ line: 1, column: 1, rule: 'wrong-type', message: 'The file is "just words".' }])
})

test('more mistakes than a call can take arguments are reported as one problem', { timeout: 60_000 }, () => {
  const value = { sapeLinks: { '/terms': Array(200_000).fill(1) } }
  const data = { source: createSourceText('ads.json', ''), value, locate: () => 0 }
  const { fields, problems } = checkFields(adsSchema, data)
  expect(fields).toEqual({})
  expect(problems).toMatchObject([{ file: 'ads.json', rule: 'too-many-mistakes' }])
})
