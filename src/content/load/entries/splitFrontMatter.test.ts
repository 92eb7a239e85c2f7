import { expect, test } from 'vitest'
import { splitFrontMatter } from './splitFrontMatter.ts'
import { createSourceText } from '../source/sourceText.ts'

test.each([
  ['LF', '---\na: 1\n---\nbody', 'a: 1\n', 'body'],
  ['CRLF', '---\r\na: 1\r\n---\r\nbody', 'a: 1\r\n', 'body'],
  ['a byte order mark', '\uFEFF---\na: 1\n---\nbody', 'a: 1\n', 'body'],
  ['spaces behind the dashes', '---  \na: 1\n--- \nbody', 'a: 1\n', 'body'],
  ['no fields', '---\n---\nbody', '', 'body'],
  ['no body', '---\na: 1\n---', 'a: 1\n', ''],
  ['a rule in the body', '---\na: 1\n---\nbody\n---\nmore', 'a: 1\n', 'body\n---\nmore'],
])('front matter and body are separated with %s', (...[, content, yaml, body]) => {
  const source = createSourceText('a.md', content)
  const span = splitFrontMatter(source)
  if ('rule' in span) throw new Error(span.message)
  expect(source.text.slice(span.start, span.end)).toBe(yaml)
  expect(source.text.slice(span.body)).toBe(body)
})

test.each([
  ['no front matter', 'body'],
  ['an empty file', ''],
  ['no closing line', '---\na: 1\nbody'],
  ['dashes that are not the first line', '\n---\na: 1\n---\n'],
])('a file with %s is reported', (_name, content) => {
  expect(splitFrontMatter(createSourceText('a.md', content))).toMatchObject({ rule: 'front-matter', line: 1, column: 1 })
})

test('front matter in TOML gets the form that is meant', () => {
  expect(splitFrontMatter(createSourceText('a.md', '+++\ntitle = "Oak"\n+++\n'))).toMatchObject({
    fix: 'Write the fields in YAML, between lines of `---`: `title: …` in place of `title = …`.',
  })
})
