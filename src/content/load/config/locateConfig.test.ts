import { expect, test, vi } from 'vitest'
import { createConfigLocator } from './loadConfig.ts'
import { scanLiteral } from './scanLiteral.ts'

const config = `// export defaults are below
const unused: number = 1
export default {
  key: 'a', // { a comment
  'quoted': "b: {",
  /* and */ nested: { "x": [1, { deep: 2 }, \`three, \${4}\`] as const, y: f({ a: [1] }, 2) },
  привет: '😀', last: -1,
  shorthand, ...spread, [computed]: 1,
  end: true,
} satisfies Record<string, unknown>
`

test.each([
  [['key'], 'value', "'a', // {"],
  [['key'], 'key', "key: 'a'"],
  [['quoted'], 'value', '"b: {"'],
  [['quoted'], 'key', "'quoted'"],
  [['nested', 'x', 1, 'deep'], 'value', '2 }, `'],
  [['nested', 'x', 1, 'deep'], 'key', 'deep: 2'],
  [['nested', 'x', 2], 'value', '`three'],
  [['nested', 'y'], 'value', 'f({'],
  [['nested', 'y', 'a'], 'value', 'y: f'],
  [['last'], 'value', '-1,'],
  [['end'], 'value', 'true,'],
  [['missing'], 'value', "{\n  key: 'a'"],
  [['nested', 'missing'], 'value', 'nested: {'],
  [[], 'value', "{\n  key: 'a'"],
] as const)('in a settings file, %j (%s) is at %j', (path, part, rest) => {
  const found = config.slice(createConfigLocator(config)(path, part))
  expect(found.slice(0, rest.length)).toBe(rest)
})

test('every path has the position of a default export that is not an object literal', () => {
  const text = 'const config = { a: 1 }\nexport default config\n'
  expect(createConfigLocator(text)(['a'])).toBe(text.indexOf('config\n'))
})

test('every path has position 0 in a text without a default export', () => {
  expect(createConfigLocator('const a = 1')(['a'])).toBe(0)
})

test('a key after very deeply nested settings is located', () => {
  const text = `export default { a: ${'{ a: '.repeat(20_000)}1${' }'.repeat(20_000)}, b: 2 }`
  expect(createConfigLocator(text)(['b'], 'key')).toBe(text.indexOf('b: 2'))
})

test.each(['export default { a: 1', 'export default { a: [1, (2 }', 'export default { a: /[}]/, b: 2 }', 'export default { "a'])(
  'the search in %j terminates',
  (text) => {
    expect(createConfigLocator(text)(['b'])).toBeGreaterThanOrEqual(0)
  },
)

test('a text is scanned once, however many positions are requested', () => {
  const scan = vi.fn(scanLiteral)
  const locate = createConfigLocator(config, scan)
  for (const key of ['key', 'quoted', 'nested', 'last', 'end']) locate([key])
  expect(scan).toHaveBeenCalledOnce()
})
