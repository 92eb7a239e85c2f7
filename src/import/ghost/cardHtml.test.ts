import { expect, it } from 'vitest'
import { type CardContext, cardHtml } from './cardHtml.ts'

const emptyContext = (): CardContext => ({ nodes: [], remarks: [] })

it.each([
  [
    'image',
    { src: '/a.jpg', alt: 'A "chair"', caption: 'In <em>oak</em>' },
    '<figure><img src="/a.jpg" alt="A &quot;chair&quot;"><figcaption>In <em>oak</em></figcaption></figure>',
  ],
  ['image', { alt: 'No file' }, ''],
  [
    'gallery',
    { images: [{ src: '/a.jpg' }, null, { src: '/b.jpg' }], caption: 'Both' },
    '<figure><img src="/a.jpg" alt=""></figure><figure><img src="/b.jpg" alt=""></figure><p>Both</p>',
  ],
  ['code', { code: 'a < b', language: 'js', caption: 'One line' }, '<pre><code class="language-js">a &lt; b</code></pre><p>One line</p>'],
  [
    'bookmark',
    { metadata: { url: 'https://a.example/', title: 'Lamps & co', description: 'A <shop>' }, caption: 'Seen' },
    '<p><a href="https://a.example/">Lamps &amp; co</a>: A &lt;shop&gt;</p><p>Seen</p>',
  ],
  ['bookmark', { metadata: {} }, ''],
  ['embed', { url: 'https://v.example/1', html: '<iframe></iframe>' }, '<p><a href="https://v.example/1">https://v.example/1</a></p>'],
  ['embed', { html: '<p>Only HTML</p>' }, '<p>Only HTML</p>'],
  ['file', { src: '/files/plan.pdf' }, '<p><a href="/files/plan.pdf">plan.pdf</a></p>'],
  ['audio', { src: '/a.mp3', title: 'Creaking' }, '<p><a href="/a.mp3">Creaking</a></p>'],
  ['callout', { calloutEmoji: '!', calloutText: 'Measure <b>twice</b>' }, '<blockquote><p>! Measure <b>twice</b></p></blockquote>'],
  ['toggle', { heading: 'Why', content: '<p>Because</p>' }, '<p><strong>Why</strong></p><p>Because</p>'],
  ['button', { buttonUrl: 'https://a.example/', buttonText: 'Buy' }, '<p><a href="https://a.example/">Buy</a></p>'],
  ['button', { buttonText: 'Leads nowhere' }, ''],
  [
    'product',
    { productImageSrc: '/p.jpg', productTitle: 'Stool', productDescription: '<p>Low</p>', productUrl: 'https://a.example/' },
    '<figure><img src="/p.jpg" alt="Stool"></figure><p><strong>Stool</strong></p><p>Low</p><p><a href="https://a.example/">https://a.example/</a></p>',
  ],
  ['header', { header: 'Light', subheader: 'And shade' }, '<h2>Light</h2><p>And shade</p>'],
])('a card %s with %j becomes HTML', (name, fields, html) => {
  expect(cardHtml(name, fields, emptyContext())).toBe(html)
})

it.each([
  ['paywall', 'the card `paywall` left out: it is for members'],
  ['transistor', 'the card `transistor` left out'],
  ['constructor', 'the card `constructor` left out'],
])('a card %s is dropped with a remark', (name, text) => {
  const context = emptyContext()
  expect(cardHtml(name, {}, context)).toBe('')
  expect(context.remarks).toEqual([{ kind: 'shortcode', text }])
})

it('a Markdown card keeps its nodes as they are', () => {
  const context = emptyContext()
  const html = cardHtml('markdown', { markdown: '# Oak\n\nBrown.' }, context)
  expect(context.nodes.map(({ type }) => type)).toEqual(['heading', 'paragraph'])
  expect(html.match(/ n="\d"/g)).toEqual([' n="0"', ' n="1"'])
})
