import { expect, test } from 'vitest'
import { splitSheet } from './splitSheet.ts'

test.each([
  ['no rules for print', '.a{b:c}', { rest: '.a{b:c}', print: '' }],
  ['rules for print alone', '@media print{.a{b:c}}', { rest: '', print: '@media print{.a{b:c}}' }],
  [
    'rules in layers, among others',
    '@layer x{.a{b:c}@media print{.a{b:d}.e{f:g;&:hover{h:i}}}.h{i:j}}@layer y{@media print{.k{l:m}}}@media print{.n{o:p}}.q{r:s}',
    {
      rest: '@layer x{.a{b:c}.h{i:j}}.q{r:s}',
      print: '@layer x{@media print{.a{b:d}.e{f:g;&:hover{h:i}}}}@layer y{@media print{.k{l:m}}}@media print{.n{o:p}}',
    },
  ],
  [
    'the order of the layers',
    '@layer a,b;@layer b{@media print{.c{d:e}}}',
    { rest: '@layer a,b;', print: '@layer b{@media print{.c{d:e}}}' },
  ],
  [
    'braces in strings and comments',
    '.a{content:"}@media print{"}/* } */@media print{.b{content:"}"}}',
    { rest: '.a{content:"}@media print{"}', print: '@media print{.b{content:"}"}}' },
  ],
  [
    'rules for print under a condition, or for screens too',
    '@media print and (width>=9px){.a{b:c}}@media print,screen{.d{e:f}}@media not print{.g{h:i}}',
    { rest: '@media print and (width>=9px){.a{b:c}}@media print,screen{.d{e:f}}@media not print{.g{h:i}}', print: '' },
  ],
  [
    'a late layer',
    '@layer a{.b{c:d}}@layer late{.e{f:g}@media (width>=9px){.i{j:k}}}.l{m:n}',
    { rest: '@layer a{.b{c:d}}.l{m:n}', late: '@layer late{.e{f:g}@media (width>=9px){.i{j:k}}}' },
  ],
  [
    'what stands at the end of a page',
    '@layer below{.a{b:c}@media print{.d{e:f}}}.l{m:n}',
    { rest: '.l{m:n}', below: '@layer below{.a{b:c}}', late: '', print: '@layer below{@media print{.d{e:f}}}' },
  ],
  [
    'rules for print in the late layer',
    '@layer late{.a{b:c}@media print{.d{e:f}}}',
    { rest: '', late: '@layer late{.a{b:c}}', print: '@layer late{@media print{.d{e:f}}}' },
  ],
  [
    'rules of scripts',
    '@layer a{.b{c:d}}@layer scripts{.e:lang(ja){f:g}@media print{.h{i:j}}}',
    { rest: '@layer a{.b{c:d}}', late: '', scripts: '@layer scripts{.e:lang(ja){f:g}}', print: '@layer scripts{@media print{.h{i:j}}}' },
  ],
])('a sheet with %s is split into its parts', (_name, sheet, parts) => {
  expect(splitSheet(sheet)).toMatchObject(parts)
})
