import { expect, test } from 'vitest'
import { spareTokens, tokensIn } from './spareTokens.ts'

const layout =
  '@layer tokens{:root{--a:1px;--b:calc(var(--a) * 2);--c:3px;color-scheme:light;--d:4px}:root[data-theme]{--c:5px}}.x{top:var(--d)}'

test('a sheet keeps only the custom properties that it or a sheet beside it uses', () => {
  expect(spareTokens(layout, ['.y{left:var(--c)}'])).toBe(
    '@layer tokens{:root{--c:3px;color-scheme:light;--d:4px}:root[data-theme]{--c:5px}}.x{top:var(--d)}',
  )
  expect(spareTokens(layout, ['.y{left:var(--b, 0)}'])).toContain('--a:1px;--b:calc(var(--a) * 2);color-scheme:light;--d:4px}')
})

test('tokensIn returns the custom properties of a sheet with their layer', () => {
  expect(tokensIn(layout)).toBe('@layer tokens{:root{--a:1px;--b:calc(var(--a) * 2);--c:3px;color-scheme:light;--d:4px}}')
  expect(tokensIn('.x{y:z}')).toBe('')
})
