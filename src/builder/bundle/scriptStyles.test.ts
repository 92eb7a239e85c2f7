import { expect, test } from 'vitest'
import { textDirection } from '../../shared/languages/textDirection.ts'
import { divideScripts } from './scriptStyles.ts'

const sheet = [
  '.a{b:c}',
  '@layer scripts{[dir=rtl] .d{e:f}:root:lang(ja,ko){g:h}@media (width<9px){:lang(ar) h1{i:j}}}',
  '@layer scripts{:lang(de) h1{k:l}}',
].join('')

test('a language gets the rules that name it, and those for its text direction', () => {
  expect(divideScripts(sheet, textDirection)).toEqual({
    ar: '@layer scripts{[dir=rtl] .d{e:f}@media (width<9px){:lang(ar) h1{i:j}}}',
    de: '@layer scripts{:lang(de) h1{k:l}}',
    ja: '@layer scripts{:root:lang(ja,ko){g:h}}',
    ko: '@layer scripts{:root:lang(ja,ko){g:h}}',
    rtl: '@layer scripts{[dir=rtl] .d{e:f}}',
  })
})
