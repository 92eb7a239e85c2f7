import { expect, test } from 'vitest'
import { htmlToMarkdown } from './htmlToMarkdown.ts'
import { writeMarkdown } from './writeMarkdown.ts'

const written = (html: string) => writeMarkdown(htmlToMarkdown(html).root).trim()

test.each([
  ['two paragraphs', '<strong><p>one</p><p>two</p></strong>', '**one**\n\n**two**'],
  ['a heading between words', '<b>before<h2>Head</h2>after</b>', '**before**\n\n## Head\n\n**after**'],
  ['a list', '<em><ul><li>a</li></ul></em>', '- a'],
  ['code', '<strong><pre>a\nb</pre></strong>', '```\na\nb\n```'],
  ['a paragraph, two at once', '<strong><em><p>deep</p></em></strong>', '**_deep_**'],
])('bold and italics around %s mark the words and leave the blocks as they are', (_what, html, markdown) => {
  expect(written(html)).toBe(markdown)
})

test('spaces at the ends of bold words stay outside of the marks', () => {
  expect(written('<p>a<strong> b </strong>c <em>d </em><b> </b>e</p>')).toBe('a **b** c *d* e')
})

test('a picture in bold is only a picture', () => {
  expect(written('<p><b><img src="a.png" alt="A"></b></p>')).toBe('![A](a.png)')
})
