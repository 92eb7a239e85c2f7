import { describe, expect, it, test } from 'vitest'
import { inlineTokens, splitBlocks } from './joinStyles.ts'

describe('splitBlocks', () => {
  test.each([
    ['no rules for print', '.a{b:c}', '.a{b:c}', []],
    ['rules for print alone', '@media print{.a{b:c}}', '', ['@media print{.a{b:c}}']],
    [
      'rules in layers, among others',
      '@layer x{.a{b:c}@media print{.a{b:d}.e{f:g}}.h{i:j}}@layer y{@media print{.k{l:m}}}@media print{.n{o:p}}.q{r:s}',
      '@layer x{.a{b:c}.h{i:j}}@layer y{}.q{r:s}',
      ['@layer x{@media print{.a{b:d}.e{f:g}}}', '@layer y{@media print{.k{l:m}}}', '@media print{.n{o:p}}'],
    ],
    [
      'the order of the layers',
      '@layer a, b;@layer b{@media print{.c{d:e}}}',
      '@layer a, b;@layer b{}',
      ['@layer b{@media print{.c{d:e}}}'],
    ],
  ])('a sheet with %s is split', (_name, sheet, rest, blocks) => {
    expect(splitBlocks(sheet, '@media print{')).toEqual({ rest, blocks })
  })

  test('a layer of its own is taken out whole', () => {
    expect(splitBlocks('@layer a{.b{c:d}}@layer late{.e{f:g}@media (h){.i{j:k}}}.l{m:n}', '@layer late{')).toEqual({
      rest: '@layer a{.b{c:d}}.l{m:n}',
      blocks: ['@layer late{.e{f:g}@media (h){.i{j:k}}}'],
    })
  })
})

describe('inlineTokens', () => {
  const inlined = (sheets: Readonly<Record<string, string>>, others: readonly string[] = []) =>
    Object.fromEntries(inlineTokens(new Map(Object.entries(sheets)), others))

  describe('a custom property', () => {
    it('that is used once gives way to its value, in whatever sheet that is', () => {
      expect(
        inlined({ a: ':root{--paper:#fff;--ground:var(--paper);--ink:#000}', b: 'p{color:var(--ground)}h1{color:var(--ink)}' }),
      ).toEqual({
        a: ':root{}',
        b: 'p{color:#fff}h1{color:#000}',
      })
    })

    it('stays when it is used twice, redefined, used with a fallback, or known to a script', () => {
      const sheets = {
        twice: ':root{--a:1}p{margin:var(--a)}b{margin:var(--a)}',
        redefined: ':root{--b:1}.dark{--b:2}p{margin:var(--b)}',
        fallback: ':root{--c:1}p{margin:var(--c, 2)}',
        script: ':root{--d:1}p{margin:var(--d)}',
        drawing: ':root{--colour-f:1}p{margin:var(--colour-f)}',
        part: '.card{--e:1}p{margin:var(--e)}',
      }
      expect(inlined(sheets, ['style={{"--d":3}}'])).toEqual(sheets)
    })

    it('is not mistaken for one whose name begins like it', () => {
      expect(inlined({ a: ':root{--a:1;--a-b:2}p{margin:var(--a)}b{margin:var(--a-b)}i{margin:var(--a-b)}' })).toEqual({
        a: ':root{--a-b:2}p{margin:1}b{margin:var(--a-b)}i{margin:var(--a-b)}',
      })
    })
  })
})
