import { expect, test } from 'vitest'
import { createSourceText } from '../load/source/sourceText.ts'
import { standIns } from './parseMarkdown.ts'
import { renderBody } from './renderBody.ts'

const render = (markdown: string) => renderBody(createSourceText('ko.md', markdown), 0).body.parts[0]

test.each([
  ['~5 cm ... ~10 cm', '<p>~5\u00A0cm ... ~10\u00A0cm</p>'],
  ['a ~x~ b', '<p>a ~x~ b</p>'],
  ['2~3mm, 16~18mm', '<p>2~3mm, 16~18mm</p>'],
  ['2\\~3mm와 16\\~18mm', '<p>2~3mm와 16~18mm</p>'],
  ['~5 **cm~ 10** cm', '<p>~5 <strong>cm~ 10</strong> cm</p>'],
  ['a ~~gone~~ b', '<p>a <del>gone</del> b</p>'],
  ['`a ~x~ b` ~', '<p><code>a ~x~ b</code> ~</p>'],
  ['~~~\na ~ b\n~~~', '<pre tabindex="0"><code>a ~ b\n</code></pre>'],
  ['[a ~ b](/~c "~d")', '<p><a href="/~c" title="~d">a ~ b</a></p>'],
  ['https://example.org/~a/', '<p><a href="https://example.org/~a/">https://example.org/~a/</a></p>'],
  ['[a][~b] ~\n\n[~b]: /c', '<p><a href="/c">a</a> ~</p>'],
])('a single tilde in %j is not strikethrough', (markdown, html) => {
  expect(render(markdown)).toBe(html)
})

test.each([
  ['**굵게**는', '<p><strong>굵게</strong>는</p>'],
  ['이 **용어(term)**를 쓴다', '<p>이 <strong>용어(term)</strong>를 쓴다</p>'],
  ['**“굵게”**는 것', '<p><strong>“굵게”</strong>는 것</p>'],
  ['*용어(a)*를', '<p><em>용어(a)</em>를</p>'],
  ['***용어!***는', '<p><em><strong>용어!</strong></em>는</p>'],
  ['**[링크](/a)**를', '<p><strong><a href="/a">링크</a></strong>를</p>'],
  ['**`code`**를', '<p><strong><code>code</code></strong>를</p>'],
  ['한국어**(강조)**도', '<p>한국어<strong>(강조)</strong>도</p>'],
  ['**가!**나**다!**라', '<p><strong>가!</strong>나<strong>다!</strong>라</p>'],
  ['가~~취소(a)~~를', '<p>가<del>취소(a)</del>를</p>'],
  ['**テスト。**テスト', '<p><strong>テスト。</strong>テスト</p>'],
  ['가\\**나!*다', '<p>가*<em>나!</em>다</p>'],
  ['2 * 3 * 4는', '<p>2 * 3 * 4는</p>'],
])('%j is emphasised as its writer intended', (markdown, html) => {
  expect(render(markdown)).toBe(html)
})

test('emphasis in other scripts is left to CommonMark', () => {
  const text = 'A **bold (word)**s and *one*. Стул**(а)**б'
  expect(standIns(text).text).toBe(text)
})

test('Braille characters in a text and all offsets are preserved', () => {
  const text = '⠁ ~ ⠂ **(가)**나 ⠿'
  const { text: replaced, restore } = standIns(text)
  expect(replaced).not.toBe(text)
  expect(replaced).toHaveLength(text.length)
  expect(restore(replaced)).toBe(text)
})

test('a text with more patterns than stand-in characters is restored unchanged', () => {
  const text = Array.from({ length: 400 }, (_, number) => `**(a)**${String.fromCharCode(0xac_00 + number)}`).join(' ')
  const { text: replaced, restore } = standIns(text)
  expect(restore(replaced)).toBe(text)
})
