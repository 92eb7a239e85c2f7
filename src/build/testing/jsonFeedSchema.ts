import { z } from 'zod'

const address = z.url({ protocol: /^https?$/ })
const author = z.strictObject({ name: z.string().min(1), url: address.optional() })

/** JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/), as far as our feeds go; no other member is allowed. */
export const jsonFeedSchema = z.strictObject({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string().min(1),
  description: z.string(),
  home_page_url: address,
  feed_url: address,
  favicon: address.optional(),
  language: z.string().regex(/^[a-z]{2}$/),
  items: z.array(
    z.strictObject({
      id: z.string().min(1),
      url: address,
      title: z.string().min(1),
      summary: z.string(),
      content_html: z.string().min(1),
      image: address.optional(),
      date_published: z.iso.datetime({ offset: true }),
      date_modified: z.iso.datetime({ offset: true }),
      authors: z.array(author).min(1),
      tags: z.array(z.string().min(1)).optional(),
    }),
  ),
})
