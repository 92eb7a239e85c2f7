import { expect, test } from 'vitest'
import { splitPrint } from './splitPrint.ts'

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
])('a sheet with %s is split', (_name, sheet, screen, print) => {
  expect(splitPrint(sheet)).toEqual({ screen, print })
})
