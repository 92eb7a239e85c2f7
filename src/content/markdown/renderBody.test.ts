import { expect, test } from 'vitest'
import { createSourceText } from '../load/source/sourceText.ts'
import { renderBody } from './renderBody.ts'

const render = (markdown: string) => renderBody(createSourceText('en.md', markdown), 0)

test.each([
  ['a paragraph', 'One\r\ntwo  \r\nthree', '<p>One\ntwo<br>\nthree</p>'],
  ['emphasis', '*a* **b** ~~c~~ `d < e`', '<p><em>a</em> <strong>b</strong> <del>c</del> <code>d &lt; e</code></p>'],
  ['characters of HTML', 'a < b & "c" > d &lt;b&gt; &amp;amp;', '<p>a &lt; b &amp; &quot;c&quot; &gt; d &lt;b&gt; &amp;amp;</p>'],
  ['a tight list', '- a\n- b\n  - c', '<ul>\n<li>a</li>\n<li>b\n<ul>\n<li>c</li>\n</ul></li>\n</ul>'],
  ['a loose list', '- a\n\n- b', '<ul>\n<li><p>a</p></li>\n<li><p>b</p></li>\n</ul>'],
  ['a list that begins later', '3. a\n4. b', '<ol start="3">\n<li>a</li>\n<li>b</li>\n</ol>'],
  ['a task list, which stays text', '- [x] a\n- [ ] b', '<ul>\n<li>[x] a</li>\n<li>[ ] b</li>\n</ul>'],
  ['a loose task list', '- [x] a\n\n- [ ] b\n\n  c', '<ul>\n<li><p>[x] a</p></li>\n<li><p>[ ] b</p>\n<p>c</p></li>\n</ul>'],
  ['a quotation', '> a\n>\n> b', '<blockquote><p>a</p>\n<p>b</p></blockquote>'],
  ['a code block', '```js x\na < b\n```', '<pre tabindex="0"><code class="language-js">a &lt; b\n</code></pre>'],
  ['a rule', 'a\n\n---\n\nb', '<p>a</p>\n<hr>\n<p>b</p>'],
  ['a link', '[a *b*](/c?d=1&e=2 "f \\"g\\"")', '<p><a href="/c?d=1&amp;e=2" title="f &quot;g&quot;">a <em>b</em></a></p>'],
  ['a link by reference', '[a][b] [B]\n\n[b]: /c', '<p><a href="/c">a</a> <a href="/c">B</a></p>'],
  ['a bare address', 'https://example.org/a', '<p><a href="https://example.org/a">https://example.org/a</a></p>'],
  ['a link in a link', '[a <https://b.example> c](/d)', '<p>a <a href="https://b.example">https://b.example</a> c</p>'],
  [
    'a table',
    '| a | |\n|:--|--:|\n| `b \\| c` |',
    '<div class="table-scroll" tabindex="0" role="region" aria-label="a"><table>\n<thead>\n<tr><th scope="col" data-align="left">a</th><td data-align="right"></td></tr>\n</thead>\n<tbody>\n<tr><td data-align="left"><code>b | c</code></td><td data-align="right"></td></tr>\n</tbody>\n</table></div>',
  ],
  ['a heading', '## A *b*\n\n### A b', '<h2 id="a-b"><a href="#a-b">A <em>b</em></a></h2>\n<h3 id="a-b-2"><a href="#a-b-2">A b</a></h3>'],
  [
    'a heading with a link of its own',
    '## A [b](/c)\n\n## Çöp [d](/e)',
    '<h2 id="a-b">A <a href="/c">b</a> <a href="#a-b">#</a></h2>\n<h2 id="çöp-d">Çöp <a href="/e">d</a> <a href="#çöp-d">#</a></h2>',
  ],
  ['nothing', '', undefined],
])('%s becomes HTML', (_name, markdown, html) => {
  const { body, problems } = render(markdown)
  expect(body.parts).toEqual(html === undefined ? [] : [html])
  expect(problems).toEqual([])
})

test.each([
  ['<b>x</b>', '<p>&lt;b&gt;x&lt;/b&gt;</p>', 1, 1],
  ['a <br/> b', '<p>a &lt;br/&gt; b</p>', 1, 3],
  ['<script>\nalert(1)\n</script>', '<p>&lt;script&gt;\nalert(1)\n&lt;/script&gt;</p>', 1, 1],
  ['a\n\n<!-- b -->', '<p>a</p>\n<p>&lt;!-- b --&gt;</p>', 3, 1],
  ['- <img src=x onerror=y>', '<ul>\n<li><p>&lt;img src=x onerror=y&gt;</p></li>\n</ul>', 1, 3],
])('HTML in a text is shown as text: %j', (...[markdown, html, line, column]) => {
  const { body, problems } = render(markdown)
  expect(body.parts).toEqual([html])
  expect(problems).toMatchObject([{ severity: 'warning', rule: 'raw-html', line, column }])
})

test.each([
  '[a](javascript:alert(1))',
  '[a](JAVASCRIPT&colon;alert(1))',
  '[a](java&Tab;script:alert(1))',
  '[a](<\tjavascript:alert(1)>)',
  '[a](&#106;avascript:alert(1))',
  '[a][b]\n\n[b]: data:text/html,x',
  '<javascript:a>',
])('a link with an unsafe scheme becomes plain text: %j', (markdown) => {
  const { body, problems } = render(markdown)
  expect(JSON.stringify(body.parts)).not.toMatch(/href|<a/)
  expect(body.links).toEqual([])
  expect(problems).toMatchObject([{ severity: 'warning', rule: 'link-scheme', line: 1, column: 1 }])
})

test('a picture in a paragraph of its own becomes a separate part with its caption', () => {
  const { body } = render('a\n\n![b & c](./d%20e.jpg "f <g>")\n\nh')
  expect(body.parts).toEqual(['<p>a</p>\n', { source: './d%20e.jpg', alt: 'b & c', caption: 'f &lt;g&gt;', offset: 3 }, '\n<p>h</p>'])
})

test.each([
  ['in a sentence', 'a ![b](c.jpg) d', ['<p>a  d</p>', 'c.jpg']],
  ['in emphasis', 'a **![b](c.jpg)** d', ['<p>a <strong></strong> d</p>', 'c.jpg']],
  ['beside another', '![a](b.jpg) ![c](d.jpg)', ['b.jpg', 'd.jpg']],
  ['in a heading', '## a ![b](c.jpg)', ['<h2 id="a"><a href="#a">a</a></h2>', 'c.jpg']],
  ['in a list', '- a ![b](c.jpg)\n- d', ['<ul>\n<li>a', 'c.jpg', '</li>\n<li>d</li>\n</ul>']],
  ['in a quotation', '> ![b](c.jpg)', ['<blockquote>', 'c.jpg', '</blockquote>']],
  ['by reference', '![a][b]\n\n[b]: c.jpg', ['c.jpg']],
])('a picture %s becomes a separate part too', (_name, markdown, parts) => {
  expect(render(markdown).body.parts.map((part) => (typeof part === 'object' && 'source' in part ? part.source : part))).toEqual(parts)
})

test('a linked picture loses its link with a warning', () => {
  const { body, problems } = render('[![a](b.jpg)](/c)')
  expect(body.parts).toMatchObject([{ source: 'b.jpg' }])
  expect(problems).toMatchObject([{ rule: 'empty-link', line: 1, column: 1 }])
})

test('footnotes are numbered by first reference, and returned apart from the text', () => {
  const { body, problems } = render('a[^x] b[^y] c[^x]\n\n[^y]: two\n\n    more\n[^x]: one[^z]\n[^z]: three')
  expect(body.parts).toEqual([
    '<p>a<sup><a href="#fn-1" id="fnref-1" role="doc-noteref">1</a></sup> b<sup><a href="#fn-2" id="fnref-2" role="doc-noteref">2</a></sup> c<sup><a href="#fn-1" id="fnref-1-2" role="doc-noteref">1</a></sup></p>',
  ])
  expect(body.notes).toEqual([
    { number: 1, html: 'one<sup><a href="#fn-3" id="fnref-3" role="doc-noteref">3</a></sup>', times: 2 },
    { number: 2, html: '<p>two</p>\n<p>more</p>', times: 1 },
    { number: 3, html: 'three', times: 1 },
  ])
  expect([...body.anchors].toSorted()).toEqual(['fn-1', 'fn-2', 'fn-3', 'fnref-1', 'fnref-1-2', 'fnref-2', 'fnref-3'])
  expect(problems).toEqual([])
})

test('tables with the same columns get different accessible names', () => {
  const table = '| a & b |\n|--|\n| c |\n\n'
  const [html = ''] = render(table + table).body.parts.map(String)
  expect([...html.matchAll(/aria-label="([^"]*)"/g)].map(([, name]) => name)).toEqual(['a &amp; b', 'a &amp; b (2)'])
})

test('a missing or unused footnote is reported at its position', () => {
  const { body, problems } = render('Один 😀[^2]\n\n[^1]: alone')
  expect(body.notes).toEqual([])
  expect(problems).toMatchObject([
    { rule: 'missing-footnote', line: 1, column: 7 },
    { rule: 'unused-footnote', line: 3, column: 1 },
  ])
})

test('each missing footnote of a line is reported, at its own place', () => {
  const { problems } = render('2\\*3 &amp; [^a] and [^my note], not \\[^b]\n\n[^my note]: eaten')
  expect(problems).toMatchObject([
    { rule: 'missing-footnote', line: 1, column: 12, message: 'There is no footnote "a".' },
    { rule: 'missing-footnote', line: 1, column: 21, fix: 'A name has no spaces: write `[^my-note]` here and before the note.' },
  ])
})

test('a second footnote of the same name is left out with a warning', () => {
  const { body, problems } = render('a[^1]\n\n[^1]: one\n\n> [^1]: other')
  expect(body.notes).toMatchObject([{ number: 1, html: 'one' }])
  expect(problems).toMatchObject([{ severity: 'warning', rule: 'unused-footnote', line: 5, column: 3 }])
})

test.each([
  ['##', []],
  ['## &nbsp;', []],
  ['# ![A leg](./leg.png)', [expect.objectContaining({ source: './leg.png' })]],
  ['## [^1]\n\n[^1]: one', [expect.stringMatching(/^<p><sup>.*<\/p>$/)]],
])('the heading %j, which has no words, is left out with a warning', (markdown, parts) => {
  const { body, problems } = render(markdown)
  expect(body).toMatchObject({ parts, headings: [] })
  expect(problems).toMatchObject([{ severity: 'warning', rule: 'empty-heading', line: 1, column: 1 }])
})

test('a heading of rank 1 becomes rank 2 with a warning, and skipped ranks are reported', () => {
  const { body, problems } = render('# A\n\n#### B')
  expect(body.parts).toEqual(['<h2 id="a"><a href="#a">A</a></h2>\n<h4 id="b"><a href="#b">B</a></h4>'])
  expect(problems).toMatchObject([
    { severity: 'warning', rule: 'heading-depth', line: 1, column: 1 },
    { severity: 'warning', rule: 'heading-depth', line: 3, column: 1 },
  ])
})

test('of a block only the texts that readers see count as words', () => {
  const block = ['```steps', 'caption: The frame upside down', 'parts:', '  - { name: Left leg, shape: board, at: [0, 0], size: [3, 40] }']
  const { body, problems } = render(['1. one', '', ...block, 'steps:', '  - { adds: [Left leg] }', '```'].join('\n'))
  expect(problems).toEqual([])
  // An item of one word, a caption of four, a part of two, named again where it is added.
  expect(body.words).toBe(9)
})

test('a heading has the word count of its section, which ends at the next heading of its rank', () => {
  const { body } = render('one two\n\n## Three[^1]\n\nfour `five six`\n\n### Seven\n\n- eight\n\n## Nine\n\n[^1]: not counted')
  expect(body.words).toBe(9)
  expect(body.headings).toEqual([
    { depth: 2, id: 'three', text: 'Three', words: 6 },
    { depth: 3, id: 'seven', text: 'Seven', words: 2 },
    { depth: 2, id: 'nine', text: 'Nine', words: 1 },
  ])
})

test.each([
  ['LF', 'a\n\nb <i>'],
  ['CRLF', 'a\r\n\r\nb <i>'],
  ['Cyrillic and emoji before it', 'я 😀\n\nя <i>'],
])('positions are correct with %s', (_name, markdown) => {
  expect(render(markdown).problems).toMatchObject([{ line: 3, column: 3 }])
})

test('positions count from the top of the file, not of the body', () => {
  const source = createSourceText('en.md', '---\ntitle: 😀\n---\nа <i>')
  expect(renderBody(source, source.text.indexOf('а')).problems).toMatchObject([{ line: 4, column: 3 }])
})

test.each([
  '>'.repeat(5000),
  '- '.repeat(5000),
  `${'*a '.repeat(5000)}b${' c*'.repeat(5000)}`,
  `# ${'*a '.repeat(5000)}b${' c*'.repeat(5000)}`,
])('a deeply nested text is reported and causes no crash', (markdown) => {
  expect(render(`${markdown} x`).problems.map((problem) => problem.rule)).toContain('nested-too-deep')
})
