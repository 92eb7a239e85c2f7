import { type Files, dayOf, picture, topicOf } from './writeFiles.ts'

/** Builders of sites with many posts and all typical features, as the files of their projects. */
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)

function collect(files: readonly (readonly [string, string | Buffer])[]): Files {
  return Object.fromEntries(files)
}

const aside = '\n```yaml\nkey: {{ not a tag }}\n<b>code</b> &amp;\n```\n\nFish &amp; chips cost 5 &euro;.[^1]\n\n[^1]: A *note*.\n'

/** Page bundles, TOML, YAML and JSON, shortcodes, drafts, Turkish translations, a permalink pattern. */
export function hugoSite(count: number): Files {
  const posts = numbers(count).flatMap((number): readonly (readonly [string, string | Buffer])[] => {
    const [day, topic, next] = [dayOf(number), topicOf(number), `post-${(number + 1) % count}`]
    const state = number % 50 === 7 ? 'draft = true' : number % 50 === 8 ? 'publishDate = 2099-01-01T00:00:00Z' : ''
    const body = `The text of post ${number} says enough about wood to be a sentence of its own.\n\n## Part One {#one}\n\nA [link]({{< ref "${next}" >}}), [another](/${dayOf(
      (number + 1) % count,
    )
      .slice(0, 7)
      .replace(
        '-',
        '/',
      )}/${((number + 1) % count) % 3 === 0 ? `${next}-quoted` : next}/#one), [a third](#one).\n\n{{< figure src="board.png" alt="A board" caption="Oak & *ash*" >}}\n\n{{< unknown id="${number}" >}}Inside stays.{{< /unknown >}}\n\n{{</* shown */>}}\n${aside}`
    if (number % 3 === 0) {
      const front = `+++\ntitle = "Post ${number}: \\"quoted\\""\ndate = ${day}T10:00:00+03:00\ntags = ["${topic}"]\n${state}\naliases = ["/old/${number}/"]\n+++\n`
      const turkish = `+++\ntitle = "Yazı ${number}"\nslug = "yazi-${number}"\ndate = ${day}\n+++\nTürkçe metin burada, yeterince uzun bir cümle olarak duruyor.\n\n![Tahta](board.png)\n`
      const bundle = `content/posts/post-${number}`
      return [
        [`${bundle}/index.md`, front + body],
        [`${bundle}/board.png`, picture],
        ...(number % 2 === 0 ? [[`${bundle}/index.tr.md`, turkish] as const] : []),
      ]
    }
    const front =
      number % 3 === 1
        ? `---\ntitle: Post ${number}\ndate: ${day}\nlastmod: ${dayOf(number + 2)}\ncategories: [${JSON.stringify(topic)}]\nauthor: Jane Doe\ndraft: ${state.startsWith('draft')}\n---\n`
        : `${JSON.stringify({ title: `Post ${number}`, date: day, tags: [topic], draft: state.startsWith('draft') }, null, 2)}\n\n`
    return [[`content/posts/post-${number}.md`, front + body.replace('src="board.png"', 'src="/images/board.png"')]]
  })
  return collect([
    [
      'hugo.toml',
      'baseURL = "https://old.example/"\ntitle = "Old Wood"\ndefaultContentLanguage = "en"\n[permalinks]\nposts = "/:year/:month/:slug/"\n[languages.en]\n[languages.tr]\n[languages.de]\n',
    ],
    ['static/images/board.png', picture],
    ['content/posts/_index.md', '---\ntitle: Posts\n---\n'],
    ['content/about.md', '---\ntitle: About\n---\nAbout.\n'],
    ...posts,
  ])
}

/** Liquid, includes, HTML in Markdown, categories as folders, drafts, collections. */
export function jekyllSite(count: number): Files {
  const posts = numbers(count).flatMap((number): readonly (readonly [string, string])[] => {
    const [day, topic] = [dayOf(number), topicOf(number)]
    const next = (number + 1) % count
    const isDraft = number % 50 === 7
    const front = `---\nlayout: post\ntitle: "Post ${number} &amp; more"\ntags: [${JSON.stringify(topic)}]\n${number % 50 === 8 ? 'published: false\n' : ''}image: {path: /assets/img/board.png, alt: A board}\n${number % 10 === 0 ? 'redirect_from: [/first/' + number + '/]\n' : ''}---\n`
    const isPublic = (other: number) => other % 50 !== 7
    const link = isPublic(next) ? `{% post_url ${dayOf(next)}-entry-${next} %}` : '/nowhere/'
    const body = `{% if page.title %}The text of post ${number} is longer than forty characters, surely.{% endif %}\n\nSee [the next](${link}) and <a href="{{ site.baseurl }}/${dayOf(next).replaceAll('-', '/')}/entry-${next}.html">again</a>.\n\n{% include figure.html src="/assets/img/board.png" alt="A board" caption="Oak" %}\n\n{% include newsletter.html %}\n\n{% highlight ruby %}\nputs "{{ verbatim }}"\n{% endhighlight %}\n\n{% raw %}{{ shown }}{% endraw %}\n\n<div class="note" onclick="go()">\n\nInside **a box**.\n\n</div>\n{: .lead}\n\n![A plank]({{ site.url }}/assets/img/board.png){: width="30"}\n${aside}`
    return [[isDraft ? `_drafts/entry-${number}.md` : `_posts/${number % 4 === 0 ? 'deep/' : ''}${day}-entry-${number}.md`, front + body]]
  })
  return collect([
    [
      '_config.yml',
      'title: Old Wood\nurl: https://old.example\nbaseurl: ""\nauthor: {name: Jane Doe}\ncollections:\n  recipes: {output: true}\n',
    ],
    ['_data/authors.yml', 'jane: {name: Jane Doe, bio: Writes about wood.}\n'],
    ['_recipes/stew.md', '---\ntitle: Stew\ndate: 2020-01-01\n---\nA stew of roots, which takes an hour to cook slowly.\n'],
    ['assets/img/board.png', picture],
    ['about.md', '---\ntitle: About\n---\nAbout.\n'],
    ...posts,
  ])
}

/** Folders with `index.mdx`, components, imports and relative links. */
export function gatsbySite(count: number): Files {
  const posts = numbers(count).flatMap((number): readonly (readonly [string, string | Buffer])[] => {
    const next = (number + 1) % count
    const front = `---\ntitle: Post ${number}\ndate: "${dayOf(number)}T22:12:03.284Z"\ndescription: Post ${number} in a sentence.\ntags: [${JSON.stringify(topicOf(number))}]\nfeaturedImage: ./board.png\nfeaturedImageAlt: A board\n${number % 50 === 7 ? 'draft: true\n' : ''}---\n`
    const isMdx = number % 2 === 0
    const body = `${isMdx ? "import Box from '../box'\n\n" : ''}The text of post ${number}, long enough to be more than a heading.\n\n[Next](../post-${next}/index.md${next % 2 === 0 ? 'x' : ''}) and [again](/post-${next}/)\n\n![A board](./board.png)\n\n${isMdx ? `<Box kind="note">\n\nInside **stays**.\n\n</Box>\n\n{1 + 1}\n` : ''}\n\`\`\`jsx {1}\n<Box>{x}</Box>\n\`\`\`\n`
    return [
      [`content/blog/post-${number}/index.md${isMdx ? 'x' : ''}`, front + body],
      [`content/blog/post-${number}/board.png`, picture],
    ]
  })
  return collect([
    [
      'gatsby-config.js',
      'module.exports = { siteMetadata: { title: `Old Wood`, author: { name: `Jane Doe` }, siteUrl: `https://old.example/` } }\n',
    ],
    ['README.md', '# Project\n'],
    ...posts,
  ])
}

/** Plain files: with fields, and without any. */
export function markdownFolder(count: number): Files {
  const posts = numbers(count).map((number): readonly [string, string] => {
    const next = `note-${(number + 1) % count}.md`
    const body = `The text of note ${number}, long enough to be more than a heading.\n\n[Next](${next}), ![A board](pictures/board.png) and [a file](files/plan.pdf).\n\n- one\n- two\n  1. deep\n`
    if (number % 2 === 0) return [`${number % 4 === 0 ? '' : ''}note-${number}.md`, `# Note ${number}\n\n${body}`]
    return [
      `note-${number}.md`,
      `---\ntitle: Note ${number}\ndate: ${dayOf(number)}\ntags: ${topicOf(number)}, Other\n${number % 50 === 7 ? 'status: draft\n' : ''}---\n\n${body}`,
    ]
  })
  return collect([
    ...posts,
    ['note-0.tr.md', '# Not 0\n\nTürkçe bir not, yeterince uzun bir cümle ile.\n'],
    ['pictures/board.png', picture],
    ['files/plan.pdf', '%PDF-1.4 a plan\n'],
  ])
}
