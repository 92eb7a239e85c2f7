import { expect, test } from 'vitest'
import { createSourceText } from '../load/source/sourceText.ts'
import { noCode } from '../own/ownCode.ts'
import { type MarkdownNode, parseMarkdown } from './parseMarkdown.ts'
import { renderBody } from './renderBody.ts'

function problemsOf(markdown: string): readonly string[] {
  const { problems } = renderBody(createSourceText('en.md', markdown), 0)
  return problems.map(
    ({ severity, rule, line, column, message }) => `${severity} ${rule} ${line}:${column} ${message.split(' is not interpreted')[0]}`,
  )
}

test.each([
  [':::tip Sharp tools\nHold *still*.\n:::\n', '1:1 An aside between colons'],
  ['A.\n\n:::note[Sharp tools]\n\nHold still.\n\n:::\n', '3:1 An aside between colons'],
  ['::: warning\nHold still.\n:::\n', '1:1 An aside between colons'],
  ['> [!NOTE]\n> Hold still.\n', '1:3 The kind of a quotation'],
  ['!!! note "Sharp tools"\n    Hold still.\n', '1:1 An aside after exclamation marks'],
  ['😀 {{< youtube id="a_b_c" >}} here', '1:3 A shortcode'],
  ['{{% notice %}}\nHold still.\n{{% /notice %}}', '1:1 A shortcode'],
  ['[Oak]({{< ref "oak.md" >}})', '1:7 A shortcode'],
  ['{% include oak.html %}', '1:1 A tag of a template'],
  ['{%- highlight js %}\nx\n{% endhighlight %}', '1:1 A tag of a template'],
  ['By {{ page.author }}.', '1:4 A tag of a template'],
  ['By {{ .Params.author }} and {{.Site.Title}}.', '1:4 A tag of a template', '1:29 A tag of a template'],
  ['See [[Sowing peas|peas]] and ![[peas.jpg]].', '1:5 A link in double brackets', '1:30 A picture in double brackets'],
  ['- See [[Erbsen säen]]', '1:7 A link in double brackets'],
  ['😀 ![An oak](./old oak.jpg "Ours") here', '1:3 An address with a space'],
  ['![An oak](old oak.JPG)', '1:1 An address with a space'],
  ['See [the oak](/articles/old oak).', '1:5 An address with a space'],
  ['Oak^[Or beech.] holds.', '1:4 A note in brackets'],
  ['## Oak {#the-oak}', '1:8 An attribute'],
  ['Oak holds.\n{: .note }', '2:1 An attribute'],
  ['- a\n{:toc}', '2:1 An attribute'],
  ['##Oak', '1:1 A heading without a space after its signs'],
  ['###**Oak**', '1:1 A heading without a space after its signs'],
  ['| Wood | Price |\n| *Oak* | 4 |', '1:1 A table without a line below its headings'],
  ['| Wood | Price |\r\n|---|\r\n| Oak | 4 |', '1:1 A table without a line below its headings'],
  ['[TOC]', '1:1 A mark for the contents'],
  ['[[toc]]', '1:1 A mark for the contents'],
  ["import Oak from './oak.astro'\nimport { Elm } from '../elm'\n\nText.", '1:1 A line of code'],
  ['export const oak = 4', '1:1 A line of code'],
])('%j, a form of another engine, is a warning at its place', (markdown, ...found) => {
  expect(problemsOf(markdown)).toEqual(found.map((one) => `warning foreign-markup ${one}`))
})

test.each([
  '`:::tip`, `{{< a >}}`, `{% b %}`, `[[c]]`, `^[d]`, `## Oak {#e}`',
  '```markdown\n:::tip\n{{< a >}} [[c]]\n##Oak\n| a |\n| b |\n```',
  '    {% include a.html %}\n    [[c]]',
  String.raw`\[\[Oak]], \{{< a >}}, \{% b %}, \## Oak, 2\^[d]`,
  '[[1]](/a) and [[…]] and a[[0]] and [[2, 4]]',
  '[[Oak]](/a)',
  '[a](/a "b c") ![a](</b c.jpg> "d") a[i](see there) a[i](/ or so) \\[a](/b c) [a](/b \'c d\')',
  'A ratio of 3:::4, #hashtag and ## in a line',
  '#1 of all',
  'Import duties from China; import taxes from "there".',
  'import oak from Poland',
  'Export const is two words.',
  '!!! Wow',
  'The set {a, b}, {{a}} and {:} and {:D}; x^{2}',
  '{"a": {"b": 1}}',
  '| one line |',
  '|x| + |y|\n= |z|',
  '| a | b |\n|---|---|\n| [c][d] | e |\n\n[d]: /d',
  '> "[sic]"',
  '[!] Beware',
  '(:::)',
])('%j is prose or code, and no form of another engine', (markdown) => {
  expect(problemsOf(markdown)).toEqual([])
})

test.each([
  ['a\n\n<!-- more -->\n\nb', 'Remove it: lists show the `description`.'],
  ['<Aside type="tip">Hold still.</Aside>', 'Write it in Markdown or as a block, or remove it.'],
  ['<aside>Hold still.</aside>', 'Write it in Markdown, or remove it.'],
])('the fix for %j in place of Markdown depends on what it is', (markdown, fix) => {
  const { problems } = renderBody(createSourceText('en.md', markdown), 0)
  expect(problems).toMatchObject([{ rule: 'raw-html', fix }])
})

test('a form that a plug-in has replaced is none any more', () => {
  const text = ':::tip\nHold {{< still >}}.'
  const nodesWith = (value: string) => {
    const [paragraph] = parseMarkdown(text)
    if (paragraph?.type !== 'paragraph' || paragraph.children[0]?.type !== 'text') throw new Error('This is no paragraph')
    Object.assign(paragraph.children[0], { value })
    return [paragraph] as readonly MarkdownNode[]
  }
  const problemsWith = (value: string) => {
    const texts = { hashOf: () => 'changed', nodesOf: () => nodesWith(value) }
    const additions = { texts, pages: [], files: [], read: new Set<string>(), problems: [] }
    return renderBody(createSourceText('en.md', text), 0, { ...noCode, additions }).problems.map(({ line }) => line)
  }
  expect([problemsWith(text), problemsWith('Tip: {hold} [still].')]).toEqual([[1, 2], []])
})
