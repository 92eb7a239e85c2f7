import { expect, test } from 'vitest'
import type { Problem } from '../problem.ts'
import { formatJson, formatSarif, formatText } from './formatProblems.ts'

const error: Problem = {
  severity: 'error',
  file: 'articles/a chair/en.md',
  line: 3,
  column: 7,
  rule: 'slug-form',
  message: '`slug` is "A".',
  fix: 'Write `a`.',
}
const warning: Problem = { severity: 'warning', file: 'ads.json', line: 1, column: 1, rule: 'ads-without-page', message: 'No page.' }

test('the text format gives each problem a line with position, rule and message, and the fix below it', () => {
  expect(formatText([warning, error], { styled: false, folder: 'site' })).toMatchInlineSnapshot(`
    "site/ads.json:1:1  warning  ads-without-page  No page.
    site/articles/a chair/en.md:3:7  error  slug-form  \`slug\` is "A".
        Write \`a\`.

    1 error, 1 warning"
  `)
})

test.each([
  [[], 'No problems'],
  [[error, error], '2 errors'],
  [[warning, warning], '2 warnings'],
])('the summary counts errors and warnings', (problems, summary) => {
  expect(formatText(problems, { styled: false, folder: '.' }).endsWith(summary)).toBe(true)
})

test('the output has colours only if it is styled', () => {
  expect(formatText([error], { styled: false, folder: '.' })).not.toContain('\u001B')
  expect(formatText([error], { styled: true, folder: '.' })).toContain('\u001B[31merror')
  expect(formatText([warning], { styled: true, folder: '.' })).toContain('\u001B[33mwarning')
})

test.each([
  ['.', 'ads.json:1:1'],
  ['../other', '../other/ads.json:1:1'],
  ['/srv/site', '/srv/site/ads.json:1:1'],
])('from a publication at %s, the printed path leads to the file', (folder, place) => {
  expect(formatText([warning], { styled: false, folder }).startsWith(`${place}  `)).toBe(true)
})

test('control characters in content are escaped in terminal output', () => {
  const text = formatText([{ ...error, message: 'a\u001B[2Jb\nc\u202Ed' }], { styled: false, folder: '.' })
  expect(text).toContain('a\\u001b[2Jb\\u000ac\\u202ed')
})

test('the JSON format has the problems and their counts', () => {
  expect(JSON.parse(formatJson([error, warning]))).toEqual({ errors: 1, warnings: 1, problems: [error, warning] })
})

test('the SARIF format has each problem as a result of its rule with its location', () => {
  expect(JSON.parse(formatSarif([warning, error], '/srv/a site'))).toEqual({
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'roomwright',
            rules: [
              {
                id: 'ads-without-page',
                shortDescription: { text: '`ads.json` has links for a page that does not exist.' },
                help: { text: expect.stringContaining('roomwright check') as string },
                defaultConfiguration: { level: 'warning' },
              },
              {
                id: 'slug-form',
                shortDescription: { text: 'A slug is not lower-case words joined by `-`.' },
                help: { text: expect.stringContaining('A slug is not lower-case words') as string },
                defaultConfiguration: { level: 'error' },
              },
            ],
          },
        },
        columnKind: 'unicodeCodePoints',
        originalUriBaseIds: { SITE: { uri: 'file:///srv/a%20site/', description: { text: 'The publication folder.' } } },
        results: [
          {
            ruleId: 'ads-without-page',
            ruleIndex: 0,
            level: 'warning',
            message: { text: 'No page.' },
            locations: [
              { physicalLocation: { artifactLocation: { uri: 'ads.json', uriBaseId: 'SITE' }, region: { startLine: 1, startColumn: 1 } } },
            ],
          },
          {
            ruleId: 'slug-form',
            ruleIndex: 1,
            level: 'error',
            message: { text: '`slug` is "A". Write `a`.' },
            locations: [
              {
                physicalLocation: {
                  artifactLocation: { uri: 'articles/a%20chair/en.md', uriBaseId: 'SITE' },
                  region: { startLine: 3, startColumn: 7 },
                },
              },
            ],
          },
        ],
      },
    ],
  })
})
