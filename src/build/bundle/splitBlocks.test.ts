import { expect, test } from 'vitest'
import { splitBlocks } from './splitBlocks.ts'

test.each([
  ['no rules for print', '.a{b:c}', '.a{b:c}', []],
  ['rules for print alone', '@media print{.a{b:c}}', '', ['@media print{.a{b:c}}']],
  [
    'rules in layers, among others',
    '@layer x{.a{b:c}@media print{.a{b:d}.e{f:g}}.h{i:j}}@layer y{@media print{.k{l:m}}}@media print{.n{o:p}}.q{r:s}',
    '@layer x{.a{b:c}.h{i:j}}@layer y{}.q{r:s}',
    ['@layer x{@media print{.a{b:d}.e{f:g}}}', '@layer y{@media print{.k{l:m}}}', '@media print{.n{o:p}}'],
  ],
  ['the order of the layers', '@layer a, b;@layer b{@media print{.c{d:e}}}', '@layer a, b;@layer b{}', ['@layer b{@media print{.c{d:e}}}']],
])('a sheet with %s is split', (_name, sheet, rest, blocks) => {
  expect(splitBlocks(sheet, '@media print{')).toEqual({ rest, blocks })
})

test('a layer of its own is taken out whole', () => {
  expect(splitBlocks('@layer a{.b{c:d}}@layer late{.e{f:g}@media (h){.i{j:k}}}.l{m:n}', '@layer late{')).toEqual({
    rest: '@layer a{.b{c:d}}.l{m:n}',
    blocks: ['@layer late{.e{f:g}@media (h){.i{j:k}}}'],
  })
})
