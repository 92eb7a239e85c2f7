import { type Files, dayOf, picture, topicOf, topics } from './writeFiles.ts'

const head = `<?xml version="1.0" encoding="UTF-8" ?>
<!DOCTYPE rss [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;&lol;">]>
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel><title>Old Wood</title><link>https://old.example</link><language>en-US</language><wp:wxr_version>1.2</wp:wxr_version>
<wp:base_site_url>https://old.example</wp:base_site_url><wp:base_blog_url>https://old.example</wp:base_blog_url>
<wp:author><wp:author_login><![CDATA[jane]]></wp:author_login><wp:author_display_name><![CDATA[Jane Doe]]></wp:author_display_name><wp:author_first_name><![CDATA[Jane]]></wp:author_first_name><wp:author_last_name><![CDATA[Doe]]></wp:author_last_name></wp:author>
<wp:author><wp:author_login><![CDATA[admin]]></wp:author_login><wp:author_display_name><![CDATA[admin]]></wp:author_display_name><wp:author_first_name></wp:author_first_name><wp:author_last_name></wp:author_last_name></wp:author>
<wp:category><wp:category_nicename>round</wp:category_nicename><wp:category_parent>about</wp:category_parent><wp:cat_name><![CDATA[Round]]></wp:cat_name></wp:category>
<wp:category><wp:category_nicename>about</wp:category_nicename><wp:category_parent>round</wp:category_parent><wp:cat_name><![CDATA[About]]></wp:cat_name></wp:category>
`

interface Item {
  readonly id: number
  readonly title: string
  readonly content: string
  readonly status?: string
  readonly type?: string
  readonly link?: string
  readonly slug?: string
  readonly more?: string
  readonly day?: string
}

export function wordpressItem({
  id,
  title,
  content,
  status = 'publish',
  type = 'post',
  slug = `entry-${id}`,
  day = dayOf(id),
  link = `https://old.example/${day.replaceAll('-', '/')}/${slug}/`,
  more = '',
}: Item): string {
  return `<item><title><![CDATA[${title}]]></title><link>${link}</link><dc:creator><![CDATA[jane]]></dc:creator><content:encoded><![CDATA[${content}]]></content:encoded><excerpt:encoded><![CDATA[]]></excerpt:encoded><wp:post_id>${id}</wp:post_id><wp:post_date>${day} 10:00:00</wp:post_date><wp:post_date_gmt>${day} 08:00:00</wp:post_date_gmt><wp:post_modified>${day} 10:00:00</wp:post_modified><wp:post_name>${slug}</wp:post_name><wp:status>${status}</wp:status><wp:post_parent>0</wp:post_parent><wp:post_type>${type}</wp:post_type><wp:post_password></wp:post_password>${more}</item>\n`
}

export function wordpressXml(items: readonly string[]): string {
  return `${head}${items.join('')}</channel></rss>\n`
}

const picturePath = '2019/01/board.png'
const image = `<img class="alignnone" src="https://old.example/wp-content/uploads/2019/01/board-300x200.png" alt="A board" />`

/** Gutenberg and classic posts, shortcodes, galleries, nested and cyclic categories, drafts, password-protected and private posts. */
export function wordpressExport(count: number): Files {
  const attachment = wordpressItem({
    id: 9000,
    title: 'board',
    content: '',
    type: 'attachment',
    more: `<wp:attachment_url>https://old.example/wp-content/uploads/${picturePath}</wp:attachment_url><wp:postmeta><wp:meta_key>_wp_attachment_image_alt</wp:meta_key><wp:meta_value><![CDATA[A board]]></wp:meta_value></wp:postmeta>`,
  })
  const items = Array.from({ length: count }, (_, index) => {
    const id = index + 1
    const next = (id % count) + 1
    const link = `https://old.example/${dayOf(next).replaceAll('-', '/')}/entry-${next}/`
    const topic = topicOf(id)
    const gutenberg = `<!-- wp:paragraph -->\n<p>The text of post ${id} &#8211; with <em>marks</em>, long enough to describe it. <a href="${link}">Next</a>, <a href="/?p=${next}">again</a>.</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:image {"id":9000} -->\n<figure class="wp-block-image"><a href="https://old.example/wp-content/uploads/${picturePath}">${image}</a><figcaption>Oak &amp; ash</figcaption></figure>\n<!-- /wp:image -->\n\n<!-- wp:latest-posts /-->\n\n<!-- wp:code -->\n<pre class="wp-block-code"><code>a &lt; b [not-code id="1"]</code></pre>\n<!-- /wp:code -->\n\n<!-- wp:html -->\n<script>alert(1)</script><iframe src="https://www.youtube.com/embed/abc"></iframe>\n<!-- /wp:html -->`
    const classic = `The text of post ${id}, long enough to describe it: a first line\nand a second.\n\nA <a href="${link}">link</a>.\n\n[caption id="attachment_1" align="left" width="300"]${image} Oak &amp; ash[/caption]\n\n[gallery ids="9000"]\n\n[contact-form-7 id="12" title="Form"]\n\n<ul>\n\t<li>one</li>\n\t<li>two</li>\n</ul>\n[quote]Inside stays.[/quote]\n\nIn brackets [sic].`
    const state = id % 50
    const status = state === 7 ? 'draft' : state === 8 ? 'private' : state === 10 ? 'future' : 'publish'
    const password = state === 9 ? '<wp:post_password>secret</wp:post_password>' : ''
    const categories = `<category domain="category" nicename="${id % 2 === 0 ? 'round' : 'uncategorized'}"><![CDATA[${id % 2 === 0 ? 'Round' : 'Uncategorized'}]]></category><category domain="post_tag" nicename="tag-${topics.indexOf(topic as (typeof topics)[number])}"><![CDATA[${topic.replace('&', '&amp;')}]]></category>`
    const thumbnail =
      id % 3 === 0 ? '<wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>9000</wp:meta_value></wp:postmeta>' : ''
    const item = wordpressItem({
      id,
      title: `Post ${id} &#8211; &amp;`,
      content: id % 2 === 0 ? gutenberg : classic,
      status,
      ...(status === 'future' && { day: '2099-05-06' }),
      ...(status === 'draft' && { link: `https://old.example/?p=${id}` }),
      more: categories + thumbnail,
    })
    return password === '' ? item : item.replace('<wp:post_password></wp:post_password>', password)
  })
  const page = wordpressItem({ id: 9001, title: 'About', content: 'About.', type: 'page' })
  return { 'export.xml': wordpressXml([...items, attachment, page]), [`wp-content/uploads/${picturePath}`]: picture }
}
