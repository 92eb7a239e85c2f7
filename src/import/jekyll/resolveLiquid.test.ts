import { expect, it } from 'vitest'
import { resolveLiquid } from './resolveLiquid.ts'

const scope = { site: { title: 'Old', baseurl: '/blog' }, page: { title: 'Oak', alt: 'A table' } }

it.each([
  ['values', '{{ site.title }}: {{ page.title | upcase }}', 'Old: OAK'],
  ['addresses', '{{ "/a" | relative_url }} {{ "/a" | absolute_url }} {{ "/a" | prepend: site.baseurl }}', '/a /a /blog/a'],
  ['code with its language', '{% highlight ruby %}a {% raw %}{{ b }}{% endraw %}{% endhighlight %}', '\n\n```ruby\na {{ b }}\n```\n\n'],
  ['Liquid in code', '`{{ site.title }}`', '`{{ site.title }}`'],
  ['the text around a comment', 'One {% comment %}not {{ site.title }}{% endcomment %}two', 'One two'],
  ['the text before a comment that nobody closed', 'One {% comment %}two', 'One '],
  ['text without Liquid', 'One } two', 'One } two'],
])('%s: %s', (_what, text, resolved) => {
  expect(resolveLiquid(text, scope)).toEqual({ text: resolved, remarks: [] })
})

it.each([
  ['{% youtube abc %}', 'https://www.youtube.com/watch?v=abc'],
  ['{% include youtube.html id="abc" %}', 'https://www.youtube.com/watch?v=abc'],
  ['{% gist user/one %}', 'https://gist.github.com/user/one'],
  ['{% include figure image_path="/a.jpg" alt=page.alt caption="In <winter>" %}', 'src="/a.jpg" alt="A table"'],
  ['{% img left /a.png %}', 'src="/a.png"'],
  ["{% picture '/b.webp' %}", 'src="/b.webp"'],
])('%s shows %s', (text, part) => {
  const resolved = resolveLiquid(text, scope)
  expect(resolved.text).toContain(part)
  expect(resolved.remarks).toEqual([])
})

it.each([
  ['a value that nobody set', '{{ site.mood }}', '`{{ site.mood }}` left out'],
  ['an unknown filter', '{{ page.title | shine }}', '`{{ page.title | shine }}` left out'],
  ['an unknown tag', '{% weather %}', '`{% weather %}` left out; text inside it stays'],
  ['an include of no picture', '{% include ad.html %}', '`{% include ad.html %}` left out; text inside it stays'],
])('%s is left out with a remark', (_what, text, remark) => {
  expect(resolveLiquid(`One ${text} two`, scope)).toEqual({ text: 'One  two', remarks: [{ kind: 'liquid', text: remark }] })
})

it('incomplete Liquid stays as it is written, with a remark', () => {
  const { text, remarks } = resolveLiquid('One {% if', scope)
  expect(text).toBe('One {% if')
  expect(remarks).toHaveLength(1)
})
