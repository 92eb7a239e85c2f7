import { expect, it } from 'vitest'
import type { Body } from '../../content/publication.ts'
import { createPicturePlanner, encodingVersion } from './planPictures.ts'
import { renderBodyParts } from './renderBodyParts.ts'

const base = `/assets/pictures/cafe-${encodingVersion}`

const file = { path: '/p.webp', hash: 'cafe', width: 1000, height: 500, colour: '#aabbcc', colours: [], preview: '' }
const body: Body = {
  parts: [
    '<p>One.</p>',
    { picture: file, alt: 'An "oak"', caption: 'Seen <em>close</em>.' },
    '<p>Two.</p>',
    { picture: file, alt: 'Again' },
  ],
  inserts: [],
  headings: [],
  words: 2,
  digest: '',
}

it('a picture is rendered as a figure with its sizes, its colour and its caption', () => {
  const html = renderBodyParts(body, createPicturePlanner())
  expect(html).toContain('alt="An &quot;oak&quot;" width="1000" height="500"')
  expect(html).toContain('style="background-color:#aabbcc"')
  expect(html).toContain(`${base}-400.avif 400w, ${base}-800.avif 800w, ${base}-1000.avif 1000w`)
  expect(html).toContain('<figcaption>Seen <em>close</em>.</figcaption>')
})

it('the first picture is fetched with high priority, except below a lead picture', () => {
  const priorities = (opens: boolean) =>
    renderBodyParts(body, createPicturePlanner(), { opens }).match(/fetchpriority="high"|loading="lazy"/g)
  expect(priorities(true)).toEqual(['fetchpriority="high"', 'loading="lazy"'])
  expect(priorities(false)).toEqual(['loading="lazy"', 'loading="lazy"'])
})

it('a picture that can be enlarged links to its largest encoding, unless it has no description', () => {
  const [, picture] = body.parts
  const html = renderBodyParts(
    { ...body, parts: [...body.parts, { ...(picture as object), alt: '' } as Body['parts'][number]] },
    createPicturePlanner(),
    {
      enlarge: true,
    },
  )
  expect(html.match(/<a [^>]*>/g)).toEqual(Array(2).fill(`<a href="${base}-1000.webp" data-picture>`))
})
