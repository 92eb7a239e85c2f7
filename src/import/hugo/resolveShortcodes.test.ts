import { expect, it } from 'vitest'
import { resolveShortcodes } from './resolveShortcodes.ts'

it.each([
  ['{{< youtube abc >}}', 'https://www.youtube.com/watch?v=abc'],
  ['{{< youtube-lite id="a/b" >}}', 'https://www.youtube.com/watch?v=a%2Fb'],
  ['{{< vimeo 12 >}}', 'https://vimeo.com/12'],
  ['{{< gist user one >}}', 'https://gist.github.com/user/one'],
  ['{{< instagram xyz >}}', 'https://www.instagram.com/p/xyz/'],
])('%s leads to %s', (text, address) => {
  const resolved = resolveShortcodes(`One ${text} two`)
  expect(resolved.text).toContain(`href="${address}"`)
  expect(resolved.remarks).toEqual([])
})

it.each([
  ['a picture', '{{< figure src="/a.jpg" alt="Oak" caption="In <winter>" >}}', ['src="/a.jpg"', 'alt="Oak"', 'In &lt;winter&gt;']],
  [
    'a caption in Markdown',
    '{{< figure src="/a.jpg" caption="A *dry* [board](/b/) & `oak`" >}}',
    ['<figcaption>A dry board &amp; oak</figcaption>'],
  ],
  ['a picture by its place', '{{< img "/a.jpg" "Oak" >}}', ['src="/a.jpg"', 'alt="Oak"']],
  ['code', '{{< highlight js >}}a < b{{< /highlight >}}', ['```js', 'a < b']],
  ['a diagram', '{{< mermaid >}}a-->b{{< /mermaid >}}', ['```mermaid', 'a-->b']],
  ['HTML', '{{< rawhtml >}}<b>x</b>{{< /rawhtml >}}', ['<b>x</b>']],
  ['details', '{{< details summary="Why" >}}Because{{< /details >}}', ['**Why**', 'Because']],
  ['a shortcode that is shown', '{{</* youtube abc */>}}', ['{{< youtube abc >}}']],
  ['a shortcode in code', '`{{< youtube abc >}}`', ['`{{< youtube abc >}}`']],
])('%s is kept: %s', (_what, text, parts) => {
  const resolved = resolveShortcodes(text)
  for (const part of parts) expect(resolved.text).toContain(part)
  expect(resolved.remarks).toEqual([])
})

it.each(['weather', 'figure', 'constructor', 'toString', '__proto__'])('an unknown shortcode is left out with a remark: %s', (name) => {
  const { text, remarks } = resolveShortcodes(`One {{< ${name} >}}inside{{< /${name} >}} two`)
  expect(text).toBe('One inside two')
  expect(remarks).toEqual([{ kind: 'shortcode', text: `\`{{< ${name} >}}\` left out; text inside it stays` }])
})
